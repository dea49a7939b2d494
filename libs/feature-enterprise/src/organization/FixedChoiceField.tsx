import { MultiSelectField } from '@spruce/shell-ui'

export interface FixedChoiceFieldProps {
  /** Key of the draft; it holds ids. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** What it takes to change it. */
  help: string
  /** Those whose ids the draft holds, by name. */
  chosen: readonly { id: string; name: string }[]
}

/** Shows what is chosen, and not to be changed. */
export function FixedChoiceField({ name, label, help, chosen }: FixedChoiceFieldProps) {
  return (
    <MultiSelectField
      name={name}
      label={label}
      help={help}
      options={chosen.map(({ id, name: text }) => ({ value: id, label: text }))}
      isDisabled
    />
  )
}
