import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeviceType } from '../../presenters/presentDevices.js'
import { pagingOf } from '../pagingOf.js'

export const listDeviceTypes = defineOperation('listDeviceTypes', {
  async handle({ query, tenantId, repositories: { deviceTypes } }) {
    const { rows, total } = await deviceTypes.list(tenantId, query.keyword, pagingOf(query))
    return okList(rows.map(presentDeviceType), total)
  },
})
