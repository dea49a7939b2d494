/** What a thrown thing says in a line: steps and plugins of others throw more than errors. Never `[object Object]`. */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { message, name, code } = thrown as Partial<Record<string, unknown>>
  const known = [message, name, code].find((text) => text && typeof text === 'string')
  return (known as string | undefined) ?? 'Unknown failure'
}
