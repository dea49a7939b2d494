import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentTenantComponent } from '../../presenters/presentComponents.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertFrameUrl, lockOwnComponent, ownChange, readOwnComponent } from './componentRules.js'
import { tieThumbnail } from './componentThumbnail.js'

/** Who sees it changes at once, the rest with the next release. */
export const editTenantComponent = defineOperation('editTenantComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services, request, audit } = context
    const { version, ...fields } = body
    assertFrameUrl(fields.url, portalOrigin(request, services))
    const component = await lockOwnComponent(repositories, tenantId, params.id, version)
    const { thumbnail } = fields
    if (thumbnail !== undefined) {
      const pictured = { ...component, table: 'tenantComponents' } as const
      await tieThumbnail(repositories, tenantId, memberId, pictured, thumbnail)
    }
    await repositories.tenantComponents.edit(tenantId, component.id, fields)
    const before = presentTenantComponent(component)
    const after = await readOwnComponent(repositories, tenantId, component.id)
    audit(await ownChange(repositories, tenantId, { before, after }))
    return ok(after)
  },
})
