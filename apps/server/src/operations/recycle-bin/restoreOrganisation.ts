import type { TenantContext } from '../../http/defineOperation.js'
import { type HttpError, unprocessable, wrongField } from '../../http/errors.js'
import type {
  DepartmentNode,
  DepartmentRecord,
} from '../../repositories/departments/DepartmentsRepository.js'
import { childPath } from '../../repositories/departments/departmentPath.js'
import {
  type BatchDepartment,
  DepartmentBatchesRepository,
} from '../../repositories/imports/DepartmentBatchesRepository.js'
import { assertDepth, findParent } from '../departments/departmentPlace.js'
import { departmentRefusal } from '../departments/departmentRefusal.js'
import { notePhoto } from '../files/noteUses.js'
import { pictureStillThere } from '../files/pictureRules.js'
import { assertMayGrant, assertRoom, memberRefusal } from '../members/memberRules.js'
import { assertMayPlace, placeOrRoot, type Placement } from '../members/placeRules.js'
import { assertHolds, assertMayScope, roleRefusal } from '../roles/roleRules.js'
import { leftOut, type Note } from './restoreNotes.js'
import type { Snapshots } from './snapshots.js'

type Context = TenantContext<'restoreRecycled'>

/** People and departments that have gone since are left out. */
export async function restoreRole(
  { session, tenantId, repositories }: Context,
  role: Snapshots['roles'],
): Promise<Note[]> {
  const { roles, members, departments } = repositories
  assertHolds(session, role.permissions)
  if (role.permissions.length > 0) assertMayScope(session, role.dataScope)
  const kept = await departments.byIds(tenantId, role.departmentIds)
  try {
    await roles.add(tenantId, { ...role, departmentIds: kept.map(({ id }) => id) })
  } catch (error) {
    throw roleRefusal(error)
  }
  if (!role.enabled) await roles.setEnabled(tenantId, role.id, false)
  const holders = await members.existing(tenantId, role.memberIds)
  await roles.addMembers(tenantId, role.id, holders)
  return [
    ...leftOut('DEPARTMENTS_GONE', role.departmentIds.length - kept.length),
    ...leftOut('PEOPLE_GONE', role.memberIds.length - holders.length),
  ]
}

/**
 * Below the department that the caller chose, else below its parent, or the nearest one above that is
 * still there; heads that have gone are left out.
 * @throws 422 RESTORE_PLACE where none above is left and none is chosen
 * @throws 422 DEPT_TOO_DEEP where the branch has no room below its parent
 */
export async function restoreBranch(
  context: Context,
  { above, branch }: Snapshots['departments'],
): Promise<Note[]> {
  const { session, tenantId, repositories, tx } = context
  const { departments, members, appDepartments } = repositories
  const { topParent, isMoved } = await parentOf(context, above)
  assertDepth((topParent?.depth ?? 0) + levelsOf(branch))
  const wanted = branch.flatMap(({ headId }) => headId ?? [])
  const heads = new Set(await members.existing(tenantId, wanted))
  const placed = placeBranch(branch, topParent, heads)
  try {
    await new DepartmentBatchesRepository(tx).add(tenantId, placed)
  } catch (error) {
    throw departmentRefusal(error)
  }
  await appDepartments.bringBack(tenantId, branch)
  // A place in a role's scope shows people: only whoever sees everybody gives it back.
  if (session.tenant?.seesEverybody) await departments.addToScopes(tenantId, branch)
  return [
    ...(isMoved ? [{ code: 'PARENT_GONE' as const, place: topParent?.name ?? null }] : []),
    ...leftOut('HEADS_GONE', wanted.filter((id) => !heads.has(id)).length),
  ]
}

/** The departments of a branch below its new parent; heads that have gone are left out. */
function placeBranch(
  branch: readonly DepartmentRecord[],
  topParent: DepartmentNode | null,
  heads: ReadonlySet<string>,
): BatchDepartment[] {
  const places = new Map<string, NonNullable<BatchDepartment['parent']>>()
  return branch.map(({ id, name, code, description, sort, ...record }, index) => {
    const parent = index === 0 ? topParent : (places.get(record.parentId ?? '') ?? null)
    const path = childPath(parent?.path ?? null, id)
    places.set(id, { id, path, depth: (parent?.depth ?? 0) + 1 })
    const headId = record.headId !== null && heads.has(record.headId) ? record.headId : null
    const parentId = parent?.id ?? null
    return { id, parent, state: { version: 1, parentId, name, code, headId, description, sort } }
  })
}

