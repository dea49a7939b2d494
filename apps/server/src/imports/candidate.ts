import type { ImportField, ImportReason } from '../db/schema.js'
import { readCell } from '../spreadsheets/sheet.js'

/** What a row says of a person. Empty cells are absent: what is known stays as it is. */
export interface Candidate {
  number: number
  nickName?: string
  loginName?: string
  employeeCode?: string
  mobile?: string
  email?: string
  /** As the row names them, the main one first. */
  departments: string[]
  roles: string[]
}

export interface ReadRow {
  candidate: Candidate
  reasons: ImportReason[]
}

/** As the contract has them for members. */
const patterns = {
  nickName: /^.{1,50}$/su,
  loginName: /^[0-9A-Za-z_]{1,50}$/,
  employeeCode: /^[0-9A-Za-z_-]{1,50}$/,
  mobile: /^1[1-9][0-9]{9}$/,
  email: /^(?=.{6,100}$)[0-9A-Za-z.!#$%&*+/=?^_`{|}~-]{1,64}@[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)+$/,
} as const

const mostPlaces = { departments: 20, roles: 50 } as const

/** Reads a row by the meaning of its columns. `covered`: columns whose cell is part of a merged one. */
export function readCandidate(
  row: { number: number; cells: readonly string[] },
  mapping: readonly (ImportField | null)[],
  covered: readonly number[] = [],
): ReadRow {
  const candidate: Candidate = { number: row.number, departments: [], roles: [] }
  const reasons: ImportReason[] = []
  for (const [column, field] of mapping.entries()) {
    if (field === null) continue
    const refuse = (code: string, detail?: string) =>
      reasons.push({ field, column, code, ...(detail === undefined ? {} : { detail }) })
    const { text, mark } = readCell(row.cells[column] ?? '')
    if (mark === 'formula') refuse('FORMULA')
    else if (mark === 'error') refuse('CELL_ERROR', text)
    else if (text === '' && covered.includes(column)) refuse('MERGED')
    else if (text === '') continue
    else if (field === 'departments' || field === 'roles') {
      candidate[field] = splitList(text)
      if (candidate[field].length > mostPlaces[field]) refuse('TOO_MANY')
    } else {
      const value = normalised(field, text)
      if (field === 'mobile' && /^\d+(\.\d+)?e\+?\d+$/i.test(value)) refuse('SCIENTIFIC', text)
      else if (!patterns[field].test(value)) refuse('FORMAT', text)
      else candidate[field] = value
    }
  }
  const failed = new Set(reasons.map(({ field }) => field))
  if (candidate.nickName === undefined && !failed.has('nickName')) {
    reasons.push({ field: 'nickName', code: 'REQUIRED' })
  }
  const names = ['loginName', 'employeeCode', 'mobile', 'email'] as const
  if (names.every((field) => candidate[field] === undefined && !failed.has(field))) {
    reasons.push({ code: 'NO_IDENTITY' })
  }
  return { candidate, reasons }
}

function normalised(field: Exclude<ImportField, 'departments' | 'roles'>, text: string): string {
  if (field === 'nickName') return text.replaceAll(/\s+/gu, ' ').trim()
  const plain = text.normalize('NFKC').replaceAll(/\s+/gu, '')
  if (field !== 'mobile') return plain
  const exact = /^\d(\.\d+)?e\+?\d+$/i.test(plain) ? exactInteger(plain) : undefined
  return (exact ?? plain).replaceAll(/[-()]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '')
}

/** A number in scientific notation that has lost none of its digits. */
function exactInteger(text: string): string | undefined {
  const [, whole = '', fraction = '', power = ''] = /^(\d)(?:\.(\d+))?e\+?(\d+)$/i.exec(text) ?? []
  return fraction.length === Number(power) ? whole + fraction : undefined
}

/** Several in one cell are parted by semicolons or lines. */
function splitList(text: string): string[] {
  const parts = text
    .split(/[;；\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return [...new Set(parts)]
}

/** The names on a path such as 总公司/研发中心. */
export function pathNames(path: string): string[] {
  return path
    .split(/[/／\\>＞]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
