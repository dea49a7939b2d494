import { defineOperation, ok } from '../../http/defineOperation.js'

export const saveMyViews = defineOperation('saveMyViews', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  async handle({ body, session, tenantId, repositories: { views } }) {
    const { page } = body
    await views.saveMine(tenantId, session.userId, page, body.views)
    return ok(await views.find(tenantId, session.userId, page))
  },
})
