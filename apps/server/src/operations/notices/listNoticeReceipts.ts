import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentReceipt } from '../../presenters/messagePresenters.js'
import { pagingOf } from '../pagingOf.js'

/** People of today's audience, as far as the caller may see people. */
export const listNoticeReceipts = defineOperation('listNoticeReceipts', {
  async handle({ params, query, tenantId, repositories: { notices }, peopleScope }) {
    if (!(await notices.find(tenantId, params.id))) throw notFound('notice', params.id)
    const { state = 'unread' } = query
    const { rows, total } = await notices.receipts(tenantId, params.id, {
      audience: await notices.audience(tenantId, params.id),
      state,
      scope: await peopleScope(),
      ...pagingOf(query),
    })
    return okList(rows.map(presentReceipt), total)
  },
})
