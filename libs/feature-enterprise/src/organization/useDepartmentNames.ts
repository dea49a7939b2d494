import { useApi } from '@spruce/session/react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { departmentName } from './departmentNames.js'
import { departmentOptions } from './departmentQueries.js'

/** Stands for a name until it is known. */
const unknown = '…'

/** Departments with their names; what nothing has loaded yet is fetched, and what is gone keeps its id. */
export function useDepartmentNames(ids: readonly string[]): { id: string; name: string }[] {
  const api = useApi()
  const client = useQueryClient()
  const asked = useQueries({
    queries: ids.map((id) => ({
      ...departmentOptions(api, id),
      enabled: departmentName(client, id) === undefined,
      retry: false,
    })),
  })
  return ids.map((id, index) => {
    const known = departmentName(client, id) ?? asked[index]?.data?.name
    return { id, name: known ?? (asked[index]?.isError ? id : unknown) }
  })
}
