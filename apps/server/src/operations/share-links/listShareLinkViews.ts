import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentShareLinkView } from '../../presenters/presentShareLinks.js'
import { pageOf } from '../logs/logQuery.js'

export const listShareLinkViews = defineOperation('listShareLinkViews', {
  async handle({ params, query, tenantId, repositories: { shareLinks } }) {
    const { views, total } = await shareLinks.views(tenantId, params.id, pageOf(query))
    return okList(views.map(presentShareLinkView), total)
  },
})
