import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { recyclePlatform } from '../recycle-bin/recyclePlatform.js'
import { assertRemovable, assertUnnamed, lockComponent } from './componentRules.js'

export const removeComponent = definePlatformOperation('removeComponent', {
  async handle(context) {
    const { params, body, repositories, audit } = context
    const component = await lockComponent(repositories, params.id, body.version)
    assertRemovable(component)
    await assertUnnamed(repositories, component.code)
    const { id } = component
    const name = component.name['zh-CN']
    await recyclePlatform(context, 'components', { id, name })
    await repositories.components.remove(id)
    audit({ table: 'components', id, name, before: presentComponent(component) })
    return ok(null)
  },
})
