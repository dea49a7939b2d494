import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { areaIn, assertAreaPlace } from './deviceRules.js'

export const addDeviceArea = defineOperation('addDeviceArea', {
  async handle({ body, tenantId, repositories: { devices }, services, audit }) {
    const { name, parentId = null } = body
    await devices.lockAreas(tenantId)
    const areas = await devices.areas(tenantId)
    assertAreaPlace(areas, { parentId })
    const id = newId()
    const sort = areas.filter((area) => area.parentId === parentId).length
    await devices.addArea(tenantId, { id, name, parentId, sort })
    const area = areaIn(await devices.areas(tenantId, services.now()), id)
    audit({ table: 'deviceAreas', id, name, after: area })
    return ok(area)
  },
})
