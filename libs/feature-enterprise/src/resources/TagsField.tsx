import { MultiSelectField, useMessages } from '@spruce/shell-ui'
import { resourceMessages } from './resourceMessages.js'

/** A resource has at most so many: `maxItems` in the contract. */
export const maxTags = 20
/** `maxLength` of a tag in the contract. */
const maxLength = 30

export interface TagsFieldProps {
  /** Key of the draft; it holds the tags. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Tags that can be chosen at once. */
  known: readonly string[]
  /** Only those that are known. */
  isClosed?: boolean
}

/** Chooses tags; one that nobody used yet is typed, and chosen as a new one. */
export function TagsField({ name, label, known, isClosed = false }: TagsFieldProps) {
  const t = useMessages(resourceMessages)
  const options = known.map((tag) => ({ value: tag, label: tag }))
  const find = (keyword: string) => {
    const text = keyword.trim().normalize('NFC').slice(0, maxLength)
    const found = options.filter(({ label: tag }) => tag.toLowerCase().includes(text.toLowerCase()))
    const isNew = text !== '' && !known.includes(text)
    return Promise.resolve(
      isNew ? [{ value: text, label: text, description: t.newTag }, ...found] : found,
    )
  }
  return (
    <MultiSelectField
      name={name}
      label={label}
      help={isClosed ? undefined : t.tagsHelp}
      options={options}
      {...(!isClosed && { find })}
    />
  )
}
