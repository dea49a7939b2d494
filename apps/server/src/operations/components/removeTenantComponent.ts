import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { assertRemovable, lockOwnComponent } from './componentRules.js'

export const removeTenantComponent = defineOperation('removeTenantComponent', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const component = await lockOwnComponent(repositories, tenantId, params.id, body.version)
    assertRemovable(component)
    await repositories.components.removeOwn(tenantId, component.id)
    const before = presentTenantComponent(component)
    audit({ table: 'tenantComponents', id: component.id, name: component.name['zh-CN'], before })
    return ok(null)
  },
})
