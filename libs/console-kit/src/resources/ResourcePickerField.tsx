import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { FieldFrame, type FieldProps, useField, useMessages, usePermitted } from '@spruce/shell-ui'
import { Images, X } from 'lucide-react'
import { resourcePicker } from './resourcePicker.js'
import { resourcePickerMessages } from './resourcePickerMessages.js'
import type { Resource } from './sendResource.js'

/** @public */
export interface ResourcePickerFieldProps extends FieldProps {
  /** The most that the picture may have. Default: what a resource may have. */
  maxBytes?: number
  /** Told of the resource that is chosen; undefined: the picture is taken away. */
  onChoose?: (resource: Resource | undefined) => void
  /** The only way to a value: who may not list resources is told so. Otherwise the field is not there for them. */
  isAlone?: boolean
}

/**
 * A picture of the company's resources: chosen among the recent ones, found, or uploaded in place. The draft holds its
 * address, which stays when its content is replaced, or null. Another field may hold the same key for what is no
 * address, as the name of an icon. Who may not list resources sees what is chosen, and may take it away. @public
 */
export function ResourcePickerField(props: ResourcePickerFieldProps) {
  const t = useMessages(resourcePickerMessages)
  const canList = usePermitted()('resource:list')
  const { control, attach, error } = useField<string | null | undefined>(props)
  const { id, labelId, describedBy, isDisabled, value, onChange } = control
  const address = typeof value === 'string' && /[/:]/.test(value) ? value : undefined
  const { maxBytes, onChoose, isAlone = false } = props
  if (!canList && !isAlone && address === undefined) return null

  async function choose() {
    const resource = await resourcePicker.open({ chosen: address, maxBytes })
    if (!resource?.url) return
    onChange(resource.url)
    onChoose?.(resource)
  }

  function clear() {
    onChange(null)
    onChoose?.(undefined)
  }

  return (
    <FieldFrame {...props} id={id} labelId={labelId} error={error}>
      <Box display="flex" alignItems="center" gap="2" flexWrap="wrap">
        {address !== undefined && (
          <img
            src={address}
            alt={t.chosen}
            width={40}
            height={40}
            style={{ width: 40, height: 40, objectFit: 'contain' }}
          />
        )}
        {canList ? (
          <Button
            ref={attach}
            id={id}
            variant="outline"
            colorPalette="gray"
            aria-labelledby={`${labelId} ${id}-text`}
            aria-describedby={describedBy}
            disabled={isDisabled}
            onClick={() => void choose()}
          >
            <Images aria-hidden />
            <span id={`${id}-text`}>{address === undefined ? t.choose : t.change}</span>
          </Button>
        ) : (
          isAlone && !isDisabled && <span className="sp-help">{t.mayNotList}</span>
        )}
        {address !== undefined && !isDisabled && (
          <button
            type="button"
            className="sp-icon-button"
            aria-label={t.clear}
            title={t.clear}
            onClick={clear}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </Box>
    </FieldFrame>
  )
}
