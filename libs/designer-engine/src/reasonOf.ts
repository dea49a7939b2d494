/** What a thrown thing says in a line: steps and plugins of others throw more than errors. Never `[object Object]`. */
export function reasonOf(thrown: unknown): string {
  if (isPrimitive(thrown)) return String(thrown)
  const { message, name, code } = thrown as Partial<Record<string, unknown>>
  const known = [message, name, code].find((text) => text && typeof text === 'string')
  return (known as string | undefined) ?? 'Unknown failure'
}

type Primitive = string | number | bigint | boolean | symbol | null | undefined

/** Neither an object nor a function. */
function isPrimitive(value: unknown): value is Primitive {
  return Object(value) !== value
}
