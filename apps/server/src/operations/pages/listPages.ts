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
    const shown = rows.map(presentPage)
    return okList(
      await repositories.names.add(tenantId, shown, { parentId: 'pages' }),
      total,
      counts,
    )
  },
})
