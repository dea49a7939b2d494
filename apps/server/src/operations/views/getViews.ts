import { defineOperation, ok } from '../../http/defineOperation.js'

export const getViews = defineOperation('getViews', {
  async handle({ query, session, tenantId, repositories: { views } }) {
    return ok(await views.find(tenantId, session.userId, query.page))
  },
})
