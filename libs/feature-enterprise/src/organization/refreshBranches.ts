import type { Schemas } from '@spruce/api-client'
import type { QueryClient } from '@tanstack/react-query'

type Department = Schemas['Department']
type DeptNode = Schemas['DeptNode']

/** What a change touched, so that nothing else of a large tree is loaded again. */
export interface BranchChange {
  /** Parents whose list of children changed; null is the top. */
  lists?: readonly (string | null)[]
  /** Departments whose own row changed: name, number of children. */
  departments?: readonly (string | null)[]
  /** Departments whose people became more or fewer: those above them count them, too. */
  peopleOf?: readonly (string | null)[]
  /** Departments whose name or place changed: the paths of all below them did, too. */
  paths?: readonly string[]
}

/**
 * Refetches what is on screen of the touched branches and marks the rest of them stale. Branches
 * that were never opened, or that hold none of the departments, are left alone. Where it is unknown
 * what stands above a department with other people, every opened branch is asked again.
 */
export async function refreshBranches(client: QueryClient, change: BranchChange): Promise<void> {
  const lists = new Set(change.lists ?? [])
  const paths = new Set(change.paths ?? [])
  const counted = withAncestors(client, change.peopleOf ?? [])
  const rows = new Set([...(change.departments ?? []), ...(counted ?? [])])
  await client.invalidateQueries({
    predicate: ({ queryKey: [subject, kind, id], state }) => {
      if (subject !== 'departments') return false
      if (kind === 'search') return true
      if (kind !== 'children' && kind !== 'detail') return false
      if (counted === undefined) return true
      if (kind === 'children') {
        const nodes = state.data as readonly DeptNode[] | undefined
        return lists.has(id as string | null) || !!nodes?.some((node) => rows.has(node.id))
      }
      const detail = state.data as Department | undefined
      return rows.has(id as string) || !!detail?.path.some((step) => paths.has(step.id))
    },
  })
}

/** The departments and all above them, as far as everything above is known; else undefined. */
function withAncestors(
  client: QueryClient,
  ids: readonly (string | null)[],
): ReadonlySet<string> | undefined {
  const parents = knownParents(client)
  const found = new Set<string>()
  for (const start of ids) {
    let id = start
    while (id !== null && !found.has(id)) {
      found.add(id)
      const parent = parents.get(id)
      if (parent === undefined) return undefined
      id = parent
    }
  }
  return found
}

/** The parent of every department that anything in the cache tells of. */
function knownParents(client: QueryClient): ReadonlyMap<string, string | null> {
  const parents = new Map<string, string | null>()
  const addNodes = (nodes: readonly DeptNode[]): void => {
    for (const { id, parentId, children } of nodes) {
      parents.set(id, parentId)
      addNodes(children)
    }
  }
  for (const [[, kind], data] of client.getQueriesData({ queryKey: ['departments'] })) {
    if (data === undefined) continue
    if (kind === 'children') addNodes(data as readonly DeptNode[])
    if (kind === 'search') addNodes((data as { rows: readonly DeptNode[] }).rows)
    if (kind === 'detail')
      (data as Department).path.forEach(({ id }, index, path) =>
        parents.set(id, path[index - 1]?.id ?? null),
      )
  }
  return parents
}