/** Whom a removed branch goes below, and whether that is another parent than the caller could expect. */
async function parentOf(
  { body: { departmentId }, tenantId, repositories, peopleScope }: Context,
  above: readonly string[],
): Promise<{ topParent: DepartmentNode | null; isMoved: boolean }> {
  const { departments } = repositories
  if (departmentId !== undefined) {
    const topParent = await findParent(departments, tenantId, departmentId)
    const chosen = departmentId === null ? [] : [departmentId]
    await assertMayPlace(await peopleScope(), repositories, tenantId, chosen)
    return { topParent, isMoved: departmentId === null && above.length > 0 }
  }
  const left = new Map((await departments.byIds(tenantId, above)).map((one) => [one.id, one]))
  const topParent = above.flatMap((id) => left.get(id) ?? []).at(-1) ?? null
  if (topParent === null && above.length > 0) throw noPlace()
  return { topParent, isMoved: topParent?.id !== above.at(-1) }
}

/**
 * In the department that the caller chose, else with those of their own that are still there; with the
 * roles and photo that are.
 * @throws 422 RESTORE_PLACE where no department is left and none is chosen
 */
export async function restoreMember(
  context: Context,
  person: Snapshots['members'],
): Promise<Note[]> {
  const { session, tenantId, repositories, services, peopleScope } = context
  const { members, roles } = repositories
  await assertRoom(repositories, tenantId)
  const { departmentIds, root, gone } = await placeOf(context, person)
  const held = new Set((await roles.grants(tenantId, person.roleIds)).map(({ id }) => id))
  const roleIds = person.roleIds.filter((id) => held.has(id))
  await assertMayPlace(await peopleScope(), repositories, tenantId, departmentIds)
  await assertMayGrant(session, repositories, tenantId, roleIds)
  try {
    await members.join(tenantId, { ...person, departmentIds, roleIds })
  } catch (error) {
    throw memberRefusal(error)
  }
  const photo = await pictureStillThere(repositories, tenantId, person.photo, services.config)
  if (photo !== null) {
    const member = await members.find(tenantId, person.id)
    if (member) await members.edit(tenantId, member, { photo })
    await notePhoto(repositories, tenantId, person, photo)
  }
  if (person.status === 'disabled') await members.setStatus(tenantId, [person.id], 'disabled')
  return [
    ...(root
      ? [{ code: 'PLACED_AT_ROOT' as const, place: root.name }]
      : leftOut('DEPARTMENTS_GONE', gone)),
    ...leftOut('ROLES_GONE', person.roleIds.length - roleIds.length),
    ...leftOut('FILE_GONE', photo === person.photo ? 0 : 1),
  ]
}

/** The departments of a person who comes back. */
async function placeOf(
  { body: { departmentId }, tenantId, repositories }: Context,
  person: Snapshots['members'],
): Promise<Placement> {
  if (departmentId === null) return placeOrRoot(repositories, tenantId, [])
  if (departmentId !== undefined) return { departmentIds: [departmentId], root: null, gone: 0 }
  const left = await repositories.departments.byIds(tenantId, person.departmentIds)
  // Whoever was in none is in the root one, as everybody is who is in none.
  if (left.length === 0 && person.departmentIds.length > 0) throw noPlace()
  return placeOrRoot(repositories, tenantId, person.departmentIds)
}

/** The caller is asked for a department. */
function noPlace(): HttpError {
  return unprocessable('RESTORE_PLACE', [wrongField('departmentId', 'required')])
}

/** How many levels a branch has, its top included; parents stand before what is below them. */
function levelsOf(branch: readonly DepartmentRecord[]): number {
  const levels = new Map<string, number>()
  for (const { id, parentId } of branch) levels.set(id, (levels.get(parentId ?? '') ?? 0) + 1)
  return Math.max(0, ...levels.values())
}
