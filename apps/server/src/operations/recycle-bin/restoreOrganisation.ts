import type { TenantContext } from '../../http/defineOperation.js'
import type { DepartmentRecord } from '../../repositories/departments/DepartmentsRepository.js'
import { assertDepth } from '../departments/departmentPlace.js'
import { departmentRefusal } from '../departments/departmentRefusal.js'
import { notePhoto } from '../files/noteUses.js'
import { pictureStillThere } from '../files/pictureRules.js'
import { assertMayGrant, assertRoom, memberRefusal } from '../members/memberRules.js'
import { assertMayPlace, placeOrRoot } from '../members/placeRules.js'
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
 * Below its parent, or the nearest one above that is still there; heads that have gone are left out.
 * @throws 422 DEPT_TOO_DEEP where the parent has moved so low that the branch has no room below it
 */
export async function restoreBranch(
  { session, tenantId, repositories }: Context,
  { above, branch }: Snapshots['departments'],
): Promise<Note[]> {
  const { departments, members } = repositories
  const left = new Map((await departments.byIds(tenantId, above)).map((one) => [one.id, one]))
  const topId = above.filter((id) => left.has(id)).at(-1)
  const topParent = topId === undefined ? null : (left.get(topId) ?? null)
  assertDepth((topParent?.depth ?? 0) + levelsOf(branch))
  const wanted = branch.flatMap(({ headId }) => headId ?? [])
  const heads = new Set(await members.existing(tenantId, wanted))
  for (const [index, department] of branch.entries()) {
    const parentId = index === 0 ? (topId ?? null) : department.parentId
    const [parent = null] = parentId === null ? [] : await departments.byIds(tenantId, [parentId])
    const headId =
      department.headId !== null && heads.has(department.headId) ? department.headId : null
    try {
      await departments.add(tenantId, { ...department, parent, headId })
    } catch (error) {
      throw departmentRefusal(error)
    }
    // A place in a role's scope shows people: only whoever sees everybody gives it back.
    if (session.tenant?.seesEverybody) {
      await departments.addToScopes(tenantId, department.id, department.roleIds)
    }
  }
  const isMoved = topId !== above.at(-1)
  return [
    ...(isMoved ? [{ code: 'PARENT_GONE' as const, place: topParent?.name ?? null }] : []),
    ...leftOut('HEADS_GONE', wanted.filter((id) => !heads.has(id)).length),
  ]
}

/** With the departments, roles and photo that are still there; in the root department where none is. */
export async function restoreMember(
  { session, tenantId, repositories, services, peopleScope }: Context,
  person: Snapshots['members'],
): Promise<Note[]> {
  const { members, roles } = repositories
  await assertRoom(repositories, tenantId)
  const { departmentIds, root, gone } = await placeOrRoot(
    repositories,
    tenantId,
    person.departmentIds,
  )
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

/** How many levels a branch has, its top included; parents stand before what is below them. */
function levelsOf(branch: readonly DepartmentRecord[]): number {
  const levels = new Map<string, number>()
  for (const { id, parentId } of branch) levels.set(id, (levels.get(parentId ?? '') ?? 0) + 1)
  return Math.max(0, ...levels.values())
}
