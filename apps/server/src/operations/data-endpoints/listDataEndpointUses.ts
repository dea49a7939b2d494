import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentEndpointUse } from '../../presenters/presentDataEndpoint.js'
import { pagingOf } from '../pagingOf.js'
import { readDataEndpoint } from './dataEndpointRules.js'

/** Which pages and workbenches read it, and nothing of what else they read. */
export const listDataEndpointUses = defineOperation('listDataEndpointUses', {
  async handle({ params, query, tenantId, repositories }) {
    const { id } = await readDataEndpoint(repositories, tenantId, params.id)
    const paging = pagingOf(query)
    const { rows, total } = await repositories.designEndpoints.uses(tenantId, id, paging)
    return okList(rows.map(presentEndpointUse), total)
  },
})
