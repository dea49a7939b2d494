import { defaultPageSize } from '@spruce/shell-ui'
import { type Days, readDays } from '../days/days.js'

/** What the addresses of all logs hold. Absent: no filter, first page, default size. @public */
export interface LogQuery extends Days {
  customerId?: string | undefined
  /** Of one account only. */
  userId?: string | undefined
  /** From 1. */
  page?: number | undefined
  size?: number | undefined
}

/** What the address of the login log holds. @public */
export interface LoginLogQuery extends LogQuery {
  /** Beginning of the login name. */
  keyword?: string | undefined
  success?: 'yes' | 'no' | undefined
}

/** What the address of the access log holds. @public */
export interface AccessLogQuery extends LogQuery {
  appCode?: string | undefined
}

/** What the address of the operator log holds. @public */
export interface OperatorLogQuery extends LogQuery {
  /** Beginning of the name of the object. */
  keyword?: string | undefined
  operation?: string | undefined
  objectTable?: string | undefined
}

/** Reads the address of the login log; what is malformed or the default is left out. @public */
export function readLoginLogQuery(search: Record<string, unknown>): LoginLogQuery {
  const { success } = search
  return {
    ...readKeyword(search),
    ...((success === 'yes' || success === 'no') && { success }),
    ...readLogQuery(search),
  }
}

/** Reads the address of the access log. @public */
export function readAccessLogQuery(search: Record<string, unknown>): AccessLogQuery {
  const { appCode } = search
  return { ...(isCode(appCode) && { appCode: String(appCode) }), ...readLogQuery(search) }
}

/** Reads the address of the operator log. @public */
export function readOperatorLogQuery(search: Record<string, unknown>): OperatorLogQuery {
  const { operation, objectTable } = search
  return {
    ...readKeyword(search),
    ...(isText(operation) && /^[0-9A-Za-z]{1,60}$/.test(String(operation)) && { operation }),
    ...(isText(objectTable) && /^[A-Za-z_]{1,40}$/.test(String(objectTable)) && { objectTable }),
    ...readLogQuery(search),
  } as OperatorLogQuery
}

/** Reads an id of an address. */
export function readId(value: unknown): string | undefined {
  const isId = isText(value) && /^[0-9A-Za-z-]{1,40}$/.test(String(value))
  return isId ? String(value) : undefined
}

function readLogQuery(search: Record<string, unknown>): LogQuery {
  const { page, size } = search
  const customerId = readId(search['customerId'])
  const userId = readId(search['userId'])
  return {
    ...(customerId !== undefined && { customerId }),
    ...(userId !== undefined && { userId }),
    ...readDays(search),
    ...(isCount(page, 100_000) && page > 1 && { page }),
    ...(isCount(size, 100) && size !== defaultPageSize && { size }),
  }
}

function readKeyword({ keyword }: Record<string, unknown>): { keyword?: string } {
  return isText(keyword) ? { keyword: String(keyword).slice(0, 50) } : {}
}

function isCode(value: unknown): value is string | number {
  return isText(value) && /^[0-9A-Za-z_-]{1,50}$/.test(String(value))
}

/** The router reads what looks like a number as one. */
function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
