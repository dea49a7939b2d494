import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { auditedSights } from './componentRules.js'

/** Whether the tenant's designers may use a component of the platform, and who of the tenant sees it. */
export const switchComponent = defineOperation('switchComponent', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const { components } = repositories
    const find = async () => {
      const all = await components.ofTenant(tenantId)
      const found = all.find(({ id, origin }) => id === params.id && origin === 'platform')
      if (!found) throw notFound('component', params.id)
      return found
    }
    const component = await find()
    const { id, enabled, roleIds } = component
    const before = { enabled, roleIds }
    await components.setSwitch(tenantId, id, { ...before, ...body })
    const saved = await find()
    const [was, is] = await auditedSights(repositories, tenantId, [
      before,
      { enabled: saved.enabled, roleIds: saved.roleIds },
    ])
    audit({ table: 'components', id, name: component.name['zh-CN'], before: was, after: is })
    return ok(presentTenantComponent(saved))
  },
})
