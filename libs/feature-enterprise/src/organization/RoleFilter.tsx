import { useApi } from '@spruce/session/react'
import { FilterSelect } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { roleListOptions } from './roleQueries.js'

export interface RoleFilterProps {
  /** What it says while no role is chosen. */
  label: string
}

/** Filters by a role of the tenant: `roleId` of the query. */
export function RoleFilter({ label }: RoleFilterProps) {
  const { data: roles = [] } = useQuery(roleListOptions(useApi()))
  return (
    <FilterSelect
      name="roleId"
      label={label}
      options={roles.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
