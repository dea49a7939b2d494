import { unprocessable, wrongField } from '../../http/errors.js'
import type { CalendarFields } from '../../repositories/calendar/CalendarRepository.js'

const dayMs = 24 * 3_600_000
const longestSpanMs = 400 * dayMs

/** @throws 422 END_BEFORE_START */
export function assertOrder({ startAt, endAt }: Pick<CalendarFields, 'startAt' | 'endAt'>): void {
  if (endAt < startAt) throw unprocessable('END_BEFORE_START', [wrongField('endAt', 'invalid')])
}

/** The span that is asked for. @throws 422 END_BEFORE_START, SPAN_TOO_LONG */
export function spanOf(query: { from: string; to: string }): { from: Date; to: Date } {
  const [from, to] = [momentIn(query.from), momentIn(query.to)]
  if (to <= from) throw unprocessable('END_BEFORE_START', [wrongField('to', 'invalid')])
  if (to.getTime() - from.getTime() > longestSpanMs) {
    throw unprocessable('SPAN_TOO_LONG', [wrongField('to', 'invalid')])
  }
  return { from, to }
}

/** A moment of the contract, which lets in only days that the calendar has. */
export function momentIn(text: string): Date {
  return new Date(Date.parse(text))
}
