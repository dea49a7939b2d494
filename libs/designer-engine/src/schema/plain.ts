import type { Json, JsonObject } from '../document/types.js'

/** How much a value from outside may hold. What is beyond is refused, not cut. */
export interface InputLimits {
  /** Objects and lists within each other. */
  readonly depth: number
  /** Characters of all texts and names, and one for each value. */
  readonly size: number
}

/** What nothing from outside may exceed unless the caller says so. */
export const inputLimits: InputLimits = { depth: 64, size: 10_000_000 }

/** A step into an object or a list. */
export type PathStep = string | number

/** Why a value cannot be read at all. */
export type PlainRefusal = 'too-deep' | 'too-large' | 'cycle' | 'unreadable'

/** What was left out on the way to plain JSON. */
export interface PlainProblem {
  readonly kind: 'forbidden-key' | 'not-json'
  readonly path: readonly PathStep[]
}

/** A value as plain JSON, or why there is none. */
export type Plain =
  | { readonly ok: true; readonly value: Json; readonly problems: readonly PlainProblem[] }
  | { readonly ok: false; readonly code: PlainRefusal; readonly path: readonly PathStep[] }

const shortestForbidden = '__proto__'.length

/** Whether a name could reach an object's prototype in careless hands. */
export function isForbiddenKey(key: string): boolean {
  // Most names are shorter than all three, and thousands are asked about.
  if (key.length < shortestForbidden) return false
  return key === '__proto__' || key === 'constructor' || key === 'prototype'
}

/** Whether a value is an object with names, neither a list nor an instance of some class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Whether plain JSON is an object: instances of classes are no JSON, so nobody looks for them. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

class Refusal extends Error {
  constructor(readonly code: PlainRefusal) {
    super(code)
  }
}

/**
 * Copies anything to plain JSON. Getters are not run, functions and instances of classes are left out
 * and reported, names that reach prototypes too. Cycles, depth and size beyond the limits refuse all.
 */
export function toPlain(input: unknown, limits: InputLimits = inputLimits): Plain {
  return plainOf(input, limits, true)
}

/**
 * The same for what `JSON.parse` made of a text within the limit of size, which what it made never exceeds: each text, name and
 * value takes at least as many characters there. What is plain already is not copied.
 */
export function checkParsed(input: unknown, limits: InputLimits = inputLimits): Plain {
  // Nearly all texts are in order; where something is not, the reader tells what and where.
  return isWhole(input, limits.depth)
    ? { ok: true, value: input as Json, problems: [] }
    : plainOf(input, limits, false)
}

/** Whether `PlainReader` would take parsed JSON as it is. */
function isWhole(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || isWholeObject(value, depth)
}

/** Calls itself for objects and lists alone: of a page's values most are neither. */
function isWholeObject(object: object, depth: number): boolean {
  if (depth <= 0) return false
  if (Array.isArray(object)) {
    for (const item of object as readonly unknown[]) if (!isWhole(item, depth - 1)) return false
    return true
  }
  for (const name in object) {
    if (isForbiddenKey(name)) return false
    const item = (object as Record<string, unknown>)[name]
    if (typeof item === 'number') {
      if (!Number.isFinite(item)) return false
    } else if (typeof item === 'object' && item !== null && !isWholeObject(item, depth - 1)) {
      return false
    }
  }
  return true
}

function plainOf(input: unknown, limits: InputLimits, isForeign: boolean): Plain {
  const reader = new PlainReader(limits, isForeign)
  try {
    return { ok: true, value: reader.read(input) ?? null, problems: reader.problems }
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'unreadable'
    return { ok: false, code, path: reader.path.slice(0, 8) }
  }
}

class PlainReader {
  readonly path: PathStep[] = []
  readonly problems: PlainProblem[] = []
  private readonly above = new Set<object>()
  private size = 0

  constructor(
    private readonly limits: InputLimits,
    private readonly isForeign: boolean,
  ) {}

  /** Undefined for what is no JSON. */
  read(value: unknown): Json | undefined {
    this.count(1)
    switch (typeof value) {
      case 'string':
        this.count(value.length)
        return value
      case 'boolean':
        return value
      case 'number':
        if (Number.isFinite(value)) return value
        this.report('not-json')
        return null
      case 'object':
        if (value === null) return null
        return this.readObject(value)
      default:
        this.report('not-json')
        return undefined
    }
  }

  private readObject(value: object): Json | undefined {
    if (this.path.length >= this.limits.depth) throw new Refusal('too-deep')
    if (!this.isForeign) {
      return Array.isArray(value) ? this.readList(value) : this.readNames(value)
    }
    if (this.above.has(value)) throw new Refusal('cycle')
    if (!Array.isArray(value) && !isPlainObject(value)) {
      this.report('not-json')
      return undefined
    }
    this.above.add(value)
    const made = Array.isArray(value) ? this.readList(value) : this.readNames(value)
    this.above.delete(value)
    return made
  }

  private readList(list: readonly unknown[]): Json {
    let copy: Json[] | undefined = this.isForeign ? [] : undefined
    for (let index = 0; index < list.length; index += 1) {
      const given = this.isForeign ? this.dataOf(list, String(index)) : list[index]
      this.path.push(index)
      const made = this.read(given) ?? null
      this.path.pop()
      if (copy === undefined && made !== given) copy = list.slice(0, index) as Json[]
      copy?.push(made)
    }
    return copy ?? (list as Json)
  }

  private readNames(object: object): Json {
    const names = Object.keys(object)
    let copy: Record<string, Json> | undefined = this.isForeign ? {} : undefined
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index] ?? ''
      this.count(name.length)
      const given = this.isForeign
        ? this.dataOf(object, name)
        : (object as Record<string, unknown>)[name]
      if (given === undefined) continue
      this.path.push(name)
      const made = isForbiddenKey(name) ? this.forbid() : this.read(given)
      this.path.pop()
      if (copy === undefined && made !== given) {
        copy = {}
        for (const before of names.slice(0, index)) {
          copy[before] = (object as Record<string, Json>)[before] ?? null
        }
      }
      if (copy !== undefined && made !== undefined) copy[name] = made
    }
    return copy ?? (object as Json)
  }

  /** The value of a property without running a getter. */
  private dataOf(owner: object, name: string): unknown {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)
    if (descriptor === undefined || 'value' in descriptor) return descriptor?.value
    return () => descriptor // a getter is code, as a function is
  }

  private forbid(): undefined {
    this.report('forbidden-key')
    return undefined
  }

  private report(kind: PlainProblem['kind']) {
    this.problems.push({ kind, path: [...this.path] })
  }

  private count(size: number) {
    this.size += size
    if (this.size > this.limits.size) throw new Refusal('too-large')
  }
}
