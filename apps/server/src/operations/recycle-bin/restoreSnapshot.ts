import type { TenantContext } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { plainSettings } from '../../repositories/apps/TenantAppsRepository.js'
import type { Recycled } from '../../repositories/bin/RecycleBinRepository.js'
import { appRefusal } from '../apps/appRules.js'
import {
  assertKnownApp,
  businessIdentifierRefusal,
} from '../business-identifiers/businessIdentifierRules.js'
import { noteAppIcons, noteMenuIcons } from '../files/noteUses.js'
import { pictureStillThere } from '../files/pictureRules.js'
import { assertMenuPlace } from '../menus/menuRules.js'
import { designRefusal } from '../pages/designWork.js'
import { assertPagePlace } from '../pages/pagePlace.js'
import { leftOut, type Note } from './restoreNotes.js'
import { restoreBranch, restoreMember, restoreRole } from './restoreOrganisation.js'
import { restoreRows } from './restoreRows.js'
import type { Snapshots } from './snapshots.js'

type Context = TenantContext<'restoreRecycled'>

/**
 * Makes an object again, and says what is otherwise than it was. Nobody gets by it what they could not
 * make: 403 beyond the caller, 409 for what is in use, 422 for what the plan has no room for or what
 * has lost the application that it belongs to.
 */
export async function restoreSnapshot(
  context: Context,
  { id, kind, objectId, snapshot }: Recycled,
): Promise<Note[]> {
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
    case 'notices':
    case 'tenantComponents':
    case 'deviceAreas':
    case 'devices':
    case 'dataPoints':
    case 'deviceTypes':
    case 'alarmRules':
    case 'folders':
    case 'identityProviders':
    case 'dataEndpoints':
      return restoreRows(context, kind, objectId, snapshot as Snapshots[typeof kind])
    case 'calendarEvents':
    case 'todos': // a person's own: restoreOwnRecycled
    case 'plans':
    case 'components':
    case 'systemNotices':
      throw notFound('recycled', id) // the platform's: restorePlatformRecycled
  }
}

/**
 * Below its parent, or at the top where that has gone.
 * @throws 422 INVALID_REFERENCE where the tenant has the application no more, MENU_PLACE without room
 */
async function restoreMenus(
  { tenantId, repositories, services }: Context,
  branch: Snapshots['menus'],
): Promise<Note[]> {
  const { menus } = repositories
  const [top] = branch
  if (!top) return []
  await menus.lock(tenantId)
  const apps = await menus.listApps(tenantId)
  if (!apps.some(({ code }) => code === top.appCode)) {
    throw unprocessable('INVALID_REFERENCE', [wrongField('appCode', 'invalid')])
  }
  const rows = await menus.listManaged(tenantId, top.appCode)
  const isThere = top.parentId === null || rows.some(({ id }) => id === top.parentId)
  const parentId = isThere ? top.parentId : null
  let pictures = 0
  for (const [index, menu] of branch.entries()) {
    const icon = await pictureStillThere(repositories, tenantId, menu.icon, services.config)
    if (icon !== menu.icon) pictures += 1
    await menus.add(tenantId, { ...menu, icon, ...(index === 0 && { parentId }) })
  }
  await noteMenuIcons(repositories, tenantId)
  const all = await menus.listManaged(tenantId, top.appCode)
  assertMenuPlace(all, { appCode: top.appCode, parentId, moved: top.id })
  return [...(isThere ? [] : [{ code: 'PARENT_GONE' as const }]), ...leftOut('FILE_GONE', pictures)]
}

async function restoreApp(
  { tenantId, repositories, services }: Context,
  app: Snapshots['apps'],
): Promise<Note[]> {
  const { tenantApps, roles, departments } = repositories
  const { departmentIds = [] } = app
  const known = await roles.byIds(tenantId, app.roleIds)
  const places = await departments.byIds(tenantId, departmentIds)
  // Whom it showed to is gone: better nobody than everybody.
  const left = known.length + places.length
  const isLost = app.roleIds.length + departmentIds.length > 0 && left === 0
  const icon = await pictureStillThere(repositories, tenantId, app.icon, services.config)
  try {
    await tenantApps.add(tenantId, {
      ...plainSettings, // one that was removed before applications had settings
      ...app,
      embed: { ...plainSettings.embed, ...app.embed }, // and before they had all of them
      icon,
      enable: isLost ? 0 : app.enable,
      roleIds: known.map(({ id }) => id),
      departmentIds: places.map(({ id }) => id),
    })
  } catch (error) {
    throw appRefusal(error)
  }
  await noteAppIcons(repositories, tenantId)
  return [
    ...(isLost
      ? [{ code: 'SWITCHED_OFF' as const }]
      : [
          ...leftOut('ROLES_GONE', app.roleIds.length - known.length),
          ...leftOut('DEPARTMENTS_GONE', departmentIds.length - places.length),
        ]),
    ...leftOut('FILE_GONE', icon === app.icon ? 0 : 1),
  ]
}

/** As it was; a page below its parent, or at the top where that has gone. */
async function restoreDesign(
  { tenantId, repositories: { designs, files } }: Context,
  { id, parentId, shownTo = 0 }: Snapshots['pages'],
): Promise<Note[]> {
  const parent = parentId === null ? undefined : await designs.find(tenantId, parentId, ['page'])
  if (parent) {
    assertPagePlace(await designs.tree(tenantId, parent.appCode ?? ''), { parentId: parent.id })
  }
  try {
    await designs.bringBack(tenantId, id, parent?.id ?? null)
  } catch (error) {
    throw designRefusal(error)
  }
  await files.setRecycled(tenantId, { table: 'designs', id }, null)
  const back = await designs.find(tenantId, id, ['page', 'global', 'business'])
  if (back) await designs.tell(tenantId, back, false)
  const left = back ? back.roleIds.length + back.departmentIds.length : 0
  return [
    ...(parentId !== null && !parent ? [{ code: 'PARENT_GONE' as const }] : []),
    ...leftOut('AUDIENCE_GONE', shownTo - left),
  ]
}

/** Its bytes count again, those of its older contents too; in no folder where its own has gone. */
async function restoreResource(
  { tenantId, repositories, services }: Context,
  file: Snapshots['resources'],
): Promise<Note[]> {
  const { files, fileVersions, entitlements } = repositories
  const quota = await entitlements.quota(tenantId, services.files.quota)
  const bytes = file.bytes + (await fileVersions.bytes(tenantId, [file.id]))
  if (!(await files.use(tenantId, bytes, 1, quota))) throw unprocessable('QUOTA_EXCEEDED')
  await files.restore(tenantId, file)
  const isMoved =
    file.folder_id !== null && (await files.find(tenantId, file.id))?.folderId === null
  return isMoved ? [{ code: 'PARENT_GONE' }] : []
}

/** Disabled, as it was removed: nothing is sent by it until somebody enables it. */
async function restoreIdentifier(
  { session, tenantId, repositories, services }: Context,
  identifier: Snapshots['businessIdentifiers'],
): Promise<Note[]> {
  await assertKnownApp(repositories, session, identifier.appCode)
  try {
    await repositories.businessIdentifiers.add(tenantId, {
      ...identifier,
      enabled: false,
      now: services.now(),
    })
  } catch (error) {
    throw businessIdentifierRefusal(error)
  }
  return []
}
