import type { BoardRange } from '../../repositories/logs/logQueries.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const limits = {
  day: { step: dayMs, usual: 30 * dayMs, longest: 92 * dayMs },
  hour: { step: hourMs, usual: 2 * dayMs, longest: 8 * dayMs },
}

/** What a board looks at: whole local days or hours, up to `to`, never more than the longest range. */
export function readBoardRange(
  query: { from?: string; to?: string; by?: 'day' | 'hour'; offset?: number },
  now: Date,
): BoardRange {
  const by = query.by ?? 'day'
  const offset = query.offset ?? 480
  const { usual, longest } = limits[by]
  const to = query.to === undefined ? now.getTime() : Date.parse(query.to)
  const asked = query.from === undefined ? to - usual : Date.parse(query.from)
  const from = Math.max(to - longest, Math.min(asked, to))
  return { from: new Date(beginOf(from, by, offset)), to: new Date(to), by, offset }
}

function beginOf(moment: number, by: 'day' | 'hour', offset: number): number {
  const ahead = offset * 60_000
  const { step } = limits[by]
  return Math.floor((moment + ahead) / step) * step - ahead
}
