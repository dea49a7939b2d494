import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { deviceRefusal } from './deviceRules.js'
import { followType, pointsOf, readDeviceType } from './deviceTypeRules.js'

export const editDeviceType = defineOperation('editDeviceType', {
  async handle({ params: { id }, body, tenantId, repositories, audit }) {
    const { version, points, ...fields } = body
    const { deviceTypes } = repositories
    const type = await deviceTypes.lock(tenantId, id)
    if (!type) throw notFound('device type', id)
    const before = await readDeviceType(repositories, tenantId, id)
    assertVersion(version, type.version, before)
    await deviceTypes.edit(tenantId, id, fields)
    if (points) {
      try {
        await deviceTypes.savePoints(tenantId, id, pointsOf(points, before.points))
      } catch (error) {
        throw deviceRefusal(error)
      }
      const deviceIds = await deviceTypes.deviceIds(tenantId, id)
      await followType(repositories, tenantId, id, deviceIds)
    }
    const after = await readDeviceType(repositories, tenantId, id)
    audit({ table: 'deviceTypes', id, name: after.name, before, after })
    return ok(after)
  },
})
