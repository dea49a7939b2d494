import type { JobRow } from '../repositories/jobs/JobsRepository.js'
import { illegalState } from '../http/transitions.js'
import { bulkActionsOf } from '../bulk-changes/bulkActions.js'
import { pushActionsOf } from '../pushes/pushActions.js'

export type JobAction = 'map' | 'edit' | 'check' | 'commit' | 'undo' | 'cancel'

/** What the person who started a job may do with it now. */
export function actionsOf(job: Pick<JobRow, 'kind' | 'status' | 'phase' | 'result'>): JobAction[] {
  if (job.kind === 'plan-push') return pushActionsOf(job)
  if (job.kind === 'bulk-change') return bulkActionsOf(job)
  const { status, phase, result } = job
  if (status === 'queued' || status === 'running') return ['cancel']
  const actions: JobAction[] = []
  const isRead = (result['rows'] ?? 0) > 0
  if (isRead && status !== 'cancelled' && phase !== 'undo') {
    actions.push('map', 'edit', 'check')
    if (phase !== 'read') actions.push('commit')
  }
  if ((result['created'] ?? 0) + (result['changed'] ?? 0) > 0) actions.push('undo')
  if (status === 'waiting') actions.push('cancel')
  return actions
}

/** @throws 409 naming what the state allows */
export function assertAction(job: JobRow, action: JobAction): void {
  const allowed = actionsOf(job)
  if (!allowed.includes(action)) throw illegalState(allowed)
}
