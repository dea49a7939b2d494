import type { Schemas } from '@spruce/api-client'

/** The states of a membership that the member list can be filtered by. @public */
export type MemberStatus = Schemas['MemberStatus']

/**
 * What the URL of the organisation page holds. Absent fields mean: the whole tenant, descendants
 * included, no filter, first page, default size and order.
 * @public
 */
export interface OrganizationQuery {
  deptId?: string
  /** Only `false` is ever written: people of the chosen department alone. */
  descendants?: boolean
  keyword?: string
  status?: MemberStatus
  roleId?: string
  /** 1-based. */
  page?: number
  size?: number
  /** Fields in order of weight, a minus sorts downwards: `-lastLoginAt,nickName`. */
  sort?: string
}

const statuses: readonly string[] = ['invited', 'active', 'disabled'] satisfies MemberStatus[]
const sortPattern =
  /^-?(nickName|loginName|employeeCode|status|lastLoginAt)(,-?(nickName|loginName|employeeCode|status|lastLoginAt)){0,4}$/
const idPattern = /^[0-9A-Za-z-]{1,40}$/

/** Reads the search part of the URL. What is malformed or equals the default is left out. @public */
export function readOrganizationQuery(search: Record<string, unknown>): OrganizationQuery {
  const query: OrganizationQuery = {}
  const deptId = textOf(search['deptId'])
  if (idPattern.test(deptId)) query.deptId = deptId
  if (search['descendants'] === false || search['descendants'] === 'false')
    query.descendants = false
  const keyword = textOf(search['keyword']).slice(0, 50)
  if (keyword) query.keyword = keyword
  const status = textOf(search['status'])
  if (isMemberStatus(status)) query.status = status
  const roleId = textOf(search['roleId'])
  if (idPattern.test(roleId)) query.roleId = roleId
  const page = integerOf(search['page'], 1, 100_000)
  if (page !== undefined && page > 1) query.page = page
  const size = integerOf(search['size'], 1, 100)
  if (size !== undefined && size !== defaultPageSize) query.size = size
  const sort = textOf(search['sort'])
  if (sortPattern.test(sort)) query.sort = sort
  return query
}

/** Rows on a page unless the URL says otherwise; the contract's default. */
export const defaultPageSize = 20

/** Whether a text names one of the states of a membership. */
export function isMemberStatus(value: string): value is MemberStatus {
  return statuses.includes(value)
}

function textOf(value: unknown): string {
  // The router parses what looks like JSON: an id of digits arrives as a number.
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function integerOf(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}
