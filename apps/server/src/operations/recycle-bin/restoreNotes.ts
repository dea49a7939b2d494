import type { Schemas } from '@spruce/api-client/contract'

/** What came back otherwise than it was; without the object that it concerns. */
export interface Note {
  code: Schemas['RestoreNoteCode']
  /** The name of what it stands in now; null is the top level. */
  place?: string | null
  /** How many were left out. */
  count?: number
}

/** A note where something was left out. */
export function leftOut(code: Note['code'], count: number): Note[] {
  return count > 0 ? [{ code, count }] : []
}

/** As the contract has a note of an object of the recycle bin. */
export function presentNote(
  { id, kind, name }: Pick<Schemas['RestoreNote'], 'id' | 'kind' | 'name'>,
  { code, place = null, count = 0 }: Note,
): Schemas['RestoreNote'] {
  return { id, kind, name, code, place, count }
}
