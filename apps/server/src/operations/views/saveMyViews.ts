import { defineOperation, ok } from '../../http/defineOperation.js'

export const saveMyViews = defineOperation('saveMyViews', {
  async handle({ body, session, tenantId, repositories: { views }, audit }) {
    const { page } = body
    await views.saveMine(tenantId, session.userId, page, body.views)
    const names = body.views.map(({ name }) => name)
    audit({ table: 'views', id: page, after: { own: names } })
    return ok(await views.find(tenantId, session.userId, page))
  },
})
