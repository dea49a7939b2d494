import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { presentComponent } from '../../presenters/presentComponents.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertFrameUrl, lockComponent, readComponent } from './componentRules.js'

/** What designers get changes with the next release; whom it is visible to changes at once. */
export const editComponent = definePlatformOperation('editComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle({ params, body, repositories, services, request, audit }) {
    const { version, ...fields } = body
    assertFrameUrl(fields.url, portalOrigin(request, services))
    const component = await lockComponent(repositories, params.id, version)
    if (component.kind === 'builtin') delete fields.url
    await repositories.components.edit(component.id, fields)
    const before = presentComponent(component)
    const after = await readComponent(repositories, component.id)
    audit({ table: 'components', id: after.id, name: after.name['zh-CN'], before, after })
    return ok(after)
  },
})
