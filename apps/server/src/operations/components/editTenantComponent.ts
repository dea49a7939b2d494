import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertFrameUrl, lockOwnComponent, readOwnComponent } from './componentRules.js'

export const editTenantComponent = defineOperation('editTenantComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle({ params, body, tenantId, repositories, services, request, audit }) {
    const { version, ...fields } = body
    assertFrameUrl(fields.url, portalOrigin(request, services))
    const component = await lockOwnComponent(repositories, tenantId, params.id, version)
    await repositories.components.editOwn(tenantId, component.id, fields)
    const before = presentTenantComponent(component)
    const after = await readOwnComponent(repositories, tenantId, component.id)
    audit({ table: 'tenantComponents', id: after.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
