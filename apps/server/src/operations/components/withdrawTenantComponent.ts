import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { componentMoves, lockOwnComponent, ownChange, readOwnComponent } from './componentRules.js'

export const withdrawTenantComponent = defineOperation('withdrawTenantComponent', {
  async handle({ params, body, tenantId, repositories, audit }) {
    const component = await lockOwnComponent(repositories, tenantId, params.id, body.version)
    assertTransition(componentMoves, component.status, 'off_shelf')
    await repositories.tenantComponents.withdraw(tenantId, component.id)
    const before = presentTenantComponent(component)
    const after = await readOwnComponent(repositories, tenantId, component.id)
    audit(await ownChange(repositories, tenantId, { before, after }))
    return ok(after)
  },
})
