import { dayjs } from '@spruce/validators/time'
import { defineOperation, okList } from '../../http/defineOperation.js'
import { keptDays } from '../../repositories/bin/RecycleBinRepository.js'
import { pagingOf } from '../pagingOf.js'

export const listRecycleBin = defineOperation('listRecycleBin', {
  async handle({ query, tenantId, repositories: { recycleBin }, services }) {
    const { kind, keyword } = query
    const { rows, total, counts } = await recycleBin.list(tenantId, {
      kind,
      keyword: keyword?.trim(),
      now: services.now(),
      ...pagingOf(query),
    })
    return okList(
      rows.map(({ snapshot: _snapshot, removedAt, ...row }) => ({
        ...row,
        removedAt: removedAt.toISOString(),
        purgedAt: dayjs.utc(removedAt).add(keptDays, 'day').toISOString(),
      })),
      total,
      counts,
    )
  },
})
