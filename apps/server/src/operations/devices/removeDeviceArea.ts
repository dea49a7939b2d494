import { databaseErrorFields } from '../../db/databaseError.js'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, unprocessable } from '../../http/errors.js'
import { recycleRows } from '../recycle-bin/recycleRows.js'
import { areaIn } from './deviceRules.js'

export const removeDeviceArea = defineOperation('removeDeviceArea', {
  async handle(context) {
    const { params, body, tenantId, repositories, services, audit } = context
    const { devices } = repositories
    await devices.lockAreas(tenantId)
    const areas = await devices.areas(tenantId, services.now())
    const before = areaIn(areas, params.id)
    assertVersion(body.version, before.version, before)
    const hasAreas = areas.some(({ parentId }) => parentId === before.id)
    if (hasAreas || before.deviceCount > 0) throw unprocessable('AREA_NOT_EMPTY')
    await recycleRows(context, 'deviceAreas', before)
    try {
      await devices.removeArea(tenantId, before.id)
    } catch (error) {
      // A device has just come.
      const isUsed = databaseErrorFields(error)?.code === '23503'
      throw isUsed ? unprocessable('AREA_NOT_EMPTY') : error
    }
    audit({ table: 'deviceAreas', id: before.id, name: before.name, before })
    return ok(null)
  },
})
