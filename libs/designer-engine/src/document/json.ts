import type { Json, JsonObject } from './types.js'

const mostDepth = 100
const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Values that were read before: frozen down to the last, so they need no second look. */
const known = new WeakSet()

/**
 * A frozen copy of plain JSON.
 * @throws RangeError for what JSON cannot say, for keys that reach a prototype, and for too deep nesting
 */
export function readJson(value: unknown, depth = 0): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} is no JSON`)
    return value
  }
  if (typeof value !== 'object') throw new RangeError(`${typeof value} is no JSON`)
  if (known.has(value)) return value as Json
  if (depth > mostDepth) throw new RangeError('JSON is nested too deeply')
  const read = Array.isArray(value)
    ? Array.from(value, (item: unknown) => readJson(item, depth + 1))
    : readMembers(value, depth)
  known.add(Object.freeze(read))
  return read
}

/** @throws RangeError for a key that reaches a prototype */
export function assertKey(key: string): void {
  if (prototypeKeys.has(key)) throw new RangeError(`The key ${key} is not allowed`)
}

/** As `readJson`, of an object. */
export function readJsonObject(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RangeError('Not an object of JSON')
  }
  return readJson(value) as JsonObject
}

/**
 * Whether two values of JSON say the same; the order of keys does not count. Undo asks for every record,
 * so nothing is made for the answer.
 * @public
 */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameJson(item, b[index]))
    )
  }
  const [left, right] = [a as Members, b as Members]
  let more = 0
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !isSameJson(left[key], right[key])) return false
    more += 1
  }
  for (const key in right) if (Object.hasOwn(right, key)) more -= 1
  return more === 0
}

type Members = Readonly<Record<string, unknown>>

function readMembers(value: object, depth: number): JsonObject {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype && !isPlain(prototype)) {
    throw new RangeError('Only plain objects are JSON')
  }
  const members = Object.entries(value).map(([key, item]: [string, unknown]) => {
    assertKey(key)
    return [key, readJson(item, depth + 1)] as const
  })
  return Object.fromEntries(members)
}

/** Objects of another realm have a prototype of their own. */
function isPlain(prototype: unknown): boolean {
  return typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null
}
