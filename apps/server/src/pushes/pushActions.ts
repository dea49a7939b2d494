import type { JobRow } from '../repositories/jobs/JobsRepository.js'

/** What may be done with a push now. */
export function pushActionsOf({
  status,
  result,
}: Pick<JobRow, 'status' | 'result'>): ('cancel' | 'undo')[] {
  if (status === 'queued' || status === 'running') return ['cancel']
  return (result['pushed'] ?? 0) > 0 ? ['undo'] : []
}
