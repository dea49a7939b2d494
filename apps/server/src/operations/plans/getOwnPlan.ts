import { defineOperation, ok } from '../../http/defineOperation.js'
import { limitsOf } from '../../repositories/plans/EntitlementsRepository.js'
import { readUsage } from './readEntitlements.js'

/** What the own enterprise may use, and how much of it is used. */
export const getOwnPlan = defineOperation('getOwnPlan', {
  async handle({ tenantId, repositories, services, language }) {
    const { plan, overrides } = await repositories.entitlements.find(tenantId)
    const limits = limitsOf(plan ?? { maxMembers: null, maxStorageBytes: null }, overrides.limits)
    const tenant = await repositories.tenants.get(tenantId)
    const components = await repositories.components.ofTenant(tenantId)
    return ok({
      plan: plan && { code: plan.code, name: plan.name },
      expiresAt: tenant.expires_at?.toISOString() ?? null,
      apps: (await repositories.menus.listApps(tenantId)).map(({ code, name }) => ({
        code,
        name: name[language],
      })),
      components: components
        .filter(({ origin }) => origin === 'platform')
        .map(({ code, name, released }) => ({ code, name: (released?.name ?? name)[language] })),
      limits: {
        ...limits,
        maxStorageBytes: limits.maxStorageBytes ?? services.files.quota,
      },
      usage: await readUsage(repositories, tenantId),
    })
  },
})
