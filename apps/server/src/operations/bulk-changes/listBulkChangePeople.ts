import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentBulkPerson } from '../../presenters/presentBulkChange.js'
import { pagingOf } from '../pagingOf.js'
import { readBulkChange } from './readBulkChange.js'

export const listBulkChangePeople = defineOperation('listBulkChangePeople', {
  async handle(context) {
    const { params, query, tenantId, repositories, language } = context
    await readBulkChange(context, params.id)
    const { rows, total, counts } = await repositories.bulkChanges.people(tenantId, params.id, {
      ...pagingOf(query),
      outcome: query.outcome,
    })
    return okList(
      rows.map((row) => presentBulkPerson(row, language)),
      total,
      counts,
    )
  },
})
