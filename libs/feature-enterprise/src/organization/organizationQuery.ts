import type { Schemas } from '@spruce/api-client'
import { readDay, readDays } from '@spruce/console-kit/days'
import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** The states of a membership that the member list can be filtered by. @public */
export type MemberStatus = Schemas['MemberStatus']

const sorted = 'nickName|loginName|employeeCode|status|lastLoginAt|joinedAt'
const sortPattern = new RegExp(`^-?(${sorted})(,-?(${sorted})){0,4}$`)

const yesOrNo = ['yes', 'no'] as const

/** What the address of the organisation page holds. */
export const organizationSearch = defineSearch(
  {
    deptId: idOf,
    /** Only `false` is ever written: people of the chosen department alone. */
    descendants: (value) => (value === false || value === 'false' ? false : undefined),
    keyword: searchText(),
    status: searchChoice<MemberStatus>(['active', 'invited', 'disabled']),
    roleId: idOf,
    /** Whether they have proved their real names. */
    realName: searchChoice(yesOrNo),
    /** Whether they have ever signed in. */
    signedIn: searchChoice(yesOrNo),
    loginFrom: readDay,
    loginTo: readDay,
    joinedFrom: readDay,
    joinedTo: readDay,
    /** Fields in order of weight, a minus sorts downwards: `-lastLoginAt,nickName`. */
    sort: (value) => (typeof value === 'string' && sortPattern.test(value) ? value : undefined),
  },
  {
    places: ['deptId', 'sort'], // a department is chosen, not part of how one sees its people
    check: (query) => {
      const login = readDays({ from: query.loginFrom, to: query.loginTo })
      const joined = readDays({ from: query.joinedFrom, to: query.joinedTo })
      return {
        ...query,
        ...{ loginFrom: login.from, loginTo: login.to },
        ...{ joinedFrom: joined.from, joinedTo: joined.to },
      }
    },
  },
)

/** Absent: the whole tenant, descendants included, no filter, first page, default size and order. @public */
export type OrganizationQuery = SearchQuery<typeof organizationSearch>

/** Reads the search part of an address. @public */
export const readOrganizationQuery = organizationSearch.read

/** The router reads an id of digits as a number. */
export function idOf(value: unknown): string | undefined {
  const isId = /^[0-9A-Za-z-]{1,40}$/
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return isId.test(text) ? text : undefined
}
