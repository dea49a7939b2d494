import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentNoticeRow } from '../../presenters/messagePresenters.js'
import { pagingOf } from '../pagingOf.js'

export const listNotices = defineOperation('listNotices', {
  async handle({ query, tenantId, repositories: { notices } }) {
    const { status, keyword } = query
    const filter = { status, keyword: keyword?.trim(), ...pagingOf(query) }
    const { rows, total, counts } = await notices.list(tenantId, filter)
    return okList(rows.map(presentNoticeRow), total, counts)
  },
})
