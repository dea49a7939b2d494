import type { DepartmentField, ImportField, ImportReason } from '../db/schema.js'
import { halfWidth } from './candidate.js'
import { formed, missing, type ReadText, readTexts } from './readTexts.js'

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

const lastPlace = 1_000_000

/** As the contract has them for departments. */
const fields: Record<DepartmentField, ReadText> = {
  name: formed(/^.{1,50}$/u),
  code: formed(/^[0-9A-Za-z_-]{1,50}$/, halfWidth),
  parent: formed(/^.{1,500}$/u),
  sort: (text) => {
    const plain = halfWidth(text)
    return /^\d{1,7}$/.test(plain) && Number(plain) <= lastPlace ? plain : undefined
  },
  head: formed(/^.{1,100}$/u, halfWidth),
  description: formed(/^[^]{1,500}$/u),
}

/** Reads a row by the meaning of its columns. `covered`: columns whose cell is part of a merged one. */
export function readDepartmentRow(
  row: { number: number; cells: readonly string[] },
  mapping: readonly (ImportField | null)[],
  covered?: readonly number[],
): ReadDepartmentRow {
  const { texts, reasons } = readTexts({ row, mapping, covered }, fields)
  const { sort, ...others } = texts
  reasons.push(...missing('name', texts, reasons))
  const candidate = { number: row.number, ...others }
  return {
    candidate: sort === undefined ? candidate : { ...candidate, sort: Number(sort) },
    reasons,
  }
}
