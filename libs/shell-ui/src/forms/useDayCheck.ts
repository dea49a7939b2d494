import { useMessages } from '../i18n/LanguageProvider.js'
import { readDay, sayMoment } from './calendarDays.js'
import { dateMessages } from './dateMessages.js'

/** The days (or moments) that a field takes, both included; written as its draft is. */
export interface DayLimits {
  /** The least that is allowed. */
  min?: string | undefined
  /** The most that is allowed. */
  max?: string | undefined
}

/** Says what is wrong with a day, or a moment, of a draft. */
export function useDayCheck({ min, max }: DayLimits, read = readDay) {
  const messages = useMessages(dateMessages)
  return (held: unknown): string | undefined => {
    if (typeof held !== 'string' || held === '') return undefined
    const value = read(held)
    if (value === undefined) return read === readDay ? messages.notADay : messages.notAMoment
    if (min !== undefined && value < min) return messages.notBefore(sayMoment(min))
    if (max !== undefined && value > max) return messages.notAfter(sayMoment(max))
    return undefined
  }
}
