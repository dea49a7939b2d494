import { defaultLanguage, type Language } from './i18n.js'
import { validationMessages } from './messages.js'
import { dayjs, type Dayjs } from './time/dayjs.js'
import { onLocalClock, readWallTime } from './time/wallTime.js'

/** What a moment may come as: a `Date`, milliseconds since 1970, or a text. */
export type Moment = Date | number | string | null | undefined

const textOfTime =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** As answers of the server write it: read at once, for a table has many. */
const asAnswered = /^\d{4}-.{18}Z$/

/** A moment for the eye: `YYYY-MM-DD HH:mm:ss`, local time. An invalid time shows 时间有误. */
export function formatTime(value: Moment, language: Language = defaultLanguage): string {
  return read(value)?.format('YYYY-MM-DD HH:mm:ss') ?? validationMessages[language].invalidTime
}

/**
 * Reads a moment. Text is ISO 8601, or `YYYY-MM-DD[ HH:mm[:ss]]`, which without a zone means local
 * time. `undefined` for anything else, for days that do not exist and for years past 9999.
 */
export function readTime(value: Moment): Date | undefined {
  return read(value)?.toDate()
}

function read(value: Moment): Dayjs | undefined {
  if (value === null || value === undefined) return undefined
  const time = typeof value === 'string' ? readText(value.trim()) : dayjs(value)
  return time && time.year() >= 0 && time.year() <= 9999 ? time : undefined
}

function readText(text: string): Dayjs | undefined {
  if (asAnswered.test(text)) {
    const time = dayjs(text)
    if (time.isValid() && time.toISOString() === text) return time
  }
  const match = textOfTime.exec(text)
  if (!match) return undefined
  const [, year = '', month, day, hours, minutes, seconds, fraction = '', zone] = match
  const date = [year, twoDigits(month), twoDigits(day)].join('-')
  const clock = [hours, minutes, seconds].map(twoDigits).join(':')
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  const wall = readWallTime(`${date} ${clock}.${milliseconds}`, 'YYYY-MM-DD HH:mm:ss.SSS')
  if (!wall) return undefined
  return zone ? wall.subtract(minutesAhead(zone), 'minute').local() : onLocalClock(wall)
}

function twoDigits(part = ''): string {
  return part.padStart(2, '0')
}

/** dayjs reads no zone where it reads strictly. */
function minutesAhead(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
}

/** What an empty cell shows (spec section 5). */
export const emptyCell = '--'

/** A value for a table cell. Nothing, an empty text and a number that is none show `--`; 0 is 0. */
export function formatCell(value: string | number | bigint | boolean | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return emptyCell
  const text = String(value)
  return text.trim() === '' ? emptyCell : text
}
