import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentShareLink } from '../../presenters/presentShareLinks.js'
import { pageOf } from '../logs/logQuery.js'

export const listShareLinks = defineOperation('listShareLinks', {
  async handle({ params, query, tenantId, repositories: { shareLinks }, services }) {
    const { links, total } = await shareLinks.list(tenantId, params.id, pageOf(query))
    const now = services.now()
    return okList(
      links.map((link) => presentShareLink(link, now)),
      total,
    )
  },
})
