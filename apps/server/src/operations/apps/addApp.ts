import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentManagedApp } from '../../presenters/presentApps.js'
import { auditedApps } from './auditedApps.js'
import { noteAppIcons } from '../files/noteUses.js'
import { assertIcons } from '../files/pictureRules.js'
import { plainSettings } from '../../repositories/apps/TenantAppsRepository.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import {
  appRefusal,
  assertAppUrl,
  assertFreeCode,
  assertSettings,
  assertSignOn,
  findApp,
} from './appRules.js'

/** Registers an application; its origin may be framed and linked to from then on. */
export const addApp = defineOperation('addApp', {
  async handle({ body, tenantId, repositories, services, request, audit }) {
    const { tenantApps } = repositories
    assertAppUrl(body.url, portalOrigin(request, services), body.kind)
    assertSettings(body, body.permissionsAsked ?? [])
    const embed = body.embed ?? plainSettings.embed
    assertSignOn({ url: body.url, embed }, services.config)
    await assertIcons(
      repositories,
      { icon: body.icon },
      { tenantId, config: services.config, known: [] },
    )
    await assertFreeCode(repositories, body.appCode)
    const id = newId()
    try {
      await tenantApps.add(tenantId, {
        id,
        code: body.appCode,
        name: body.name,
        kind: body.kind,
        url: body.url,
        icon: body.icon ?? null,
        category: body.category ?? null,
        openType: body.openType ?? 1,
        status: body.status ?? 0,
        enable: body.enable ?? 1,
        sort: await tenantApps.nextPlace(tenantId),
        allowedOrigins: body.allowedOrigins ?? [],
        permissionsAsked: body.permissionsAsked ?? [],
        permissionsGranted: body.permissionsGranted ?? [],
        embed,
        publisher: body.publisher || null,
        release: body.release || null,
        roleIds: body.roleIds ?? [],
        departmentIds: body.departmentIds ?? [],
      })
    } catch (error) {
      throw appRefusal(error)
    }
    await noteAppIcons(repositories, tenantId)
    const app = presentManagedApp(await findApp(repositories, tenantId, id))
    const [after] = await auditedApps(repositories, tenantId, [app])
    audit({ table: 'apps', id, name: app.name['zh-CN'], after })
    return ok(app)
  },
})
