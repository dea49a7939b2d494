import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'

/** A component of the platform, for all designers of the tenant. */
export const switchComponent = defineOperation('switchComponent', {
  async handle({ params, body, tenantId, repositories: { components }, audit }) {
    const find = async () =>
      (await components.ofTenant(tenantId)).find(
        ({ id, origin }) => id === params.id && origin === 'platform',
      )
    const before = await find()
    if (!before) throw notFound('component', params.id)
    await components.setSwitch(tenantId, before.id, body.enabled)
    audit({
      table: 'components',
      id: before.id,
      name: before.name['zh-CN'],
      before: { enabled: before.enabled },
      after: { enabled: body.enabled },
    })
    return ok(presentTenantComponent({ ...before, enabled: body.enabled }))
  },
})
