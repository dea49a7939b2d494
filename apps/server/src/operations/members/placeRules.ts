import { denied } from '../../http/errors.js'
import { newId } from '../../ids.js'
import type { PeopleScope } from '../../repositories/members/peopleScope.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isWithin } from '../../repositories/departments/departmentPath.js'
import type { DepartmentNode } from '../../repositories/departments/DepartmentsRepository.js'

/** The departments of a person, some of which may have been removed since they were chosen. */
export interface Placement {
  /** Never empty, the main one first. */
  departmentIds: string[]
  /** The root department, where none of the chosen ones is left. */
  root: DepartmentNode | null
  /** How many of the chosen ones are gone. */
  gone: number
}

/**
 * Keeps the departments that are there; whoever would be in none is in the root department. Needs the
 * organisation's lock.
 */
export async function placeOrRoot(
  repositories: Repositories,
  tenantId: string,
  departmentIds: readonly string[],
): Promise<Placement> {
  const known = await repositories.departments.byIds(tenantId, departmentIds)
  const ids = new Set(known.map(({ id }) => id))
  const kept = departmentIds.filter((id) => ids.has(id))
  const gone = departmentIds.length - kept.length
  if (kept.length > 0) return { departmentIds: kept, root: null, gone }
  const root = await rootDepartment(repositories, tenantId)
  return { departmentIds: [root.id], root, gone }
}

/** The root department; a tenant that has none gets one of its short name, as a new customer does. */
async function rootDepartment(
  { departments, tenants }: Repositories,
  tenantId: string,
): Promise<DepartmentNode> {
  const root = await departments.root(tenantId)
  if (root) return root
  const { short_name: name } = await tenants.get(tenantId)
  const id = newId()
  const blank = { code: null, headId: null, description: null }
  await departments.add(tenantId, { ...blank, id, parent: null, name, sort: 1 })
  const [added] = await departments.byIds(tenantId, [id])
  if (!added) throw new Error(`No department ${id}`)
  return added
}

/** Nobody puts people where they would not see them. @throws 403 */
export async function assertMayPlace(
  scope: PeopleScope,
  { departments }: Repositories,
  tenantId: string,
  departmentIds: readonly string[],
): Promise<void> {
  if (scope === 'all' || departmentIds.length === 0) return
  const places = await departments.byIds(tenantId, departmentIds)
  const isSeen = ({ id, path }: { id: string; path: string }) =>
    scope.departmentIds.includes(id) || scope.branches.some((branch) => isWithin(path, branch))
  if (!places.every(isSeen)) throw denied()
}
