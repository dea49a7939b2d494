import { FilterForm } from '@spruce/console-kit/filters'
import { useApi } from '@spruce/session/react'
import { FilterSelect, useFilter, useMessages, usePermitted } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { DepartmentField } from '../organization/DepartmentField.js'
import { departmentOptions } from '../organization/departmentQueries.js'
import { roleListOptions } from '../organization/roleQueries.js'
import { applicationMessages } from './applicationMessages.js'

/** Who sees an application: who holds a role, who is in a department; each for who may list those. */
export function AudienceFilters() {
  const isPermitted = usePermitted()
  return (
    <>
      {isPermitted(['role:list', 'user:list']) && <RoleFilter />}
      {isPermitted('department:list') && <DepartmentFilter />}
    </>
  )
}

function RoleFilter() {
  const t = useMessages(applicationMessages)
  const { data: roles = [] } = useQuery(roleListOptions(useApi()))
  return (
    <FilterSelect
      name="roleId"
      label={t.anyRole}
      options={roles.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function DepartmentFilter() {
  const t = useMessages(applicationMessages)
  const { value, onChange } = useFilter<string>({ name: 'deptId' })
  // An address names it by its id alone.
  useQuery({ ...departmentOptions(useApi(), value ?? ''), enabled: value !== undefined })
  return (
    <FilterForm
      name="deptId"
      width={224}
      value={value ?? null}
      onChange={(chosen: string | null) => onChange(chosen ?? undefined)}
    >
      <DepartmentField name="deptId" label={t.seenByDepartment} noneLabel={t.anyDepartment} />
    </FilterForm>
  )
}
