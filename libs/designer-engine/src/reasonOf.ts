/** What a thrown thing says in a line: steps and plugins of others throw more than errors. Never `[object Object]`. */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown === 'function' || typeof thrown === 'symbol') return 'Unknown failure'
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  try {
    const { message, name, code } = thrown as Partial<Record<string, unknown>>
    const known = [message, name, code].find((text) => typeof text === 'string' && text !== '')
    return typeof known === 'string' ? known : 'Unknown failure'
  } catch {
    return 'Unknown failure' // what it says throws as well
  }
}
