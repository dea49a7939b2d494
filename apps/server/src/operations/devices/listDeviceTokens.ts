import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeviceToken } from '../../presenters/presentDevices.js'
import { pagingOf } from '../pagingOf.js'

export const listDeviceTokens = defineOperation('listDeviceTokens', {
  async handle({ query, tenantId, repositories: { deviceTokens } }) {
    const { rows, total } = await deviceTokens.list(tenantId, query.keyword, pagingOf(query))
    return okList(rows.map(presentDeviceToken), total)
  },
})
