import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentNoticeRow } from '../../presenters/messagePresenters.js'

export const listNotices = defineOperation('listNotices', {
  async handle({ query, tenantId, repositories: { notices } }) {
    const { status, keyword, page = 1, size = 20 } = query
    const filter = { status, keyword: keyword?.trim(), page, size }
    const { rows, total } = await notices.list(tenantId, filter)
    return okList(rows.map(presentNoticeRow), total)
  },
})
