import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentPage } from '../../presenters/presentDesigns.js'

export const listPages = defineOperation('listPages', {
  async handle({ query, tenantId, repositories }) {
    const { appCode, status, keyword, page = 1, size = 20 } = query
    const { designs, total } = await repositories.designs.list(tenantId, {
      kinds: ['page'],
      ...{ appCode, status, keyword, page, size },
    })
    return okList(designs.map(presentPage), total)
  },
})
