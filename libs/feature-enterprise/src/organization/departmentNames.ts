import type { QueryClient } from '@tanstack/react-query'
import { departmentKeys, type Department, type DeptNode } from './departmentQueries.js'
import { memberKeys, type Member } from './memberQueries.js'

/** The name of a department, from whatever has been loaded; undefined when nothing names it. */
export function departmentName(client: QueryClient, id: string): string | undefined {
  const detail = client.getQueryData<Department>(departmentKeys.detail(id))
  if (detail) return detail.name
  for (const [, nodes] of client.getQueriesData<DeptNode[]>({ queryKey: departmentKeys.lists() })) {
    const node = nodes?.find((row) => row.id === id)
    if (node) return node.name
  }
  for (const [, found] of client.getQueriesData<{ rows: DeptNode[] }>({
    queryKey: departmentKeys.searches(),
  })) {
    const node = findNode(found?.rows ?? [], id)
    if (node) return node.name
  }
  for (const [, known] of client.getQueriesData<Department>({
    queryKey: departmentKeys.details(),
  })) {
    const step = known?.path.find((row) => row.id === id)
    if (step) return step.name
  }
  for (const [, page] of client.getQueriesData<{ rows: Member[] }>({
    queryKey: memberKeys.lists(),
  }))
    for (const { departments } of page?.rows ?? []) {
      const department = departments.find((row) => row.id === id)
      if (department) return department.name
    }
  return undefined
}

function findNode(nodes: readonly DeptNode[], id: string): DeptNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id)
    if (found) return found
  }
  return undefined
}
