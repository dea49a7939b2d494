import { importFields } from '@spruce/api-client/contract'
import type { ImportField, ImportReason, PeopleField } from '../db/schema.js'
import { readCell, type CellMark } from '../spreadsheets/sheet.js'

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
  nickName: /^.{1,50}$/u,
  loginName: /^[0-9A-Za-z_]{1,50}$/,
  employeeCode: /^[0-9A-Za-z_-]{1,50}$/,
  mobile: /^1[1-9][0-9]{9}$/,
  email: /^(?=.{6,100}$)[0-9A-Za-z.!#$%&*+/=?^_`{|}~-]{1,64}@[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)+$/,
} as const

const mostPlaces = { departments: 20, roles: 50 } as const

/** Why a marked cell is no value of a field: what it holds is not what somebody typed. */
export const markReasons: Record<CellMark, string> = {
  formula: 'FORMULA',
  error: 'CELL_ERROR',
  date: 'CELL_DATE',
  boolean: 'CELL_BOOLEAN',
  number: 'CELL_NUMBER',
  digits: 'SCIENTIFIC',
  long: 'CELL_LONG',
}

/** Reads a row by the meaning of its columns. `covered`: columns whose cell is part of a merged one. */
export function readCandidate(
  row: { number: number; cells: readonly string[] },
  mapping: readonly (ImportField | null)[],
  covered: readonly number[] = [],
): ReadRow {
  const candidate: Candidate = { number: row.number, departments: [], roles: [] }
  const reasons: ImportReason[] = []
  for (const [column, field] of mapping.entries()) {
    if (!isOfPeople(field)) continue
    const refuse = (code: string, detail?: string) =>
      reasons.push({ field, column, code, ...(detail === undefined ? {} : { detail }) })
    const { text, mark } = readCell(row.cells[column] ?? '')
    if (mark) refuse(markReasons[mark], text)
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

function isOfPeople(field: ImportField | null): field is PeopleField {
  return importFields.people.some((one) => one === field)
}

/**
 * A value as it is compared and kept. A space within a name of an account, a code or an address stays,
 * and is refused: without it the value would be another person's. Mobiles are written with spaces.
 */
function normalised(field: Exclude<PeopleField, 'departments' | 'roles'>, text: string): string {
  if (field === 'nickName') return text.replaceAll(/ {2,}/gu, ' ').trim()
  const plain = halfWidth(text)
  if (field !== 'mobile') return plain
  const number = plain.replaceAll(' ', '')
  const exact = /^\d(\.\d+)?e\+?\d+$/i.test(number) ? exactInteger(number) : undefined
  return (exact ?? number).replaceAll(/[-()]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '')
}

/** The characters of ASCII that input methods write wide: １ is 1, ＠ is @. No other sign is a letter. */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .trim()
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
