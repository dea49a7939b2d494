import type { Schemas } from '@spruce/api-client/contract'
import { dayjs } from '@spruce/validators/time'
import { keptDays, type Recycled } from '../../repositories/bin/RecycleBinRepository.js'

/** Without what the bin keeps of it. */
export function presentRecycled({
  snapshot: _snapshot,
  removedAt,
  ...row
}: Recycled): Schemas['Recycled'] {
  return {
    ...row,
    removedAt: removedAt.toISOString(),
    purgedAt: dayjs.utc(removedAt).add(keptDays, 'day').toISOString(),
  }
}
