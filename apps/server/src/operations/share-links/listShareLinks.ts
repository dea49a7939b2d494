import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentShareLink } from '../../presenters/presentShareLinks.js'
import { pagingOf } from '../pagingOf.js'

export const listShareLinks = defineOperation('listShareLinks', {
  async handle({ params, query, tenantId, repositories: { shareLinks }, services }) {
    const now = services.now()
    const { rows, total } = await shareLinks.list(tenantId, params.id, pagingOf(query), now)
    return okList(
      rows.map((link) => presentShareLink(link, now)),
      total,
    )
  },
})
