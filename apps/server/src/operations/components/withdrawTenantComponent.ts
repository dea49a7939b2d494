import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { componentMoves, lockOwnComponent, readOwnComponent } from './componentRules.js'

export const withdrawTenantComponent = defineOperation('withdrawTenantComponent', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const component = await lockOwnComponent(repositories, tenantId, params.id, body.version)
    assertTransition(componentMoves, component.status, 'off_shelf')
    await repositories.tenantComponents.withdraw(tenantId, component.id)
    const before = presentTenantComponent(component)
    const after = await readOwnComponent(repositories, tenantId, component.id)
    audit({ table: 'tenantComponents', id: after.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
