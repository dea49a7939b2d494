import { defineSearch, searchChoice, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** What the address of the matrix holds. */
export const matrixSearch = defineSearch({
  /** What is looked for among the permissions. */
  permission: searchText(),
  /** What is looked for among the roles. */
  role: searchText(),
  show: searchChoice(['differing', 'unheld', 'changed']),
})

/** Absent: no filter. */
export type MatrixQuery = SearchQuery<typeof matrixSearch>

/** Reads the search part of an address. */
export const readMatrixQuery = matrixSearch.read
