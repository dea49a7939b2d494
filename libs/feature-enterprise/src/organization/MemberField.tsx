import { SelectField } from '@spruce/shell-ui'
import { useFindMembers } from './useFindMembers.js'

/** @public */
export interface MemberFieldProps {
  /** Key of the draft; it holds the id of a membership, or null. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help?: string
  /** The person chosen at the start. */
  chosen?: { id: string; name: string } | undefined
}

/** Chooses a person of the tenant, found by the server while typing. */
export function MemberField({ name, label, help, chosen }: MemberFieldProps) {
  const find = useFindMembers()
  return (
    <SelectField
      name={name}
      label={label}
      help={help}
      options={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
      find={find}
      isClearable
    />
  )
}
