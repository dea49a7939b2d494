export { GlobalSearch } from './GlobalSearch.js'
export type { GlobalSearchProps } from './GlobalSearch.js'
export type { SearchEnvironment, SearchFrame, SearchMenuGroup } from './SearchEnvironment.js'
