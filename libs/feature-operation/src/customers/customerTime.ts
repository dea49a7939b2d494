/** What the contract takes as a moment to come: days up to the 28th, which every month has. */
const futureTime =
  /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?Z$/

/** The end of a local day (`YYYY-MM-DD`), as the contract writes it; null: without end. */
export function endOfDay(day: string | null): string | null {
  return day ? new Date(`${day}T23:59:59`).toISOString() : null
}

/** Whether the end of a local day is a moment that the contract takes. */
export function isEndOfDay(day: string): boolean {
  return futureTime.test(endOfDay(day) ?? '')
}

/** The local day of a moment; null for none. */
export function dayOf(time: string | null): string | null {
  if (time === null) return null
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Some years later, on a day that the contract takes. */
export function yearsLater(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const taken = Math.min(Number(date), 28)
  return [Number(year) + years, month, String(taken).padStart(2, '0')].join('-')
}

/**
 * Some days from now, for `expiresBefore`. Times end on days up to the 28th, so what would fall on a
 * later day means the same at the beginning of the next month.
 */
export function daysFrom(now: Date, days: number): string {
  const at = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days + 1),
  )
  if (at.getUTCDate() > 28) at.setUTCMonth(at.getUTCMonth() + 1, 1)
  return at.toISOString()
}
