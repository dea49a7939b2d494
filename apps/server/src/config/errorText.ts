/** What a thrown thing says in a line: WebAssembly and libraries throw more than errors. Never `[object Object]`. */
export function errorText(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { message, name, code, errno } = thrown as Partial<Record<string, unknown>>
  const known = [message, name, code].find((text) => typeof text === 'string' && text !== '')
  const number = typeof errno === 'number' ? ` ${String(errno)}` : ''
  return typeof known === 'string'
    ? `${known}${thrown instanceof Error ? '' : number}`
    : `Unknown failure${number}`
}
