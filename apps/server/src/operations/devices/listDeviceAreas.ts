import { defineOperation, okList } from '../../http/defineOperation.js'

export const listDeviceAreas = defineOperation('listDeviceAreas', {
  async handle({ tenantId, repositories, services }) {
    const areas = await repositories.devices.areas(tenantId, services.now())
    return okList(areas, areas.length)
  },
})
