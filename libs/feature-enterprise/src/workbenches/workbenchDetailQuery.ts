import { defineSearch, searchId, type SearchQuery } from '@spruce/shell-ui/search'

/** What the address of the preview holds: which workbench. */
const workbenchDetailSearch = defineSearch({ id: searchId })

/** Absent: none. */
export type WorkbenchDetailQuery = SearchQuery<typeof workbenchDetailSearch>

/** Reads the search part of an address. */
export const readWorkbenchDetailQuery = workbenchDetailSearch.read
