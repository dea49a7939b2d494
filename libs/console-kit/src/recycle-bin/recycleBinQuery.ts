import type { Schemas } from '@spruce/api-client'
import { defineSearch, searchChoice, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** What kind of thing was removed. @public */
export type RecycledKind = Schemas['RecycledKind']

/** The kinds that belong to the platform, not to a company. @public */
export const platformKinds = [
  'plans',
  'components',
  'systemNotices',
] as const satisfies readonly RecycledKind[]

/** The kinds that belong to a company, the operator's own included. @public */
export const companyKinds = [
  ...(['roles', 'members', 'departments', 'menus', 'apps', 'pages', 'workbenches'] as const),
  ...(['resources', 'folders', 'notices', 'businessIdentifiers'] as const),
  ...([
    'tenantComponents',
    'deviceAreas',
    'devices',
    'deviceTypes',
    'alarmRules',
    'dataPoints',
    'identityProviders',
    'dataEndpoints',
  ] as const),
] satisfies readonly RecycledKind[]

/** All of them. */
export const recycledKinds: readonly RecycledKind[] = [...platformKinds, ...companyKinds]

/** What the address of the page holds; the keyword begins a name. @public */
export const recycleBinSearch = defineSearch({
  keyword: searchText(),
  kind: searchChoice(recycledKinds),
})

/** What the address of the page holds. Absent: no filter, first page, default size. @public */
export type RecycleBinQuery = SearchQuery<typeof recycleBinSearch>

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export const readRecycleBinQuery = recycleBinSearch.read
