import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { FolderField } from './FolderField.js'
import { resourceMessages } from './resourceMessages.js'
import type { Folder, Resource } from './resourceQueries.js'

/** What the form holds. */
export interface ResourceDraft {
  name: string
  folderId: string | null
}

export interface ResourceFormDialogProps extends FormPort<ResourceDraft, Resource> {
  /** What is edited. */
  resource: Resource
  /** All folders. */
  folders: readonly Folder[]
}

const forbidden = /[/\\:*?"<>|]/

/** Names a resource and says where it lies. */
export function ResourceFormDialog({ resource, folders, ...form }: ResourceFormDialogProps) {
  const t = useMessages(resourceMessages)
  return (
    <FormDialog<ResourceDraft, Resource>
      {...form}
      title={t.editTitle(resource.name)}
      record={resource}
      draftOf={(of) => ({ name: of?.name ?? '', folderId: of?.folderId ?? null })}
      sayValue={(field, value) =>
        field === 'folderId'
          ? (folders.find(({ id }) => id === value)?.name ?? t.noFolder)
          : undefined
      }
      validate={({ name }) => ({
        name: name.trim() === '' ? t.nameRequired : forbidden.test(name) ? t.nameSigns : undefined,
      })}
    >
      <TextField name="name" label={t.name} help={t.nameHelp} isRequired maxLength={120} />
      <FolderField name="folderId" label={t.folder} rootLabel={t.noFolder} folders={folders} />
    </FormDialog>
  )
}
