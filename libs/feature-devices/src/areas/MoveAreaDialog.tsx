import { FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import type { Area } from '../devices/deviceQueries.js'
import { AreaField } from './AreaField.js'
import { areaMessages } from './areaMessages.js'

/** What the form holds. */
export interface AreaMoveDraft {
  parentId: string | null
}

export interface MoveAreaDialogProps extends FormPort<AreaMoveDraft, true> {
  /** The one that moves; it cannot go below itself. */
  area: Pick<Area, 'id' | 'name' | 'parentId'>
}

/** Chooses the area that another goes below. */
export function MoveAreaDialog({ area, ...form }: MoveAreaDialogProps) {
  const t = useMessages(areaMessages)
  return (
    <FormDialog<AreaMoveDraft, true>
      {...form}
      title={t.moveTitle(area.name)}
      submitLabel={t.moveConfirm}
      initialValues={{ parentId: area.parentId }}
      validate={({ parentId }) => ({
        parentId: parentId === area.parentId ? t.moveNowhere : undefined,
      })}
    >
      <AreaField name="parentId" label={t.parent} rootLabel={t.topLevel} excluded={area.id} />
    </FormDialog>
  )
}
