import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { presentDataPoint } from '../../presenters/presentDevices.js'
import { assertRange } from './deviceRules.js'

export const editDataPoint = defineOperation('editDataPoint', {
  async handle({ params, body, tenantId, repositories: { devices, deviceTypes }, audit }) {
    const { version, ...fields } = body
    const point = await devices.lockPoint(tenantId, params.id)
    if (!point) throw notFound('data point', params.id)
    const before = presentDataPoint(point)
    assertVersion(version, point.version, before)
    assertRange({ ...point, ...fields })
    await devices.editPoint(tenantId, point.id, fields)
    await deviceTypes.noteOverrides(tenantId, point.id)
    const [edited] = await devices.pointsById(tenantId, [point.id])
    if (!edited) throw notFound('data point', point.id)
    const after = presentDataPoint(edited)
    audit({ table: 'dataPoints', id: point.id, name: after.name, before, after })
    return ok(after)
  },
})
