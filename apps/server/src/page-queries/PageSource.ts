import {
  frameLimits,
  resolveWindow,
  type Cell,
  type ColumnType,
  type Frame,
  type Instants,
  type TimeWindow,
} from '@spruce/page-builder/data'
import type { Language } from '@spruce/validators/i18n'
import type { DataEndpoints } from '../data-endpoints/DataEndpoints.js'
import type { OperationId } from '../http/contractTypes.js'
import { unprocessable } from '../http/errors.js'
import { messages, type ServerMessages } from '../messages.js'
import type { Repositories } from '../repositories/repositories.js'
import type { Parameters, ValuesOf } from './parameters.js'

/** What a source reads with: the viewer's tenant, and nothing of another. */
export interface SourceContext {
  readonly tenantId: string
  readonly memberId: string
  readonly repositories: Repositories
  readonly dataEndpoints: DataEndpoints
  readonly language: Language
  readonly now: Date
  /** The time window of the page, where it has one. */
  readonly window: TimeWindow | undefined
}

/**
 * What is read outside of the database: once the transaction is over, so that a slow answer holds no connection.
 * @throws EndpointError
 */
export type OutsideRead = (timeoutMs: number) => Promise<Frame>

/** Where frames come from. */
export interface PageSource {
  /** What a document calls it. */
  readonly id: string
  /** Whose data it shows: who may not call this operation may not ask the source, for the same reasons. */
  readonly as: OperationId
  readonly parameters: Parameters
  /** Its answer is another for each person. */
  readonly isPersonal: boolean
  /** @param values checked by `parameters` */
  readonly read: (context: SourceContext, values: never) => Promise<Frame | OutsideRead>
}

/** A source, its parameters typed by its schema. */
export function definePageSource<const P extends Parameters>(source: {
  id: string
  as: OperationId
  parameters: P
  isPersonal?: boolean
  read: (context: SourceContext, values: ValuesOf<P>) => Promise<Frame | OutsideRead>
}): PageSource {
  return { isPersonal: false, ...source }
}

/** What a column of a source is called. */
export type ColumnLabel = keyof ServerMessages['pageQueries']['columns']

/** How a column comes out of rows. */
export interface ColumnOf<Row> {
  readonly type: ColumnType
  readonly label: ColumnLabel
  /** A time may come as a date. */
  readonly value: (row: Row) => Cell | Date
  readonly decimals?: number
}

/** More than one row above what a frame holds is never read. */
export const mostRows = frameLimits.rows

/** A frame of rows; those beyond the limit are cut off. */
export function frameOf<Row>(
  { language }: Pick<SourceContext, 'language'>,
  rows: readonly Row[],
  columns: Readonly<Record<string, ColumnOf<Row>>>,
  total = rows.length,
): Frame {
  const { columns: labels } = messages[language].pageQueries
  const kept = rows.slice(0, mostRows)
  const isCut = total > kept.length
  return {
    columns: Object.entries(columns).map(([name, { type, label, value, decimals }]) => ({
      ...{ name, type, label: labels[label] },
      ...(decimals !== undefined && { decimals }),
      values: kept.map((row) => cellOf(value(row))),
    })),
    ...(isCut && { isCut }),
  }
}

function cellOf(value: Cell | Date): Cell {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' ? value.slice(0, frameLimits.text) : value
}

/** Parameters of a source that looks at a time window; without them it is that of the page. */
export const windowParameters = { from: { kind: 'instant' }, to: { kind: 'instant' } } as const

/** The window that is asked for. @throws 422 where it ends before it begins */
export function windowOf(
  { window, now }: SourceContext,
  { from, to }: ValuesOf<typeof windowParameters>,
  usual: TimeWindow,
): Instants {
  const base = window ?? usual
  const found = resolveWindow({ from: from ?? base.from, to: to ?? base.to }, now.getTime())
  if (!found) throw unprocessable('HISTORY_WINDOW')
  return found
}
