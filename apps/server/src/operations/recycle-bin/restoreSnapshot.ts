import type { TenantContext } from '../../http/defineOperation.js'
import { notFound, unprocessable } from '../../http/errors.js'
import type { Recycled } from '../../repositories/bin/RecycleBinRepository.js'
import { appRefusal } from '../apps/appRules.js'
import { businessIdentifierRefusal } from '../business-identifiers/businessIdentifierRules.js'
import { departmentRefusal } from '../departments/departmentRefusal.js'
import { notePhoto } from '../files/noteUses.js'
import { assertMayGrant, assertRoom, memberRefusal } from '../members/memberRules.js'
import { assertMayPlace } from '../members/placeRules.js'
import { designRefusal } from '../pages/designWork.js'
import { assertPagePlace } from '../pages/pagePlace.js'
import { assertHolds, assertMayScope, roleRefusal } from '../roles/roleRules.js'
import type { Snapshots } from './snapshots.js'

type Context = TenantContext<'restoreRecycled'>

/**
 * Makes an object again. Nobody gets by it what they could not make: 403 beyond the caller, 409 for
 * what is in use, 422 for what the plan has no room for.
 */
export async function restoreSnapshot(
  context: Context,
  { id, kind, snapshot }: Recycled,
): Promise<void> {
  switch (kind) {
    case 'roles':
      return restoreRole(context, snapshot as Snapshots['roles'])
    case 'apps':
      return restoreApp(context, snapshot as Snapshots['apps'])
    case 'menus':
      return restoreMenus(context, snapshot as Snapshots['menus'])
    case 'departments':
      return restoreBranch(context, snapshot as Snapshots['departments'])
    case 'members':
      return restoreMember(context, snapshot as Snapshots['members'])
    case 'resources':
      return restoreResource(context, snapshot as Snapshots['resources'])
    case 'businessIdentifiers':
      return restoreIdentifier(context, snapshot as Snapshots['businessIdentifiers'])
    case 'pages':
    case 'workbenches':
      return restoreDesign(context, snapshot as Snapshots['pages'])
    case 'plans':
    case 'components':
    case 'systemNotices':
      throw notFound('recycled', id) // the platform's: restorePlatformRecycled
  }
}

async function restoreMenus({ tenantId, repositories }: Context, branch: Snapshots['menus']) {
  for (const menu of branch) await repositories.menus.add(tenantId, menu)
}

/** People and departments that have gone since are left out. */
async function restoreRole({ session, tenantId, repositories }: Context, role: Snapshots['roles']) {
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
}

async function restoreApp({ tenantId, repositories }: Context, app: Snapshots['apps']) {
  const { tenantApps, roles } = repositories
  const known = await roles.byIds(tenantId, app.roleIds)
  // Whom it showed to is gone: better nobody than everybody.
  const isLost = app.roleIds.length > 0 && known.length === 0
  try {
    await tenantApps.add(tenantId, {
      ...app,
      enable: isLost ? 0 : app.enable,
      roleIds: known.map(({ id }) => id),
    })
  } catch (error) {
    throw appRefusal(error)
  }
}

/** Below its parent, or the nearest one above that is still there; heads that have gone are left out. */
async function restoreBranch(
  { session, tenantId, repositories }: Context,
  { above, branch }: Snapshots['departments'],
) {
  const { departments, members } = repositories
  const left = new Set((await departments.byIds(tenantId, above)).map(({ id }) => id))
  const topParent = above.filter((id) => left.has(id)).at(-1) ?? null
  const heads = new Set(
    await members.existing(
      tenantId,
      branch.flatMap(({ headId }) => headId ?? []),
    ),
  )
  for (const [index, department] of branch.entries()) {
    const parentId = index === 0 ? topParent : department.parentId
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
}

/** With the departments and roles that are still there. */
async function restoreMember(
  { session, tenantId, repositories, peopleScope }: Context,
  person: Snapshots['members'],
) {
  const { members, departments, roles } = repositories
  await assertRoom(repositories, tenantId)
  const placed = new Set(
    (await departments.byIds(tenantId, person.departmentIds)).map(({ id }) => id),
  )
  const held = new Set((await roles.grants(tenantId, person.roleIds)).map(({ id }) => id))
  const departmentIds = person.departmentIds.filter((id) => placed.has(id))
  const roleIds = person.roleIds.filter((id) => held.has(id))
  await assertMayPlace(await peopleScope(), repositories, tenantId, departmentIds)
  await assertMayGrant(session, repositories, tenantId, roleIds)
  try {
    await members.join(tenantId, { ...person, departmentIds, roleIds })
  } catch (error) {
    throw memberRefusal(error)
  }
  if (person.photo !== null) {
    const member = await members.find(tenantId, person.id)
    if (member) await members.edit(tenantId, member, { photo: person.photo })
    await notePhoto(repositories, tenantId, person, person.photo)
  }
  if (person.status === 'disabled') await members.setStatus(tenantId, [person.id], 'disabled')
}

/** As it was; a page below its parent, or at the top where that has gone. */
async function restoreDesign(
  { tenantId, repositories: { designs } }: Context,
  { id, parentId }: Snapshots['pages'],
) {
  const parent = parentId === null ? undefined : await designs.find(tenantId, parentId, ['page'])
  if (parent) {
    assertPagePlace(await designs.tree(tenantId, parent.appCode ?? ''), { parentId: parent.id })
  }
  try {
    await designs.bringBack(tenantId, id, parent?.id ?? null)
  } catch (error) {
    throw designRefusal(error)
  }
}

/** Its bytes count again. */
async function restoreResource(
  { tenantId, repositories, services }: Context,
  file: Snapshots['resources'],
) {
  const { files, entitlements } = repositories
  const quota = await entitlements.quota(tenantId, services.files.quota)
  if (!(await files.use(tenantId, file.bytes, 1, quota))) throw unprocessable('QUOTA_EXCEEDED')
  await files.restore(tenantId, file)
}

/** Disabled, as it was removed: nothing is sent by it until somebody enables it. */
async function restoreIdentifier(
  { tenantId, repositories, services }: Context,
  identifier: Snapshots['businessIdentifiers'],
) {
  try {
    await repositories.businessIdentifiers.add(tenantId, {
      ...identifier,
      enabled: false,
      now: services.now(),
    })
  } catch (error) {
    throw businessIdentifierRefusal(error)
  }
}
