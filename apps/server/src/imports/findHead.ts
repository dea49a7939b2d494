import { importNameField } from '@spruce/api-client/contract'
import type { ImportField, ImportKind } from '../db/schema.js'
import { readCell, type SheetRow } from '../spreadsheets/sheet.js'
import { headScore, proposeMapping } from './fields.js'
import { isSample } from './template.js'

/** The head stands among so many lines that say something. */
export const headWithin = 100
/** A line with one name that is known is the head only among so many: it may be a value of a person. */
const narrowWithin = 10

/** Which columns a table has, and from where on its lines are people, or departments. */
export interface Layout {
  /** The head's line; undefined: there is none, and the first line is a person. */
  head: number | undefined
  /** For each column its name, empty where it has none. */
  names: string[]
  mapping: (ImportField | null)[]
  /** How many columns have a name that is known. */
  score: number
}

/**
 * Finds the head among the first lines, none of which is empty, by what they say.
 *
 * @param chosen the line of the head, or 0: there is none
 */
export function findLayout(
  first: readonly SheetRow[],
  chosen?: number | null,
  kind: ImportKind = 'people',
): Layout {
  const width = Math.max(0, ...first.map(({ cells }) => cells.length))
  const head = chosenHead(first, chosen, kind)
  if (!head) {
    const fields = Array.from({ length: width }, (_, column) =>
      kind === 'people' ? fieldByContent(first, column) : null,
    )
    const mapping = fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
    return { head: undefined, names: mapping.map(() => ''), mapping, score: 0 }
  }
  const names = Array.from(
    { length: width },
    (_, column) => readCell(head.cells[column] ?? '').text,
  )
  const mapping = proposeMapping(names, kind)
  return { head: head.number, names, mapping, score: headScore(head.cells, kind) }
}

/** Whether the lines are such a list: a name and something else are known, and a line follows. */
export function isListOf(kind: ImportKind, first: readonly SheetRow[], layout: Layout): boolean {
  const { head, mapping, score } = layout
  return (
    head !== undefined &&
    score > 1 &&
    mapping.includes(importNameField[kind]) &&
    first.some(({ number, cells }) => number > head && !isSample(cells))
  )
}

function chosenHead(
  first: readonly SheetRow[],
  chosen: number | null | undefined,
  kind: ImportKind,
) {
  if (chosen === 0) return undefined
  return first.find(({ number }) => number === chosen) ?? headOf(first, kind)
}

function headOf(first: readonly SheetRow[], kind: ImportKind): SheetRow | undefined {
  const scores = first.map(({ cells }) => headScore(cells, kind))
  const most = Math.max(0, ...scores)
  const at = scores.indexOf(most)
  if (most > 1) return first[at]
  const isNarrow = most === 1 && at < narrowWithin && !first.slice(0, at + 1).some(isOfPerson)
  if (isNarrow) return first[at]
  const [top] = first
  return top && !isOfPerson(top) ? top : undefined
}

const mobile = /^(?:\+?86)?[ -]?1\d{2}[ -]?\d{4}[ -]?\d{4}$/u
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u
/** An employee's code: no name of a column has several digits and nothing but letters beside them. */
const code = /^(?=(?:.*\d){2})[0-9A-Za-z_-]{3,}$/u

/** Whether a line holds what a head does not: a number to call, an address, a code, a date. */
function isOfPerson({ cells }: SheetRow): boolean {
  return cells.map(readCell).some(({ text, mark }) => {
    return mark === 'date' || mobile.test(text) || email.test(text) || code.test(text)
  })
}

/** What a column without a name means, where its values say it. */
function fieldByContent(first: readonly SheetRow[], column: number): ImportField | null {
  const texts = first
    .map(({ cells }) => readCell(cells[column] ?? '').text)
    .filter((text) => text !== '')
  if (texts.length === 0) return null
  if (texts.every((text) => mobile.test(text))) return 'mobile'
  return texts.every((text) => email.test(text)) ? 'email' : null
}
