import type { Schemas } from '@spruce/api-client'
import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** The states of a membership that the member list can be filtered by. @public */
export type MemberStatus = Schemas['MemberStatus']

const sortPattern =
  /^-?(nickName|loginName|employeeCode|status|lastLoginAt)(,-?(nickName|loginName|employeeCode|status|lastLoginAt)){0,4}$/

/** What the address of the organisation page holds. */
export const organizationSearch = defineSearch(
  {
    deptId: idOf,
    /** Only `false` is ever written: people of the chosen department alone. */
    descendants: (value) => (value === false || value === 'false' ? false : undefined),
    keyword: searchText(),
    status: searchChoice<MemberStatus>(['active', 'invited', 'disabled']),
    roleId: idOf,
    /** Fields in order of weight, a minus sorts downwards: `-lastLoginAt,nickName`. */
    sort: (value) => (typeof value === 'string' && sortPattern.test(value) ? value : undefined),
  },
  { places: ['deptId', 'sort'] }, // a department is chosen, not part of how one sees its people
)

/** Absent: the whole tenant, descendants included, no filter, first page, default size and order. @public */
export type OrganizationQuery = SearchQuery<typeof organizationSearch>

/** Reads the search part of an address. @public */
export const readOrganizationQuery = organizationSearch.read

/** The router reads an id of digits as a number. */
function idOf(value: unknown): string | undefined {
  const isId = /^[0-9A-Za-z-]{1,40}$/
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return isId.test(text) ? text : undefined
}
