import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDevice } from '../../presenters/presentDevices.js'
import { pagingOf } from '../pagingOf.js'

export const listDevices = defineOperation('listDevices', {
  async handle({ query, tenantId, repositories, services }) {
    const { areaId, typeId, keyword, online } = query
    const now = services.now()
    const state = online === undefined ? undefined : { now, is: online }
    const filter = { areaId, typeId, keyword, online: state }
    const { rows, total } = await repositories.devices.list(tenantId, filter, pagingOf(query))
    return okList(
      rows.map((device) => presentDevice(device, now)),
      total,
    )
  },
})
