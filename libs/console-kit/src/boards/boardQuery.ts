import { type Days, readDays } from '../days/days.js'
import { readId } from '../logs/logQuery.js'

/** What the address of a board holds. Absent: all customers, the last 30 days, by day. @public */
export interface BoardQuery extends Days {
  customerId?: string | undefined
  /** By the hour. */
  by?: 'hour' | undefined
}

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export function readBoardQuery(search: Record<string, unknown>): BoardQuery {
  const customerId = readId(search['customerId'])
  return {
    ...(customerId !== undefined && { customerId }),
    ...readDays(search),
    ...(search['by'] === 'hour' && { by: 'hour' as const }),
  }
}
