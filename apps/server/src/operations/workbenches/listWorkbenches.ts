import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentWorkbench } from '../../presenters/presentDesigns.js'

export const listWorkbenches = defineOperation('listWorkbenches', {
  async handle({ query, tenantId, repositories }) {
    const { scope, status, keyword, page = 1, size = 20 } = query
    const { designs, total } = await repositories.designs.list(tenantId, {
      kinds: scope === undefined ? ['global', 'business'] : [scope],
      ...{ status, keyword, page, size },
    })
    return okList(designs.map(presentWorkbench), total)
  },
})
