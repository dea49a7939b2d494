import type { Json, JsonObject } from '@spruce/designer-engine'
import { isJsonObject } from '../studio/storedJson.js'

/** Settings deeper than this are named by what they stand in. */
const deepestName = 4

/** The settings of a foreign panel. Remembers which were read, so that all others can be named. */
export class Settings {
  private readonly read = new Set<string>()
  /** What was no default: it is named, by its own name and not by what it stands in. */
  private readonly lookedAt = new Set<string>()

  /** @param values as the dashboard has them */
  constructor(private readonly values: JsonObject) {}

  /** @param path names between dots: `options.content` */
  get(path: string): Json | undefined {
    this.read.add(path)
    let value: Json | undefined = this.values
    for (const name of path.split('.')) {
      if (!isJsonObject(value) || !Object.hasOwn(value, name)) return undefined
      value = value[name]
    }
    return value
  }

  /** A text, or a number as text; empty for anything else. */
  text(path: string): string {
    const value = this.get(path)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  /** A number, also one that is written as text; undefined for anything else. */
  number(path: string): number | undefined {
    return numberOf(this.get(path))
  }

  /** Whether something is said to be so. */
  is(path: string): boolean {
    return this.get(path) === true
  }

  /** The objects of a list. */
  objects(path: string): readonly JsonObject[] {
    return objectsIn(this.get(path))
  }

  /** These say nothing that anybody would miss. */
  skip(...paths: readonly string[]): void {
    for (const path of paths) this.read.add(path)
  }

  /** Was read, and not all of it was understood: it is named all the same. */
  miss(path: string): void {
    this.read.delete(path)
  }

  /** Says nothing that anybody would miss where it is the value that the other product begins with. */
  skipDefault(path: string, value: Json): void {
    const isRead = this.read.has(path)
    const isDefault = JSON.stringify(this.get(path)) === JSON.stringify(value)
    if (isDefault || isRead) return
    this.read.delete(path)
    this.lookedAt.add(path)
  }

  /** What is there and was not read, by the names of the settings. */
  get unread(): readonly string[] {
    return this.namesIn(this.values, '', 1)
  }

  private namesIn(values: JsonObject, before: string, depth: number): readonly string[] {
    return Object.entries(values).flatMap(([name, value]) => {
      const path = before + name
      if (this.read.has(path) || saysNothing(value)) return []
      const isPartlyRead = [...this.read, ...this.lookedAt].some((one) =>
        one.startsWith(`${path}.`),
      )
      if (!isPartlyRead || depth >= deepestName || !isJsonObject(value)) return [path]
      return this.namesIn(value, `${path}.`, depth + 1)
    })
  }
}

/** The objects of a list of JSON; none for anything else. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : []
}

/** A finite number, also one that is written as text. */
export function numberOf(value: Json | undefined): number | undefined {
  const isWritten = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isWritten ? Number(value) : NaN
  return Number.isFinite(number) ? number : undefined
}

/** The text, or an empty one. */
export function textIn(object: JsonObject, name: string): string {
  const value = object[name]
  return typeof value === 'string' ? value : ''
}

/** An object by its name; an empty one for anything else. */
export function objectIn(object: JsonObject, name: string): JsonObject {
  const value = object[name]
  return isJsonObject(value) ? value : {}
}

function saysNothing(value: Json): boolean {
  if (value === null || value === '' || value === false) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
