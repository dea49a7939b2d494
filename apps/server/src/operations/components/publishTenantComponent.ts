import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import {
  assertPublishable,
  lockOwnComponent,
  ownChange,
  readOwnComponent,
} from './componentRules.js'
import { keepReleasedThumbnail } from './componentThumbnail.js'

export const publishTenantComponent = defineOperation('publishTenantComponent', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const component = await lockOwnComponent(repositories, tenantId, params.id, body.version)
    assertPublishable(component)
    await repositories.tenantComponents.publish(tenantId, component, services.now())
    const pictured = { ...component, table: 'tenantComponents' } as const
    await keepReleasedThumbnail(repositories, tenantId, pictured)
    const before = presentTenantComponent(component)
    const after = await readOwnComponent(repositories, tenantId, component.id)
    audit(await ownChange(repositories, tenantId, { before, after }))
    return ok(after)
  },
})
