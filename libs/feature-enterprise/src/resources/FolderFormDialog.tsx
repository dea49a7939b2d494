import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { FolderField } from './FolderField.js'
import { resourceMessages } from './resourceMessages.js'
import type { Folder } from './resourceQueries.js'

/** What the form holds. */
export interface FolderDraft {
  name: string
  parentId: string | null
}

export interface FolderFormDialogProps extends FormPort<FolderDraft, Folder> {
  /** Absent: a new one, which also has a parent. */
  folder?: Folder
  /** The parent that a new one starts with. */
  parentId?: string | null
  /** All folders, to choose a parent from. */
  folders: readonly Folder[]
}

/** Adds a folder, or gives one another name. */
export function FolderFormDialog(props: FolderFormDialogProps) {
  const { folder, parentId = null, folders, ...form } = props
  const t = useMessages(resourceMessages)
  return (
    <FormDialog<FolderDraft, Folder>
      {...form}
      title={folder ? t.renameFolderTitle(folder.name) : t.addFolder}
      record={folder}
      draftOf={(of) => ({ name: of?.name ?? '', parentId: of?.parentId ?? parentId })}
      validate={({ name }) => ({ name: name.trim() === '' ? t.folderNameRequired : undefined })}
    >
      <TextField name="name" label={t.folderName} isRequired maxLength={50} />
      {!folder && (
        <FolderField
          name="parentId"
          label={t.parentFolder}
          rootLabel={t.topLevel}
          folders={folders}
        />
      )}
    </FormDialog>
  )
}
