import { FormDialog, type FormPort, TextField, useMessages } from '@spruce/shell-ui'
import { FolderField } from './FolderField.js'
import { resourceMessages } from './resourceMessages.js'
import type { Folder, Resource } from './resourceQueries.js'
import { maxTags, TagsField } from './TagsField.js'

/** What the form holds. */
export interface ResourceDraft {
  name: string
  folderId: string | null
  tags: readonly string[]
}

export interface ResourceFormDialogProps extends FormPort<ResourceDraft, Resource> {
  /** What is edited. */
  resource: Resource
  /** All folders. */
  folders: readonly Folder[]
  /** Tags that the company uses, the most frequent first. */
  known: readonly string[]
}

const forbidden = /[/\\:*?"<>|]/

/** Names a resource, says where it lies and what it is found by. */
export function ResourceFormDialog({ resource, folders, known, ...form }: ResourceFormDialogProps) {
  const t = useMessages(resourceMessages)
  return (
    <FormDialog<ResourceDraft, Resource>
      {...form}
      title={t.editTitle(resource.name)}
      record={resource}
      draftOf={(of) => ({
        name: of?.name ?? '',
        folderId: of?.folderId ?? null,
        tags: of?.tags ?? [],
      })}
      sayValue={(field, value) =>
        field === 'folderId'
          ? (folders.find(({ id }) => id === value)?.name ?? t.noFolder)
          : undefined
      }
      validate={({ name, tags }) => ({
        name: name.trim() === '' ? t.nameRequired : forbidden.test(name) ? t.nameSigns : undefined,
        tags: tags.length > maxTags ? t.tooManyTags : undefined,
      })}
    >
      <TextField name="name" label={t.name} help={t.nameHelp} isRequired maxLength={120} />
      <FolderField name="folderId" label={t.folder} rootLabel={t.noFolder} folders={folders} />
      <TagsField name="tags" label={t.tags} known={known} />
    </FormDialog>
  )
}
