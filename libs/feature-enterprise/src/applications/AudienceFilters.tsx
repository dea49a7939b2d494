import { FilterForm } from '@spruce/console-kit/filters'
import { useApi } from '@spruce/session/react'
import { useFilter, useMessages, usePermitted } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { DepartmentField } from '../organization/DepartmentField.js'
import { departmentOptions } from '../organization/departmentQueries.js'
import { RoleFilter } from '../organization/RoleFilter.js'
import { applicationMessages } from './applicationMessages.js'

/** Who sees an application: who holds a role, who is in a department; each for who may list those. */
export function AudienceFilters() {
  const isPermitted = usePermitted()
  const t = useMessages(applicationMessages)
  return (
    <>
      {isPermitted(['role:list', 'user:list']) && <RoleFilter label={t.anyRole} />}
      {isPermitted('department:list') && <DepartmentFilter />}
    </>
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
