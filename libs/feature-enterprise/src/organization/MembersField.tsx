import { MultiSelectField } from '@spruce/shell-ui'
import { useFindMembers } from './useFindMembers.js'

/** @public */
export interface MembersFieldProps {
  /** Key of the draft; it holds ids of memberships. */
  name: string
  label: string
  help?: string
  isRequired?: boolean
}

const noOptions: readonly never[] = []

/** Chooses people of the tenant, found by the server while typing. */
export function MembersField(props: MembersFieldProps) {
  const find = useFindMembers()
  return <MultiSelectField {...props} options={noOptions} find={find} />
}
