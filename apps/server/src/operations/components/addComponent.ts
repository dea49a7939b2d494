import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertKnown } from '../assertKnown.js'
import { assertFrameUrl, componentRefusal, readComponent } from './componentRules.js'
import { tieThumbnail } from './componentThumbnail.js'

/** A component for the designers of all tenants, or of some. */
export const addComponent = definePlatformOperation('addComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle({ body, tenantId, memberId, repositories, services, request, audit }) {
    const { icon = null, url = null, thumbnail = null, properties = {} } = body
    const { visibleTo = 'all', tenantIds = [] } = body
    assertFrameUrl(url, portalOrigin(request, services))
    await assertKnown('tenantIds', tenantIds, (ids) => repositories.customers.known(ids))
    const id = newId()
    try {
      await repositories.components.add({
        ...{ ...body, id, icon, thumbnail, properties, visibleTo, tenantIds },
        url: body.kind === 'frame' ? url : null,
      })
    } catch (error) {
      throw componentRefusal(error)
    }
    await tieThumbnail(repositories, tenantId, memberId, { ...body, id }, thumbnail)
    const component = await readComponent(repositories, id)
    audit({ table: 'components', id, name: component.name['zh-CN'], after: component })
    return ok(component)
  },
})
