import { CalculationError, numberOf, type NumberValue, type TimeValue } from './formulaValues.js'

/** The zone of a formula that says none: that of the sources, too. */
export const usualZone = 'Asia/Shanghai'

/** What a clock and a calendar say of a time; of the weekdays Monday is 1. */
export const timeParts = ['year', 'month', 'day', 'hour', 'minute', 'weekday'] as const

/** One of them. */
export type TimePart = (typeof timeParts)[number]

/** Before the year 1 and after 9999 no part is a plain number. */
const range = { from: -62_135_596_800_000, to: 253_402_300_799_999 }
const dayLength = 86_400_000
/** Formats are large; with more zones than this they are made anew. */
const mostZones = 60
const offsetPattern = /^(?:Z|UTC|([+-])(\d\d):([0-5]\d))$/
const formats = new Map<string, Intl.DateTimeFormat>()

/** @throws for a time out of range, and for a zone that nobody knows */
export function partOf(part: TimePart, { value }: TimeValue, zone = usualZone): NumberValue {
  if (value < range.from + dayLength || value > range.to - dayLength) {
    throw new CalculationError('time')
  }
  const clock = new Date(value + offsetOf(value, zone))
  switch (part) {
    case 'year':
      return numberOf(clock.getUTCFullYear())
    case 'month':
      return numberOf(clock.getUTCMonth() + 1)
    case 'day':
      return numberOf(clock.getUTCDate())
    case 'hour':
      return numberOf(clock.getUTCHours())
    case 'minute':
      return numberOf(clock.getUTCMinutes())
    case 'weekday':
      return numberOf(clock.getUTCDay() || 7)
  }
}

/** How far the clock of a zone is ahead at a moment, in milliseconds. */
function offsetOf(moment: number, zone: string): number {
  const fixed = offsetPattern.exec(zone)
  if (fixed) {
    const [, sign, hours = '0', minutes = '0'] = fixed
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
  const whole = Math.floor(moment / 1000) * 1000
  const said = new Map(
    formatOf(zone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(said.get(type))
  const clock = new Date(0)
  clock.setUTCFullYear(of('year'), of('month') - 1, of('day'))
  clock.setUTCHours(of('hour'), of('minute'), of('second'))
  return clock.getTime() - whole
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = newFormat(zone)
  if (formats.size >= mostZones) formats.clear()
  formats.set(zone, made)
  return made
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const times = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone, ...parts, ...times })
  } catch {
    throw new CalculationError('zone')
  }
}
