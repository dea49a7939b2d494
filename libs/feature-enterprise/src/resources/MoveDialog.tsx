import { FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import { FolderField } from './FolderField.js'
import { resourceMessages } from './resourceMessages.js'
import type { Folder } from './resourceQueries.js'

/** What the form holds. */
export interface MoveDraft {
  folderId: string | null
}

export interface MoveDialogProps extends FormPort<MoveDraft, true> {
  /** Names what moves. */
  title: string
  /** Where they are; undefined: in several places. */
  from: string | null | undefined
  /** What no folder says. */
  rootLabel: string
  /** All folders. */
  folders: readonly Folder[]
  /** A folder that moves: it cannot go into itself. */
  excluded?: string
}

/** Chooses the folder that a folder or resources go to. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, from, rootLabel, folders, excluded, ...form } = props
  const t = useMessages(resourceMessages)
  return (
    <FormDialog<MoveDraft, true>
      {...form}
      title={title}
      submitLabel={t.moveConfirm}
      initialValues={{ folderId: from ?? null }}
      validate={({ folderId }) => ({ folderId: folderId === from ? t.moveNowhere : undefined })}
    >
      <FolderField
        name="folderId"
        label={excluded === undefined ? t.folder : t.parentFolder}
        rootLabel={rootLabel}
        folders={folders}
        excluded={excluded}
      />
    </FormDialog>
  )
}
