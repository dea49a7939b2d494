/** How one field of a request is spoilt, or not: what counts is what the contract says of it. */
export const mutationKinds = [
  'remove',
  'null',
  'empty text',
  'spaces',
  'long text',
  'control character',
  'markup',
  'number',
  'negative',
  'fraction',
  'huge number',
  'truth',
  'list',
  'object',
  'twice',
  'many',
  'unknown field',
  'poisoned prototype',
] as const

export type MutationKind = (typeof mutationKinds)[number]

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Where in a JSON value: every node, the root first. */
export function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))
      : []
  return [[...at], ...below]
}

/** A copy with the value at `place` changed; undefined where the mutation leaves nothing. */
export function mutated(value: unknown, place: readonly string[], kind: MutationKind): unknown {
  const [first, ...rest] = place
  if (first === undefined) return spoilt(value as Json, kind)
  const copy = structuredClone(value) as Record<string, unknown>
  const changed = mutated(copy[first], rest, kind)
  if (changed !== undefined) return Object.assign(copy, { [first]: changed })
  if (Array.isArray(copy)) copy.splice(Number(first), 1)
  else Reflect.deleteProperty(copy, first)
  return copy
}

function spoilt(value: Json, kind: MutationKind): Json | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  switch (kind) {
    case 'remove':
      return undefined
    case 'null':
      return null
    case 'empty text':
      return ''
    case 'spaces':
      return '   '
    case 'long text':
      return 'x'.repeat(400) // a longer path segment is no route at all
    case 'control character':
      return typeof value === 'string' ? `${value}\u0000` : '\u0007'
    case 'markup':
      return '<img src=x onerror=alert(1)>'
    case 'number':
      return 7
    case 'negative':
      return -1
    case 'fraction':
      return 1.5
    case 'huge number':
      return 1e21
    case 'truth':
      return true
    case 'list':
      return Array.isArray(value) ? [] : [value]
    case 'object':
      return {}
    case 'twice':
      return Array.isArray(value) ? [...value, ...value] : value
    case 'many':
      return Array.isArray(value)
        ? Array.from({ length: 1001 }, (_, index) => `id-${index}`)
        : value
    case 'unknown field':
      return isObject ? { ...value, surplus: 1 } : value
    case 'poisoned prototype':
      return isObject ? (JSON.parse('{"__proto__":{"isAdmin":true}}') as Json) : value
  }
}
