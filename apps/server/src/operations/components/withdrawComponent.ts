import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { assertTransition } from '../../http/transitions.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { componentMoves, lockComponent, readComponent } from './componentRules.js'

export const withdrawComponent = definePlatformOperation('withdrawComponent', {
  async handle({ params, body, repositories, audit }) {
    const component = await lockComponent(repositories, params.id, body.version)
    assertTransition(componentMoves, component.status, 'off_shelf')
    await repositories.components.withdraw(component.id)
    const before = presentComponent(component)
    const after = await readComponent(repositories, component.id)
    audit({ table: 'components', id: after.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
