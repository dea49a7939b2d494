import { definePlatformOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertFrameUrl, componentRefusal, readComponent } from './componentRules.js'

/** A component for the designers of all tenants, or of some. */
export const addComponent = definePlatformOperation('addComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle({ body, repositories, services, request, audit }) {
    const { icon = null, url = null, properties = {}, visibleTo = 'all', tenantIds = [] } = body
    assertFrameUrl(url, portalOrigin(request, services))
    const id = newId()
    try {
      await repositories.components.add({
        ...{ ...body, id, icon, properties, visibleTo, tenantIds },
        url: body.kind === 'frame' ? url : null,
      })
    } catch (error) {
      throw componentRefusal(error)
    }
    const component = await readComponent(repositories, id)
    audit({ table: 'components', id, name: component.name['zh-CN'], after: component })
    return ok(component)
  },
})
