/** Begins with a letter: an offset such as `+08:00` is no zone, for it does not know when clocks change. */
const zoneName = /^[A-Za-z][0-9A-Za-z_+/-]{0,63}$/

/** Whether a text names a time zone of the IANA database that this process knows. */
export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
