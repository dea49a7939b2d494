import type { JobState, Tone } from '@spruce/shell-ui'
import type { BulkTexts } from './bulkMessages.js'
import type { BulkChange, BulkOutcome } from './bulkQueries.js'

/** Where a change stands, as JobProgress says it. */
export const jobStates: Record<BulkChange['status'], JobState> = {
  queued: 'waiting',
  running: 'running',
  waiting: 'waiting',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
}

export const statusTones: Record<BulkChange['status'], Tone> = {
  queued: 'neutral',
  running: 'info',
  waiting: 'neutral',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
}

export const bulkStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export const bulkOutcomes = ['changed', 'left', 'undone', 'kept', 'pending'] as const

export const outcomeTones: Record<BulkOutcome, Tone> = {
  pending: 'neutral',
  changed: 'success',
  left: 'warning',
  undone: 'info',
  kept: 'warning',
}

/** 移动成员：研发部. */
export function titleOf({ action, target }: Pick<BulkChange, 'action' | 'target'>, t: BulkTexts) {
  return target ? t.withTarget(t[action], target.name) : t[action]
}

/** With what it is doing now. */
export function runTitleOf(change: BulkChange, t: BulkTexts): string {
  return change.phase === 'undo' ? t.undoOf(titleOf(change, t)) : titleOf(change, t)
}

/** How many people came to what. */
export function countsText(result: Readonly<Record<string, number>>, t: BulkTexts): string {
  return bulkOutcomes
    .filter((outcome) => (result[outcome] ?? 0) > 0)
    .map((outcome) => t.countOf(t[outcome], result[outcome] ?? 0))
    .join(' · ')
}
