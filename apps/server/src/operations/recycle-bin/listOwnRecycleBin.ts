import { defineOperation, okList } from '../../http/defineOperation.js'
import { pagingOf } from '../pagingOf.js'
import { presentRecycled } from './presentRecycled.js'

export const listOwnRecycleBin = defineOperation('listOwnRecycleBin', {
  async handle({ query, tenantId, memberId, repositories: { recycleBin }, services }) {
    const { kind } = query
    const { rows, total, counts } = await recycleBin.list(tenantId, {
      ownerId: memberId,
      kind,
      now: services.now(),
      ...pagingOf(query),
    })
    return okList(rows.map(presentRecycled), total, counts)
  },
})
