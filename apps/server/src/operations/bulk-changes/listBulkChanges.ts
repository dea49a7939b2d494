import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentBulkChange } from '../../presenters/presentBulkChange.js'
import { pagingOf } from '../pagingOf.js'

export const listBulkChanges = defineOperation('listBulkChanges', {
  async handle({ query, tenantId, memberId, repositories, language }) {
    const { rows, total, counts } = await repositories.bulkChanges.list(tenantId, memberId, {
      ...pagingOf(query),
      status: query.status,
    })
    return okList(
      rows.map((row) => presentBulkChange(row, language)),
      total,
      counts,
    )
  },
})
