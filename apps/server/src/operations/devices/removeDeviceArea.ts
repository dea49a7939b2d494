import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { writeRefusal } from '../writeRefusal.js'
import { areaIn } from './deviceRules.js'

export const removeDeviceArea = defineOperation('removeDeviceArea', {
  async handle({ params, body, tenantId, repositories: { devices }, audit }) {
    await devices.lockAreas(tenantId)
    const areas = await devices.areas(tenantId)
    const before = areaIn(areas, params.id)
    assertVersion(body.version, before.version, before)
    const hasAreas = areas.some(({ parentId }) => parentId === before.id)
    if (hasAreas || before.deviceCount > 0) throw unprocessable('AREA_NOT_EMPTY')
    try {
      await devices.removeArea(tenantId, before.id)
    } catch (error) {
      throw writeRefusal(error, {}) // a device has just come
    }
    audit({ table: 'deviceAreas', id: before.id, name: before.name, before })
    return ok(null)
  },
})
