import { defineSearch, type SearchField, type SearchQuery } from '@spruce/shell-ui/search'

const readCode: SearchField<string> = (code) =>
  typeof code === 'string' && /^[A-Za-z][\w.-]{1,49}$/.test(code) ? code : undefined

/** What the address of the page holds: the identifier to send by. */
export const guideSearch = defineSearch({ code: readCode }, { sort: [] })

/** Absent: the first of them. */
export type GuideQuery = SearchQuery<typeof guideSearch>

/** Reads the search part of an address. */
export const readGuideQuery = guideSearch.read
