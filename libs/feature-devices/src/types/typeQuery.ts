import { defineSearch, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** What the address of the page holds. */
export const typeSearch = defineSearch(
  { keyword: searchText() },
  { sort: ['code', 'name', 'pointCount', 'deviceCount', 'offlineSeconds', 'updatedAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type TypeQuery = SearchQuery<typeof typeSearch>

/** Reads the search part of an address. */
export const readTypeQuery = typeSearch.read
