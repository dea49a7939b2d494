import { defineOperation, okList } from '../../http/defineOperation.js'

export const listDeviceAreas = defineOperation('listDeviceAreas', {
  async handle({ tenantId, repositories }) {
    const areas = await repositories.devices.areas(tenantId)
    return okList(areas, areas.length)
  },
})
