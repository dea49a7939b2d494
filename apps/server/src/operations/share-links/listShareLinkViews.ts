import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentShareLinkView } from '../../presenters/presentShareLinks.js'
import { pagingOf } from '../pagingOf.js'

export const listShareLinkViews = defineOperation('listShareLinkViews', {
  async handle({ params, query, tenantId, repositories: { shareLinks } }) {
    const { rows, total } = await shareLinks.views(tenantId, params.id, pagingOf(query))
    return okList(rows.map(presentShareLinkView), total)
  },
})
