import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { assertRemovable, lockComponent } from './componentRules.js'

export const removeComponent = definePlatformOperation('removeComponent', {
  async handle({ params, body, repositories, audit }) {
    const component = await lockComponent(repositories, params.id, body.version)
    assertRemovable(component)
    await repositories.components.remove(component.id)
    const before = presentComponent(component)
    audit({ table: 'components', id: component.id, name: component.name['zh-CN'], before })
    return ok(null)
  },
})
