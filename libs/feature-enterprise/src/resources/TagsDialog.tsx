import { FormDialog, type FormPort, useMessages } from '@spruce/shell-ui'
import { resourceMessages } from './resourceMessages.js'
import { maxTags, TagsField } from './TagsField.js'

/** What the form holds. */
export interface TagsDraft {
  add: readonly string[]
  remove: readonly string[]
}

export interface TagsDialogProps extends FormPort<TagsDraft, true> {
  /** How many resources get other tags. */
  count: number
  /** Tags that the company uses, the most frequent first. */
  known: readonly string[]
  /** Tags that these resources have: those that can be taken. */
  present: readonly string[]
}

/** Gives several resources tags and takes some from them. */
export function TagsDialog({ count, known, present, ...form }: TagsDialogProps) {
  const t = useMessages(resourceMessages)
  return (
    <FormDialog<TagsDraft, true>
      {...form}
      title={t.tagTitle(count)}
      submitLabel={t.tagConfirm}
      initialValues={{ add: [], remove: [] }}
      validate={({ add, remove }) => ({
        add:
          add.length + remove.length === 0
            ? t.tagNothing
            : add.length > maxTags
              ? t.tooManyTags
              : undefined,
        remove: remove.some((tag) => add.includes(tag)) ? t.tagBoth : undefined,
      })}
    >
      <TagsField name="add" label={t.tagsToAdd} known={known} />
      {present.length > 0 && (
        <TagsField name="remove" label={t.tagsToRemove} known={present} isClosed />
      )}
    </FormDialog>
  )
}
