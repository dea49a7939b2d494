import { defineOperation, ok } from '../../http/defineOperation.js'
import { stale } from '../../http/errors.js'
import { presentManagedMenu } from '../../presenters/presentManagedMenus.js'
import { noteMenuIcons } from '../files/noteUses.js'
import { assertIcons } from '../files/pictureRules.js'
import {
  assertKnownCode,
  assertMenuPlace,
  assertOwnedPath,
  assertSafeAddress,
} from './menuRules.js'
import { portalOrigin } from './portalOrigin.js'
import { findManaged, readManagedMenu } from './readManagedMenu.js'

/** Changes the fields given of one of the tenant's own menus. */
export const editMenu = defineOperation('editMenu', {
  async handle({ params, body, tenantId, repositories, services, request, audit }) {
    const { menus } = repositories
    const origin = portalOrigin(request, services)
    const registered = await repositories.tenantApps.origins(tenantId)
    const addresses = { services, origin, registered }
    assertSafeAddress(body.path, 'path', addresses)
    assertSafeAddress(body.baseUrl, 'baseUrl', addresses)
    assertKnownCode(body.permCode, services)
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId)
    const row = findManaged(rows, params.id)
    if (body.version !== row.version) throw stale(presentManagedMenu(row))
    const appCode = row.app_code
    const parentId = body.parentId === undefined ? row.parent_id : body.parentId
    if (parentId !== row.parent_id) assertMenuPlace(rows, { appCode, parentId, moved: row.id })
    const place = {
      path: body.path === undefined ? row.path : (body.path ?? ''),
      baseUrl: body.baseUrl === undefined ? row.base_url : (body.baseUrl ?? ''),
      openType: body.openType ?? row.open_type,
    }
    assertOwnedPath(place)
    await assertIcons(
      repositories,
      { icon: body.icon },
      { tenantId, config: services.config, known: [row.icon] },
    )
    await menus.edit(tenantId, {
      id: row.id,
      appCode,
      parentId,
      type: row.type,
      name: body.name ?? row.name,
      ...place,
      icon: body.icon === undefined ? row.icon : body.icon,
      permCode: body.permCode === undefined ? row.perm_code : body.permCode,
      isonly: body.isonly ?? row.isonly,
      visible: body.visible ?? row.visible,
      sort: body.sort ?? row.sort,
    })
    const before = presentManagedMenu(row)
    await noteMenuIcons(repositories, tenantId)
    const after = await readManagedMenu(repositories, tenantId, row.id)
    audit({ table: 'menus', id: row.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
