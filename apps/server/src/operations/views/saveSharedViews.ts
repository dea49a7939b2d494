import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'

export const saveSharedViews = defineOperation('saveSharedViews', {
  async handle({ body, session, tenantId, repositories: { views }, audit }) {
    const { page, defaultName } = body
    const names = body.views.map(({ name }) => name)
    if (defaultName !== null && !names.includes(defaultName)) {
      throw unprocessable('INVALID_REFERENCE', [wrongField('defaultName', 'invalid')])
    }
    const before = await views.find(tenantId, session.userId, page)
    await views.saveShared(tenantId, page, body.views, defaultName)
    const { shared, defaultName: last } = before
    audit({
      table: 'views',
      id: page,
      before: { shared: shared.map(({ name }) => name), defaultName: last },
      after: { shared: names, defaultName },
    })
    return ok(await views.find(tenantId, session.userId, page))
  },
})
