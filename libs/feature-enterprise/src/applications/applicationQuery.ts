import { idOf } from '../organization/organizationQuery.js'
import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** What an application can be. */
export const appKinds = ['own', 'delivered', 'frame', 'page', 'window'] as const

/** What the last check of an application found, if there was one. */
export const healthStates = ['up', 'down', 'refused', 'unchecked'] as const

/** The worst that the embed doctor last found, if it was asked. */
export const verdicts = ['bad', 'warn', 'ok', 'none'] as const

/** What the address of the page holds. */
export const applicationSearch = defineSearch(
  {
    keyword: searchText(),
    kind: searchChoice(appKinds),
    enable: searchChoice(['yes', 'no']),
    status: searchChoice(['normal', 'disabled']),
    health: searchChoice(healthStates),
    diagnosis: searchChoice(verdicts),
    /** Those that who holds this role sees. */
    roleId: idOf,
    /** Those that who is in this department sees. */
    deptId: idOf,
  },
  { sort: ['name', 'appCode', 'kind', 'enable', 'sort', 'category'] },
)

/** Absent: no filter, first page, default size and order. */
export type ApplicationQuery = SearchQuery<typeof applicationSearch>

/** Reads the search part of an address. */
export const readApplicationQuery = applicationSearch.read
