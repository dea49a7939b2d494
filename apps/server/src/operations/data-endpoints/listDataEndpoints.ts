import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDataEndpoint } from '../../presenters/presentDataEndpoint.js'
import { pagingOf } from '../pagingOf.js'

export const listDataEndpoints = defineOperation('listDataEndpoints', {
  async handle({ query, tenantId, repositories: { dataEndpoints } }) {
    const { keyword } = query
    const { rows, total } = await dataEndpoints.list(tenantId, { keyword, ...pagingOf(query) })
    return okList(rows.map(presentDataEndpoint), total)
  },
})
