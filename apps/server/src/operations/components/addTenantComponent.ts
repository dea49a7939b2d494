import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { prepareDepth } from '../pages/documentRules.js'
import { assertFrameUrl, componentRefusal, ownChange, readOwnComponent } from './componentRules.js'
import { tieThumbnail } from './componentThumbnail.js'

/** A frame of the tenant's own; on the shelf its origin may be framed. */
export const addTenantComponent = defineOperation('addTenantComponent', {
  prepare: ({ body }) => prepareDepth('properties', body.properties),
  async handle({ body, tenantId, memberId, repositories, services, request, audit }) {
    const { icon = null, thumbnail = null, properties = {} } = body
    assertFrameUrl(body.url, portalOrigin(request, services))
    const id = newId()
    try {
      await repositories.tenantComponents.add(tenantId, {
        ...body,
        id,
        icon,
        thumbnail,
        properties,
      })
    } catch (error) {
      throw componentRefusal(error)
    }
    const pictured = { ...body, id, table: 'tenantComponents' } as const
    await tieThumbnail(repositories, tenantId, memberId, pictured, thumbnail)
    const component = await readOwnComponent(repositories, tenantId, id)
    audit(await ownChange(repositories, tenantId, { after: component }))
    return ok(component)
  },
})
