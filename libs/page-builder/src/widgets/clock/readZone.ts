/** A time zone by its name, such as `Asia/Shanghai`; undefined for none and for one that nobody knows. */
export function readZone(name: string): string | undefined {
  if (name === '') return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
