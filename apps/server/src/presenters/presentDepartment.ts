import type { Schemas } from '@spruce/api-client/contract'
import type {
  DepartmentDetail,
  DepartmentNode,
  DepartmentRef,
} from '../repositories/departments/DepartmentsRepository.js'

/** A department for its form; `path` leads from the root to the department itself. */
export function presentDepartment(
  department: DepartmentDetail,
  {
    path,
    ...uses
  }: Pick<Schemas['Department'], 'openInvitations' | 'apps'> & {
    path: DepartmentRef[]
  },
): Schemas['Department'] {
  const { id, parentId, name, code, headId, headName, sort, description } = department
  const { memberCount, childCount, version } = department
  return {
    id,
    parentId,
    name,
    code,
    headId,
    headName,
    sort,
    description,
    path,
    memberCount,
    childCount,
    ...uses,
    version,
  }
}

/** A node of the tree, with no children loaded. */
export function presentDeptNode(node: DepartmentNode, isMatch = false): Schemas['DeptNode'] {
  const { id, parentId, name, code, sort, childCount, memberCount, version } = node
  return {
    id,
    parentId,
    name,
    code,
    sort,
    childCount,
    memberCount,
    matched: isMatch,
    version,
    children: [],
  }
}

/** Puts nodes into each other, siblings in their order. Nodes without their parent are left out. */
export function presentDeptTree(
  nodes: readonly DepartmentNode[],
  matched: ReadonlySet<string> = new Set(),
): Schemas['DeptNode'][] {
  const ordered = [...nodes].sort(
    (one, other) =>
      one.sort - other.sort || compare(one.nameKey, other.nameKey) || compare(one.id, other.id),
  )
  const presented = new Map(
    ordered.map((node) => [node.id, presentDeptNode(node, matched.has(node.id))]),
  )
  const roots: Schemas['DeptNode'][] = []
  for (const node of presented.values()) {
    const family = node.parentId === null ? roots : presented.get(node.parentId)?.children
    family?.push(node)
  }
  return roots
}

/** The order of C collation, near enough for texts in lower case. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
