import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentReceipt } from '../../presenters/messagePresenters.js'

/** People of today's audience, as far as the caller may see people. */
export const listNoticeReceipts = defineOperation('listNoticeReceipts', {
  async handle({ params, query, tenantId, repositories: { notices }, peopleScope }) {
    if (!(await notices.find(tenantId, params.id))) throw notFound('notice', params.id)
    const { state = 'unread', page = 1, size = 20 } = query
    const { rows, total } = await notices.receipts(tenantId, params.id, {
      audience: await notices.audience(tenantId, params.id),
      state,
      scope: await peopleScope(),
      page,
      size,
    })
    return okList(rows.map(presentReceipt), total)
  },
})
