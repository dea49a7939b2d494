import type { JobRow } from '../repositories/jobs/JobsRepository.js'

/** What may be done with a bulk change now. */
export function bulkActionsOf({
  status,
  result,
}: Pick<JobRow, 'status' | 'result'>): ('cancel' | 'undo')[] {
  if (status === 'queued' || status === 'running') return ['cancel']
  return (result['changed'] ?? 0) > 0 ? ['undo'] : []
}
