import type { Json, JsonObject, PageDocument } from '@spruce/designer-engine'
import { isRecord } from '../data/Frame.js'

/** Whether something of a stored page is an object. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return isRecord(value)
}

/** A text or a number of a stored page as a field shows it. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is stored, without these fields. */
export function without(stored: JsonObject, ...names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name)))
}

/** The queries or variables of a page as they are stored, what cannot be read included. */
export function storedList(
  document: PageDocument,
  what: 'queries' | 'variables',
): readonly JsonObject[] {
  const { [what]: stored } = document as unknown as Readonly<Record<string, Json | undefined>>
  return Array.isArray(stored) ? stored.filter(isJsonObject) : []
}
