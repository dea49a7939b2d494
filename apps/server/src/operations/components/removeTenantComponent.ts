import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { assertRemovable, lockOwnComponent, ownChange } from './componentRules.js'

export const removeTenantComponent = defineOperation('removeTenantComponent', {
  async handle(context) {
    const { params, body, tenantId, repositories, audit } = context
    const component = await lockOwnComponent(repositories, tenantId, params.id, body.version)
    assertRemovable(component)
    const { id } = component
    const name = component.name['zh-CN']
    await recycleRows(context, 'tenantComponents', { id, name })
    await repositories.tenantComponents.remove(tenantId, id)
    const before = presentTenantComponent(component)
    audit(await ownChange(repositories, tenantId, { before }))
    return ok(null)
  },
})
