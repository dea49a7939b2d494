import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { noteMenuIcons } from '../files/noteUses.js'
import { assertIcons } from '../files/pictureRules.js'
import { assertMenuApp } from './listMenuApps.js'
import {
  assertKnownCode,
  assertMenuPlace,
  assertOwnedPath,
  assertSafeAddress,
} from './menuRules.js'
import { portalOrigin } from './portalOrigin.js'
import { readManagedMenu } from './readManagedMenu.js'

export const addMenu = defineOperation('addMenu', {
  async handle({ body, tenantId, repositories, services, request, audit }) {
    const { menus } = repositories
    const { appCode, parentId, type } = body
    const origin = portalOrigin(request, services)
    const registered = await repositories.tenantApps.origins(tenantId)
    const addresses = { services, origin, registered }
    assertSafeAddress(body.path, 'path', addresses)
    assertSafeAddress(body.baseUrl, 'baseUrl', addresses)
    assertOwnedPath(body)
    assertKnownCode(body.permCode, services)
    await assertMenuApp(repositories, tenantId, appCode)
    await assertIcons(
      repositories,
      { icon: body.icon },
      { tenantId, config: services.config, known: [] },
    )
    await menus.lock(tenantId)
    const rows = await menus.listManaged(tenantId, appCode)
    assertMenuPlace(rows, { appCode, parentId, type })
    const siblings = rows.filter(({ parent_id }) => parent_id === parentId)
    const id = newId()
    await menus.add(tenantId, {
      id,
      appCode,
      parentId,
      type,
      name: body.name,
      path: body.path ?? '',
      baseUrl: body.baseUrl ?? '',
      icon: body.icon ?? null,
      openType: body.openType ?? 1,
      permCode: body.permCode ?? null,
      isonly: body.isonly ?? false,
      visible: body.visible ?? true,
      sort: body.sort ?? Math.max(-1, ...siblings.map(({ sort }) => sort)) + 1,
    })
    await noteMenuIcons(repositories, tenantId)
    const menu = await readManagedMenu(repositories, tenantId, id)
    audit({ table: 'menus', id, name: menu.name['zh-CN'], after: menu })
    return ok(menu)
  },
})
