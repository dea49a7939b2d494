import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** How the server authenticates at an endpoint, in the order in which it is offered. */
export const endpointAuths = ['none', 'bearer', 'header', 'basic'] as const

/** What the address of the page holds. */
export const endpointSearch = defineSearch(
  {
    keyword: searchText(),
    enabled: searchChoice(['yes', 'no']),
    auth: searchChoice(endpointAuths),
  },
  { sort: ['name', 'baseUrl', 'enabled', 'updatedAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type EndpointQuery = SearchQuery<typeof endpointSearch>

/** Reads the search part of an address. */
export const readEndpointQuery = endpointSearch.read
