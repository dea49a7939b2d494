import { existsOnCalendar } from './calendar.js'
import { defaultLanguage, type Language } from './i18n.js'
import { validationMessages } from './messages.js'

/** What a moment may come as: a `Date`, milliseconds since 1970, or a text. */
export type Moment = Date | number | string | null | undefined

const textOfTime =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** A moment for the eye: `YYYY-MM-DD HH:mm:ss`, local time. An invalid time shows 时间有误. */
export function formatTime(value: Moment, language: Language = defaultLanguage): string {
  const time = readTime(value)
  if (!time) return validationMessages[language].invalidTime
  const two = (part: number) => String(part).padStart(2, '0')
  const date = [
    String(time.getFullYear()).padStart(4, '0'),
    two(time.getMonth() + 1),
    two(time.getDate()),
  ]
  const clock = [two(time.getHours()), two(time.getMinutes()), two(time.getSeconds())]
  return `${date.join('-')} ${clock.join(':')}`
}

/**
 * Reads a moment. Text is ISO 8601, or `YYYY-MM-DD[ HH:mm[:ss]]`, which without a zone means local
 * time. `undefined` for anything else, for days that do not exist and for years past 9999.
 */
export function readTime(value: Moment): Date | undefined {
  if (value === null || value === undefined) return undefined
  const time = typeof value === 'string' ? readText(value.trim()) : new Date(value)
  if (!time) return undefined
  const year = time.getFullYear()
  return year >= 0 && year <= 9999 ? time : undefined
}

function readText(text: string): Date | undefined {
  const match = textOfTime.exec(text)
  if (!match) return undefined
  const parts = match
    .slice(1, 7)
    .map((part: string | undefined) => Number(part ?? 0)) as unknown as Parts
  if (!exists(parts)) return undefined
  const milliseconds = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'))
  const zone = match[8]
  if (zone) return new Date(utc(parts, milliseconds) - offsetOf(zone))
  const local = new Date(2000, 0, 1)
  local.setFullYear(parts[0], parts[1] - 1, parts[2])
  local.setHours(parts[3], parts[4], parts[5], milliseconds)
  return local
}

type Parts = [
  year: number,
  month: number,
  day: number,
  hours: number,
  minutes: number,
  seconds: number,
]

function exists([year, month, day, hours, minutes, seconds]: Parts): boolean {
  return hours <= 23 && minutes <= 59 && seconds <= 59 && existsOnCalendar(year, month, day)
}

function utc([year, month, day, hours, minutes, seconds]: Parts, milliseconds: number): number {
  const time = new Date(0)
  time.setUTCFullYear(year, month - 1, day)
  time.setUTCHours(hours, minutes, seconds, milliseconds)
  return time.getTime()
}

function offsetOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000
}

/** What an empty cell shows (spec section 5). */
export const emptyCell = '--'

/** A value for a table cell. Nothing, an empty text and a number that is none show `--`; 0 is 0. */
export function formatCell(value: string | number | bigint | boolean | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return emptyCell
  const text = String(value)
  return text.trim() === '' ? emptyCell : text
}
