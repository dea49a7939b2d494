import { listOf } from '@spruce/api-client'
import { listContactDepartments } from '@spruce/api-client/operations'
import { ChoiceFilter } from '@spruce/console-kit/filters'
import { useApi } from '@spruce/session/react'
import { type FilterBinding, useFilter, useMessages } from '@spruce/shell-ui'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { departmentFilterMessages } from './departmentFilterMessages.js'

/** Holds the id of a department; nothing for all. */
export type DepartmentFilterProps = FilterBinding<string>

/** Chooses a department from the contact book, for which nobody needs a right. */
export function DepartmentFilter(props: DepartmentFilterProps) {
  const { value, onChange } = useFilter(props)
  const api = useApi()
  const client = useQueryClient()
  const t = useMessages(departmentFilterMessages)
  const named = listOf(api, listContactDepartments, { query: { id: value ?? '' } })
  const { data } = useQuery({
    ...named,
    queryFn: value === undefined ? skipToken : named.queryFn,
    meta: { silent: true }, // the id stands for a name that does not come
  })
  return (
    <ChoiceFilter
      label={t.department}
      anyLabel={t.anyDepartment}
      options={value === undefined ? [] : [{ value, label: data?.rows[0]?.name ?? value }]}
      find={async (text) => {
        const keyword = text.trim()
        const query = keyword === '' ? {} : { keyword }
        const { rows } = await client.query(listOf(api, listContactDepartments, { query }))
        return rows.map(({ id, name }) => ({ value: id, label: name }))
      }}
      value={value}
      onChange={onChange}
    />
  )
}
