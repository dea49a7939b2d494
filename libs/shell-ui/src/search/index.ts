export { defineSearch } from './defineSearch.js'
export type {
  QueryOf,
  ResourceQuery,
  Search,
  SearchField,
  SearchFields,
  SearchOptions,
  SearchQuery,
} from './defineSearch.js'
export { searchChoice, searchId, searchText } from './searchFields.js'
