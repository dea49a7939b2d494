import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { areaIn, assertAreaPlace } from './deviceRules.js'

export const editDeviceArea = defineOperation('editDeviceArea', {
  async handle({ params, body, tenantId, repositories: { devices }, services, audit }) {
    const { version, ...fields } = body
    const now = services.now()
    await devices.lockAreas(tenantId)
    const areas = await devices.areas(tenantId, now)
    const before = areaIn(areas, params.id)
    assertVersion(version, before.version, before)
    if (fields.parentId !== undefined) {
      assertAreaPlace(areas, { parentId: fields.parentId, moved: before.id })
    }
    await devices.editArea(tenantId, before.id, fields)
    const { parentId = before.parentId, sort } = fields
    if (sort !== undefined || parentId !== before.parentId) {
      const others = areas.filter((area) => area.parentId === parentId && area.id !== before.id)
      const place = Math.min(sort ?? others.length, others.length)
      await devices.orderAreas(tenantId, others.map(({ id }) => id).toSpliced(place, 0, before.id))
    }
    const after = areaIn(await devices.areas(tenantId, now), before.id)
    audit({ table: 'deviceAreas', id: after.id, name: after.name, before, after })
    return ok(after)
  },
})
