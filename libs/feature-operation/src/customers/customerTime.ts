/** The end of a local day (`YYYY-MM-DD`), as the contract writes it; null: without end. */
export function endOfDay(day: string | null): string | null {
  return day ? new Date(`${day}T23:59:59`).toISOString() : null
}

/** The local day of a moment; null for none. */
export function dayOf(time: string | null): string | null {
  if (time === null) return null
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The beginning of the day after some days from now, for `expiresBefore`. */
export function daysFrom(now: Date, days: number): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return new Date(Date.UTC(year, month, day + days + 1)).toISOString()
}
