import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** What the address of the page holds. */
export const providerSearch = defineSearch(
  {
    keyword: searchText(),
    enabled: searchChoice(['yes', 'no']),
    hasSecret: searchChoice(['yes', 'no']),
    linkByEmail: searchChoice(['yes', 'no']),
  },
  { sort: ['name', 'issuer', 'enabled', 'links', 'updatedAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type ProviderQuery = SearchQuery<typeof providerSearch>

/** Reads the search part of an address. */
export const readProviderQuery = providerSearch.read
