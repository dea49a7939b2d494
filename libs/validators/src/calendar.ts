const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The day is on the Gregorian calendar. */
export function existsOnCalendar(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  if (month !== 2) return day <= (days[month - 1] ?? 0)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day <= (isLeap ? 29 : 28)
}
