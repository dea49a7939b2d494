import { defineOperation, okList } from '../../http/defineOperation.js'
import { pagingOf } from '../pagingOf.js'
import { presentRecycled } from './presentRecycled.js'

export const listRecycleBin = defineOperation('listRecycleBin', {
  async handle({ query, tenantId, repositories: { recycleBin }, services }) {
    const { kind, keyword } = query
    const { rows, total, counts } = await recycleBin.list(tenantId, {
      ownerId: null,
      kind,
      keyword: keyword?.trim(),
      now: services.now(),
      ...pagingOf(query),
    })
    return okList(rows.map(presentRecycled), total, counts)
  },
})
