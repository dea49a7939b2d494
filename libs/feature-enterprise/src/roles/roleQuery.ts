import { defineSearch, searchChoice, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** What the address of the page holds. */
export const roleSearch = defineSearch(
  { keyword: searchText(), enabled: searchChoice(['yes', 'no']) },
  { sort: ['name', 'code', 'enabled', 'memberCount', 'updatedAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type RoleQuery = SearchQuery<typeof roleSearch>

/** Reads the search part of an address. */
export const readRoleQuery = roleSearch.read
