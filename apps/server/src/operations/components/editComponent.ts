import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { assertKnown } from '../assertKnown.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertFrameUrl, lockComponent, readComponent } from './componentRules.js'
import { tieThumbnail } from './componentThumbnail.js'

/** What designers get changes with the next release; whom it is visible to changes at once. */
export const editComponent = definePlatformOperation('editComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services, request, audit } = context
    const { version, ...fields } = body
    assertFrameUrl(fields.url, portalOrigin(request, services))
    const component = await lockComponent(repositories, params.id, version)
    await assertKnown(
      'tenantIds',
      fields.tenantIds ?? [],
      (ids) => repositories.customers.known(ids),
      component.tenantIds,
    )
    if (component.kind === 'builtin') delete fields.url
    const { thumbnail } = fields
    if (thumbnail !== undefined) {
      await tieThumbnail(repositories, tenantId, memberId, component, thumbnail)
    }
    await repositories.components.edit(component.id, fields)
    const before = presentComponent(component)
    const after = await readComponent(repositories, component.id)
    audit({ table: 'components', id: after.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
