import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** The states of a workbench. */
export const workbenchStatuses = ['draft', 'published', 'withdrawn'] as const

/** What the address of the list holds. */
export const workbenchSearch = defineSearch(
  {
    keyword: searchText(),
    status: searchChoice(workbenchStatuses),
    audience: searchChoice(['roles', 'departments', 'nobody']),
  },
  { sort: ['name', 'priority', 'status', 'publishedAt', 'createdAt', 'updatedAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type WorkbenchQuery = SearchQuery<typeof workbenchSearch>

/** Reads the search part of an address. */
export const readWorkbenchQuery = workbenchSearch.read
