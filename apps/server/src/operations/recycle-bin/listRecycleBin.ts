import { dayjs } from '@spruce/validators/time'
import { defineOperation, okList } from '../../http/defineOperation.js'
import { keptDays } from '../../repositories/bin/RecycleBinRepository.js'
import { pageOf } from '../logs/logQuery.js'

export const listRecycleBin = defineOperation('listRecycleBin', {
  async handle({ query, tenantId, repositories: { recycleBin }, services }) {
    const { kind, keyword } = query
    const { rows, total } = await recycleBin.list(tenantId, {
      kind,
      keyword: keyword?.trim(),
      now: services.now(),
      ...pageOf(query),
    })
    return okList(
      rows.map(({ snapshot: _snapshot, removedAt, ...row }) => ({
        ...row,
        removedAt: removedAt.toISOString(),
        purgedAt: dayjs.utc(removedAt).add(keptDays, 'day').toISOString(),
      })),
      total,
    )
  },
})
