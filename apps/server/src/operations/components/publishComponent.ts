import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { assertPublishable, lockComponent, readComponent } from './componentRules.js'
import { keepReleasedThumbnail } from './componentThumbnail.js'

export const publishComponent = definePlatformOperation('publishComponent', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const component = await lockComponent(repositories, params.id, body.version)
    assertPublishable(component)
    await repositories.components.publish(component, services.now())
    await keepReleasedThumbnail(repositories, tenantId, component)
    const before = presentComponent(component)
    const after = await readComponent(repositories, component.id)
    audit({ table: 'components', id: after.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
