import type { ImportField, ImportReason } from '../db/schema.js'
import { readCell } from '../spreadsheets/sheet.js'
import { halfWidth, markReasons } from './candidate.js'

/** What a row says of a department. Empty cells are absent: what is known stays as it is. */
export interface DepartmentCandidate {
  number: number
  name?: string
  code?: string
  /** A code, or a path of names from the root. */
  parent?: string
  sort?: number
  /** What the head is known by. */
  head?: string
  description?: string
}

export interface ReadDepartmentRow {
  candidate: DepartmentCandidate
  reasons: ImportReason[]
}

/** As the contract has them for departments. */
const patterns = {
  name: /^.{1,50}$/u,
  code: /^[0-9A-Za-z_-]{1,50}$/,
  parent: /^.{1,500}$/u,
  head: /^.{1,100}$/u,
  description: /^[^]{1,500}$/u,
} as const

const lastPlace = 1_000_000

/** Reads a row by the meaning of its columns. `covered`: columns whose cell is part of a merged one. */
export function readDepartmentRow(
  row: { number: number; cells: readonly string[] },
  mapping: readonly (ImportField | null)[],
  covered: readonly number[] = [],
): ReadDepartmentRow {
  const candidate: DepartmentCandidate = { number: row.number }
  const reasons: ImportReason[] = []
  for (const [column, field] of mapping.entries()) {
    if (field === null) continue
    const refuse = (code: string, detail?: string) =>
      reasons.push({ field, column, code, ...(detail === undefined ? {} : { detail }) })
    const { text, mark } = readCell(row.cells[column] ?? '')
    if (mark) refuse(markReasons[mark], text)
    else if (text === '' && covered.includes(column)) refuse('MERGED')
    else if (text === '') continue
    else if (field === 'sort') {
      const plain = halfWidth(text)
      if (/^\d{1,7}$/.test(plain) && Number(plain) <= lastPlace) candidate.sort = Number(plain)
      else refuse('FORMAT', text)
    } else if (isText(field)) {
      const value = field === 'code' || field === 'head' ? halfWidth(text) : text.trim()
      if (patterns[field].test(value)) candidate[field] = value
      else refuse('FORMAT', text)
    }
  }
  if (candidate.name === undefined && !reasons.some(({ field }) => field === 'name')) {
    reasons.push({ field: 'name', code: 'REQUIRED' })
  }
  return { candidate, reasons }
}

function isText(field: ImportField): field is keyof typeof patterns {
  return field in patterns
}
