import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentPage } from '../../presenters/presentDesigns.js'
import { pagingOf } from '../pagingOf.js'

export const listPages = defineOperation('listPages', {
  async handle({ query, tenantId, repositories }) {
    const { status, keyword } = query
    const { rows, total, counts } = await repositories.designs.list(tenantId, {
      kinds: ['page'],
      ...{ status, keyword, ...pagingOf(query) },
    })
    return okList(rows.map(presentPage), total, counts)
  },
})
