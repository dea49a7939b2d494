import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
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

/**
 * The tenant's menus of an application as a file says, and no others. All or nothing. A change to a
 * menu that the platform has no more is left out.
 */
export const importMenus = defineOperation('importMenus', {
  async handle({ body, tenantId, repositories, services, request, audit }) {
    const { menus } = repositories
    const { appCode } = body
    const origin = portalOrigin(request, services)
    const registered = await repositories.tenantApps.origins(tenantId)
    const addresses = { services, origin, registered }
    for (const row of body.own) {
      assertSafeAddress(row.path, 'path', addresses)
      assertSafeAddress(row.baseUrl, 'baseUrl', addresses)
      assertOwnedPath(row)
      assertKnownCode(row.permCode, services)
    }
    await assertMenuApp(repositories, tenantId, appCode)
    await menus.lock(tenantId)
    const before = await menus.listManaged(tenantId, appCode)
    await assertIcons(
      repositories,
      Object.fromEntries([
        ...body.own.map(({ icon }, index) => [`own[${String(index)}].icon`, icon] as const),
        ...body.overrides.map(
          ({ icon }, index) => [`overrides[${String(index)}].icon`, icon] as const,
        ),
      ]),
      { tenantId, config: services.config, known: before.map(({ icon }) => icon) },
    )
    await menus.reset(
      tenantId,
      before.map(({ id }) => id),
    )
    await menus.remove(
      tenantId,
      before.filter((row) => row.origin === 'tenant').map(({ id }) => id),
    )
    const ids = new Map<string, string>()
    for (const row of body.own) {
      const parentId = row.parentId === null ? null : (ids.get(row.parentId) ?? row.parentId)
      const { type } = row
      assertMenuPlace(await menus.listManaged(tenantId, appCode), { appCode, parentId, type })
      const id = newId()
      if (ids.has(row.key)) throw unprocessable('MENU_PLACE', [wrongField('own', 'invalid')])
      ids.set(row.key, id)
      await menus.add(tenantId, {
        id,
        appCode,
        parentId,
        name: row.name,
        type: row.type,
        path: row.path ?? '',
        baseUrl: row.baseUrl ?? '',
        icon: row.icon ?? null,
        openType: row.openType ?? 1,
        permCode: row.permCode ?? null,
        isonly: row.isonly ?? false,
        visible: row.visible ?? true,
        sort: row.sort ?? 0,
      })
    }
    let overrides = 0
    for (const { id, ...changes } of body.overrides) {
      const rows = await menus.listManaged(tenantId, appCode)
      const row = rows.find((one) => one.id === id && one.origin === 'platform')
      if (!row) continue
      const { parentId } = changes
      const place = parentId == null ? parentId : (ids.get(parentId) ?? parentId)
      if (place !== undefined) {
        assertMenuPlace(rows, { appCode, parentId: place, moved: id })
        changes.parentId = place
      }
      await menus.override(tenantId, id, changes)
      overrides += 1
    }
    await noteMenuIcons(repositories, tenantId)
    const after = { overrides, own: body.own.length }
    const had = {
      overrides: before.filter(({ changes }) => changes !== null).length,
      own: before.filter((row) => row.origin === 'tenant').length,
    }
    audit({ table: 'apps', id: appCode, before: had, after })
    return ok(after)
  },
})
