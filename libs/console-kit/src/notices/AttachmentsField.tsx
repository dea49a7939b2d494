import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  type FieldProps,
  type StoredFile,
  UploadField,
  useField,
  useLatest,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { FolderOpen } from 'lucide-react'
import { uploadAttachment } from './noticeFiles.js'
import { noticeMessages } from './noticeMessages.js'

const limits = { most: 20, maxSize: 20 * 1024 * 1024 }

/**
 * The files that a notice carries: uploaded for it, or chosen among the resources of the company by who may list
 * them. The draft holds the stored files.
 */
export function AttachmentsField(props: FieldProps) {
  const api = useApi()
  const t = useMessages(noticeMessages)
  const canList = usePermitted()('resource:list')
  const { control } = useField<readonly StoredFile[]>(props)
  const latest = useLatest(control)
  const isFull = control.value.length >= limits.most

  async function choose() {
    const { resourcePicker } = await import('../resources/resourcePicker.js')
    const resource = await resourcePicker.open({ isAnyFile: true, maxBytes: limits.maxSize })
    if (!resource) return
    // Uploads may have ended while the files were shown.
    const { value, onChange } = latest.current
    if (value.some(({ id }) => id === resource.id)) return
    const { id, name, bytes } = resource
    onChange([...value, { id, name, size: bytes }])
  }

  return (
    <Box display="flex" flexDirection="column" alignItems="stretch" gap="2">
      <UploadField {...props} {...limits} upload={uploadAttachment(api)} storedText={t.attached} />
      {canList && (
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          disabled={control.isDisabled || isFull}
          onClick={() => void choose()}
        >
          <FolderOpen size={16} aria-hidden />
          {t.chooseResource}
        </Button>
      )}
    </Box>
  )
}
