import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentWorkbench } from '../../presenters/presentDesigns.js'
import { pagingOf } from '../pagingOf.js'

export const listWorkbenches = defineOperation('listWorkbenches', {
  async handle({ query, tenantId, repositories }) {
    const { scope, status, keyword, audience } = query
    const { rows, total, counts } = await repositories.designs.list(tenantId, {
      kinds: scope === undefined ? ['global', 'business'] : [scope],
      ...{ status, keyword, audience, ...pagingOf(query) },
    })
    const named = await repositories.names.add(tenantId, rows.map(presentWorkbench), {
      roleIds: 'roles',
      departmentIds: 'departments',
    })
    return okList(named, total, counts)
  },
})
