import { defineSearch, searchChoice, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** Which menus the tree is narrowed to. */
export const menuStates = ['hidden', 'changed', 'own', 'dead'] as const

/** What the address of the page holds. */
export const menuSearch = defineSearch({
  /** Absent: the console itself. */
  appCode: searchText(),
  /** The chosen menu. */
  menu: searchText(200),
  keyword: searchText(),
  state: searchChoice(menuStates),
  /** The role whose sidebar is previewed. */
  role: searchText(),
})

/** Absent: nothing is chosen, no filter. */
export type MenuQuery = SearchQuery<typeof menuSearch>

/** Reads the search part of an address. */
export const readMenuQuery = menuSearch.read
