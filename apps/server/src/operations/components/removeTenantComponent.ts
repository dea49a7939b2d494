import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { assertRemovable, lockOwnComponent } from './componentRules.js'

export const removeTenantComponent = defineOperation('removeTenantComponent', {
  async handle(context) {
    const { params, body, tenantId, repositories, audit } = context
    const component = await lockOwnComponent(repositories, tenantId, params.id, body.version)
    assertRemovable(component)
    const { id } = component
    const name = component.name['zh-CN']
    await recycleRows(context, 'tenantComponents', { id, name })
    await repositories.tenantComponents.remove(tenantId, id)
    audit({ table: 'tenantComponents', id, name, before: presentTenantComponent(component) })
    return ok(null)
  },
})
