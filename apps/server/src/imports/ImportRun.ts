import type { Db, ImportOutcome } from '../db/schema.js'
import type { WorkContext } from '../jobs/WorkQueue.js'
import type { UserImportRow } from '../repositories/imports/UserImportsRepository.js'
import type { Services } from '../services.js'
import type { Requester } from './Requester.js'

/** What a phase of an import works with. */
export interface ImportRun extends Pick<Services, 'engine' | 'files' | 'log' | 'now'> {
  readonly context: WorkContext
  readonly tenantId: string
  readonly jobId: string
  readonly row: UserImportRow
  readonly requester: Requester
  inTenant<T>(fn: (db: Db) => Promise<T>): Promise<T>
  /** How many rows of the file are hidden, by hand or by a filter. They are imported, and counted. */
  hiddenRows: number
  /** How many rows have come to what, as the last batch left them. */
  tally: Record<string, number>
  /** How many rows came to what, and how many departments were made: counted anew. */
  counts(): Promise<Record<string, number>>
}

/** The tally after a batch in which rows go from one outcome to another. */
export function talliedWith(
  tally: Readonly<Record<string, number>>,
  rows: readonly { from: ImportOutcome; to: ImportOutcome }[],
): Record<string, number> {
  const next = { ...tally }
  for (const { from, to } of rows) {
    next[from] = (next[from] ?? 0) - 1
    next[to] = (next[to] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count > 0))
}
