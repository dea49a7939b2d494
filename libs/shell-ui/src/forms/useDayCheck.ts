import { useMessages } from '../i18n/LanguageProvider.js'
import { readDay, sayMoment } from './calendarDays.js'
import { dateMessages } from './dateMessages.js'

/** The last moment that a field takes unless it says another: APIs take no other century. */
const lastMoment = '2099-12-31T23:59'

/** The days (or moments) that a field takes, both included; written as its draft is. */
export interface DayLimits {
  /** The least that is allowed. */
  min?: string | undefined
  /** The most that is allowed. Default: the end of 2099. */
  max?: string | undefined
}

/** The most that a field of days takes. */
export const lastDay = lastMoment.slice(0, 10)

/** Says what is wrong with a day, or a moment, of a draft. */
export function useDayCheck({ min, ...limits }: DayLimits, read = readDay) {
  const messages = useMessages(dateMessages)
  const max = limits.max ?? (read === readDay ? lastDay : lastMoment)
  return (held: unknown): string | undefined => {
    if (typeof held !== 'string' || held === '') return undefined
    const value = read(held)
    if (value === undefined) return read === readDay ? messages.notADay : messages.notAMoment
    if (min !== undefined && value < min) return messages.notBefore(sayMoment(min))
    if (value > max) return messages.notAfter(sayMoment(max))
    return undefined
  }
}
