import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { presentManagedApp } from '../../presenters/presentApps.js'
import { plainSettings } from '../../repositories/apps/TenantAppsRepository.js'
import { auditedApps } from './auditedApps.js'
import { noteAppIcons } from '../files/noteUses.js'
import { assertIcons } from '../files/pictureRules.js'
import { findApp, nextDeliveredCode } from './appRules.js'

const basePaths = {
  1: '/yunbu-app/spruce-web-delivery-visualization',
  3: '/yunbu-app/spruce-web-delivery-visualization-v3',
} as const

/**
 * Registers an application of designed pages under the next free code of its generation. Codes of pages
 * count as taken: a new application never takes over pages that are there.
 */
export const addDeliveredApp = defineOperation('addDeliveredApp', {
  async handle({ body, tenantId, repositories, services, audit }) {
    const { tenantApps, members, designs } = repositories
    await assertIcons(
      repositories,
      { icon: body.icon },
      { tenantId, config: services.config, known: [] },
    )
    await members.lock(tenantId) // two at once are not given one code
    const apps = await tenantApps.list(tenantId)
    const codes = [...apps, ...(await repositories.menus.listApps())].map(({ code }) => code)
    const ofPages = (await designs.pageStates(tenantId)).flatMap(({ appCode }) => appCode ?? [])
    const code = nextDeliveredCode(body.generation, [...codes, ...ofPages])
    const id = newId()
    await tenantApps.add(tenantId, {
      ...plainSettings,
      ...{ id, code, name: body.name, kind: 'delivered' },
      url: `${basePaths[body.generation]}/${code}`,
      icon: body.icon ?? null,
      category: body.category ?? null,
      ...{
        openType: 1,
        status: 0,
        enable: body.enable ?? 1,
        sort: await tenantApps.nextPlace(tenantId),
      },
      ...{ allowedOrigins: [], permissionsAsked: [] },
      ...{ roleIds: body.roleIds ?? [], departmentIds: body.departmentIds ?? [] },
    })
    await noteAppIcons(repositories, tenantId)
    const app = presentManagedApp(await findApp(repositories, tenantId, id))
    const [after] = await auditedApps(repositories, tenantId, [app])
    audit({ table: 'apps', id, name: app.name['zh-CN'], after })
    return ok(app)
  },
})
