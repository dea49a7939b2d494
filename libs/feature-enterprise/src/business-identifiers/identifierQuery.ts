import {
  defineSearch,
  searchChoice,
  type SearchField,
  type SearchQuery,
  searchText,
} from '@spruce/shell-ui/search'
import { channels } from './channels.js'

const appCode: SearchField<string> = (value) =>
  typeof value === 'string' && /^[0-9A-Za-z_-]{1,50}$/.test(value) ? value : undefined

/** What the address of the page holds. */
export const identifierSearch = defineSearch(
  {
    keyword: searchText(),
    appCode,
    channel: searchChoice(channels),
    enabled: searchChoice(['yes', 'no']),
  },
  { sort: ['code', 'name', 'appCode', 'enabled', 'createdAt', 'updatedAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type IdentifierQuery = SearchQuery<typeof identifierSearch>

/** Reads the search part of an address. */
export const readIdentifierQuery = identifierSearch.read
