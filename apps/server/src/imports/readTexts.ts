import type { ImportField, ImportReason } from '../db/schema.js'
import { readCell } from '../spreadsheets/sheet.js'
import { markReasons } from './candidate.js'

/** A row of a file, and what its columns mean. */
export interface TextRow {
  row: { number: number; cells: readonly string[] }
  mapping: readonly (ImportField | null)[]
  /** Columns whose cell is part of a merged one. */
  covered?: readonly number[] | undefined
}

/** The value of a field as it is compared and kept; undefined where it has not its form. */
export type ReadText = (text: string) => string | undefined

/** Reads the texts of a row. Empty cells are absent. */
export function readTexts<Field extends ImportField>(
  { row, mapping, covered = [] }: TextRow,
  fields: Readonly<Record<Field, ReadText>>,
): { texts: Partial<Record<Field, string>>; reasons: ImportReason[] } {
  const texts: Partial<Record<Field, string>> = {}
  const reasons: ImportReason[] = []
  const isKnown = (field: ImportField | null): field is Field => field !== null && field in fields
  for (const [column, field] of mapping.entries()) {
    if (!isKnown(field)) continue
    const refuse = (code: string, detail?: string) =>
      reasons.push({ field, column, code, ...(detail === undefined ? {} : { detail }) })
    const { text, mark } = readCell(row.cells[column] ?? '')
    if (mark) refuse(markReasons[mark], text)
    else if (text === '' && covered.includes(column)) refuse('MERGED')
    else if (text === '') continue
    else {
      const value = fields[field](text)
      if (value === undefined) refuse('FORMAT', text)
      else texts[field] = value
    }
  }
  return { texts, reasons }
}

/** Of this form, without space around it. */
export function formed(pattern: RegExp, clean = (text: string) => text.trim()): ReadText {
  return (text) => {
    const value = clean(text)
    return pattern.test(value) ? value : undefined
  }
}

/** A required field that has no reason of its own yet. */
export function missing(
  field: ImportField,
  texts: { readonly [Field in ImportField]?: string | undefined },
  reasons: readonly ImportReason[],
): ImportReason[] {
  const isThere = texts[field] !== undefined || reasons.some((one) => one.field === field)
  return isThere ? [] : [{ field, code: 'REQUIRED' }]
}
