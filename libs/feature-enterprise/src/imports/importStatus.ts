import type { Tone } from '@spruce/shell-ui'
import type { ImportKind } from './importKinds.js'
import { importOutcomes, type ImportOutcome } from './importSearch.js'
import type { importMessages, ImportTexts } from './importMessages.js'
import type { ListedImport } from './importQueries.js'

/** The text of each state. */
export const statusWords = {
  queued: 'queued',
  running: 'running',
  waiting: 'waiting',
  done: 'done',
  failed: 'failedJob',
  cancelled: 'cancelled',
} as const satisfies Record<ListedImport['status'], keyof (typeof importMessages)['zh-CN']>

/** The text of each kind. */
export const kindWords = {
  people: 'people',
  departments: 'departmentsKind',
  devices: 'devices',
} as const satisfies Record<ImportKind, keyof (typeof importMessages)['zh-CN']>

/** The tone of each state. */
export const statusTones: Readonly<Record<ListedImport['status'], Tone>> = {
  queued: 'neutral',
  running: 'info',
  waiting: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

/** The tone of what became of a row. */
export const outcomeTones: Readonly<Record<ImportOutcome, Tone>> = {
  pending: 'warning',
  new: 'info',
  change: 'info',
  same: 'neutral',
  failed: 'danger',
  created: 'success',
  changed: 'success',
  undone: 'neutral',
  left: 'warning',
}

/** How many rows came to what, in words; empty where nothing is known. */
export function countsText(result: Readonly<Record<string, number>>, t: ImportTexts): string {
  return importOutcomes
    .filter((outcome) => (result[outcome] ?? 0) > 0)
    .map((outcome) => t.countOf(t[outcome], (result[outcome] ?? 0).toLocaleString('en-US')))
    .join(' · ')
}
