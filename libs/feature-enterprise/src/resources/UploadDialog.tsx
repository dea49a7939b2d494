import { Button } from '@chakra-ui/react/button'
import { ResourceUploads } from '@spruce/console-kit/resources'
import { type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { resourceMessages } from './resourceMessages.js'
import { type Folder, resourcesKey } from './resourceQueries.js'

export interface UploadDialogProps extends DialogProps {
  /** Where the files go; undefined: to no folder. */
  folder: Folder | undefined
  /** Files that were dropped or pasted on the page. */
  files?: readonly File[]
}

/** Uploads files to a folder; they are kept as they come, and closing keeps them. */
export function UploadDialog({ folder, files, onClose }: UploadDialogProps) {
  const t = useMessages(resourceMessages)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  return (
    <ListDialog
      title={t.uploadTitle}
      lead={folder ? t.uploadInto(folder.name) : t.uploadNowhere}
      hasInput={isBusy}
      onClose={() => onClose()}
      footer={
        <Button disabled={isBusy} onClick={() => onClose()}>
          {t.uploadDone}
        </Button>
      }
    >
      <ResourceUploads
        folderId={folder?.id ?? null}
        asksForMetadata
        {...(files && { files })}
        onBusyChange={setBusy}
        onStored={() => void client.invalidateQueries({ queryKey: resourcesKey })}
      />
    </ListDialog>
  )
}
