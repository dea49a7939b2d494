import type { OrganizationQuery } from './organizationQuery.js'

/** @public */
export interface MemberFiltersProps {
  /** What the address says. */
  query: OrganizationQuery
  /** Merges into the query and goes back to page 1. */
  onChange: (filter: Partial<OrganizationQuery>) => void
}

/** The filters that are asked for less often. */
const moreFilters = [
  'realName',
  'signedIn',
  'loginFrom',
  'loginTo',
  'joinedFrom',
  'joinedTo',
] as const satisfies readonly (keyof OrganizationQuery)[]

const names = ['keyword', 'status', 'roleId', ...moreFilters] as const

/** What takes every filter away; the department stays. */
export const noFilters: Partial<OrganizationQuery> = Object.fromEntries(
  names.map((name) => [name, undefined]),
)

/** Whether anything but the department narrows the list. */
export function hasMemberFilter(query: OrganizationQuery): boolean {
  return names.some((name) => query[name] !== undefined)
}

/** Whether one of the filters that are asked for less often narrows the list. */
export function hasMoreFilter(query: OrganizationQuery): boolean {
  return moreFilters.some((name) => query[name] !== undefined)
}

/** How many of the filters are set; the department is chosen in its tree. */
export function countMemberFilters(query: OrganizationQuery): number {
  return [...names, 'descendants' as const].filter((name) => query[name] !== undefined).length
}
