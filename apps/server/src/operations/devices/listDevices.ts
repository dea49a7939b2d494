import { defineOperation, okList } from '../../http/defineOperation.js'
import { onlineSince, presentDevice } from '../../presenters/presentDevices.js'

export const listDevices = defineOperation('listDevices', {
  async handle({ query, tenantId, repositories, services }) {
    const { areaId, keyword, online, page = 1, size = 20 } = query
    const now = services.now()
    const state = online === undefined ? undefined : { since: onlineSince(now), is: online }
    const filter = { areaId, keyword, online: state }
    const { devices, total } = await repositories.devices.list(tenantId, filter, { page, size })
    return okList(
      devices.map((device) => presentDevice(device, now)),
      total,
    )
  },
})
