import { defineSearch, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** What the address of the page holds. */
export const tokenSearch = defineSearch(
  { keyword: searchText() },
  { sort: ['name', 'place', 'seenAt', 'createdAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type TokenQuery = SearchQuery<typeof tokenSearch>

/** Reads the search part of an address. */
export const readTokenQuery = tokenSearch.read
