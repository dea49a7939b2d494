import type { JobState, Tone } from '@spruce/shell-ui'
import type { planPushMessages } from './planPushMessages.js'
import type { PlanPush, PushCounts, PushItem, PushOutcome } from './planPushQueries.js'

/** The texts of pushes in one language. */
export type PushTexts = (typeof planPushMessages)['zh-CN']

/** The text of what became of a customer. */
export const outcomeTexts = {
  change: 'outcomeChange',
  same: 'outcomeSame',
  locked: 'outcomeLocked',
  pending: 'outcomePending',
  pushed: 'outcomePushed',
  skipped: 'outcomeSkipped',
  failed: 'outcomeFailed',
  undone: 'outcomeUndone',
  left: 'outcomeLeft',
} as const satisfies Record<PushOutcome, keyof PushTexts>

/** How an outcome looks, beside its word. */
export const outcomeTones: Readonly<Record<PushOutcome | PushItem['outcome'], Tone>> = {
  change: 'info',
  same: 'neutral',
  locked: 'warning',
  pending: 'neutral',
  pushed: 'success',
  skipped: 'warning',
  failed: 'danger',
  undone: 'success',
  left: 'warning',
  new: 'success',
  changed: 'info',
  removed: 'info',
  kept: 'warning',
  conflict: 'warning',
}

/** The text of what becomes of a menu or button. */
export const itemTexts = {
  new: 'new',
  changed: 'changed',
  removed: 'removed',
  kept: 'kept',
  conflict: 'conflict',
  locked: 'lockedItems',
  same: 'same',
  undone: 'outcomeUndone',
  left: 'outcomeLeft',
} as const satisfies Record<PushItem['outcome'], keyof PushTexts>

const countNames = ['new', 'changed', 'removed', 'kept', 'conflict', 'locked'] as const

/** 新增：2、修改：1; nothing where nothing becomes of them. */
export function countsText(counts: PushCounts, t: PushTexts): string {
  return countNames
    .filter((name) => counts[name] > 0)
    .map((name) => `${t[itemTexts[name]]}${t.colon}${String(counts[name])}`)
    .join(t.separator)
}

const fieldTexts: Readonly<Record<string, keyof PushTexts>> = {
  name: 'fieldName',
  appCode: 'fieldAppCode',
  type: 'fieldType',
  parentId: 'fieldParentId',
  path: 'fieldPath',
  baseUrl: 'fieldBaseUrl',
  icon: 'fieldIcon',
  openType: 'fieldOpenType',
  permCode: 'fieldPermCode',
  isonly: 'fieldIsonly',
  visible: 'fieldVisible',
  sort: 'fieldSort',
}

/** The fields of a menu in words. */
export function fieldsText(fields: readonly string[], t: PushTexts): string {
  return fields
    .map((field) => {
      const key = fieldTexts[field]
      return key === undefined ? field : String(t[key])
    })
    .join(t.separator)
}

/** The text of where a push stands. */
export const statusTexts = {
  queued: 'statusQueued',
  running: 'statusRunning',
  waiting: 'statusWaiting',
  done: 'statusDone',
  failed: 'statusFailed',
  cancelled: 'statusCancelled',
} as const satisfies Record<PlanPush['status'], keyof PushTexts>

/** Where a push stands, as a job shows it. */
export const jobStates: Readonly<Record<PlanPush['status'], JobState>> = {
  queued: 'waiting',
  running: 'running',
  waiting: 'waiting',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
}
