/** What both engines' errors carry; `code` is the SQLSTATE. */
export interface DatabaseErrorFields {
  code: string
  message: string
  constraint?: string
  detail?: string
  table?: string
}

/** An error that the database answered, by whichever engine. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly constraint: string | undefined
  readonly detail: string | undefined
  readonly table: string | undefined

  constructor(fields: DatabaseErrorFields) {
    super(fields.message)
    this.code = fields.code
    this.constraint = fields.constraint
    this.detail = fields.detail
    this.table = fields.table
  }
}

/** The fields of a database's error, or undefined for anything else. */
export function databaseErrorFields(error: unknown): DatabaseErrorFields | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code, message } = error
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  const fields: DatabaseErrorFields = { code, message }
  for (const name of ['constraint', 'detail', 'table'] as const) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** True for a broken unique index; with `constraint`, for that index only. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fields = databaseErrorFields(error)
  return fields?.code === '23505' && (!constraint || fields.constraint === constraint)
}

/** Error numbers of the WebAssembly that the embedded database runs in: no space, no quota left. */
const wasmSpaceErrors = new Set([51, 19])

/** True when nothing more can be written: the disk, or what this user may have of it, is full. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, name, errno } = error as Partial<Record<string, unknown>>
  if (name === 'ErrnoError') return typeof errno === 'number' && wasmSpaceErrors.has(errno)
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
}

/** True when the database cannot be reached or is going away: the caller may try again. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    /^(08|57P|53)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|database is closed/i.test(
      error.message,
    )
  )
}
