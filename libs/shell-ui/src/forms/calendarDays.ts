import { dayjs, readWallTime, wallDay } from '@spruce/validators/time'

/** What a calendar shows at once: days of a month, months of a year, years. */
export type CalendarView = 'day' | 'month' | 'year'

/** Whole days from one to another, both included; local, as `YYYY-MM-DD`. */
export interface DayRange {
  from: string | null
  to: string | null
}

const dayFormat = 'YYYY-MM-DD'
const dayText = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/
const compactDay = /^(\d{4})(\d{2})(\d{2})$/
const momentText =
  /^(.*\d日?)(?:[T\s]+)(\d{1,2})(?:[:.]|时|点)(\d{1,2})?(?:分|:\d{1,2}(?:\.\d+)?)?$/

/** A day as `YYYY-MM-DD`, from what people type or paste: 2026/1/5, 20260105, 2026年1月5日, a time behind it. */
export function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const day = plain.replace(/[T\s].*$/, '')
  const [, year, month, date] = dayText.exec(day) ?? compactDay.exec(day) ?? []
  if (year === undefined || month === undefined || date === undefined) return undefined
  return dayOf(year, month, date)
}

/** A local moment as `YYYY-MM-DDTHH:mm`, as a browser's own field gives it; a day alone begins at 00:00. */
export function readMoment(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, dayPart, hour, minute = '0'] = momentText.exec(plain) ?? []
  if (dayPart === undefined || hour === undefined) {
    const day = /[T\s]/.test(plain) ? undefined : readDay(plain)
    return day && `${day}T00:00`
  }
  const day = readDay(dayPart)
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** A local moment for people: `YYYY-MM-DD HH:mm`. */
export function sayMoment(moment: string): string {
  return moment.replace('T', ' ')
}

/** The local day of a date. */
export function dayOfDate(date: Date): string {
  return dayjs(date).format(dayFormat)
}

/** The day so many days after (before, when negative) another. */
export function addDays(day: string, count: number): string {
  return wallDay(day).add(count, 'day').format(dayFormat)
}

/** First and last day of the month so many months after a day's own. */
export function monthOf(day: string, offset = 0): { from: string; to: string } {
  const from = wallDay(day).date(1).add(offset, 'month')
  const to = from.add(1, 'month').subtract(1, 'day')
  return { from: from.format(dayFormat), to: to.format(dayFormat) }
}

/** Undefined when there is no such day, as 30 February. */
function dayOf(year: string, month: string, date: string): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return year !== '0000' && readWallTime(day) ? day : undefined
}
