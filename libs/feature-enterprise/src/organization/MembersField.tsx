import { MultiSelectField } from '@spruce/shell-ui'
import { useFindMembers } from './useFindMembers.js'

/** @public */
export interface MembersFieldProps {
  /** Key of the draft; it holds ids of memberships. */
  name: string
  /** What it is: stands above the field and names it. */
  label: string
  /** Stands below the field until an error takes its place. */
  help?: string
  /** Marks the field; the form around it checks it. */
  isRequired?: boolean
}

const noOptions: readonly never[] = []

/** Chooses people of the tenant, found by the server while typing. */
export function MembersField(props: MembersFieldProps) {
  const find = useFindMembers()
  return <MultiSelectField {...props} options={noOptions} find={find} />
}
