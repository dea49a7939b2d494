import { defineSearch, searchChoice, searchText, type SearchQuery } from '@spruce/shell-ui/search'

/** The life of a notice, from its beginning. */
export const noticeStatuses = ['draft', 'scheduled', 'published', 'withdrawn', 'expired'] as const

/** What the address of the page holds. @public */
export const noticeSearch = defineSearch({
  keyword: searchText(),
  status: searchChoice(noticeStatuses),
})

/** Absent: no filter, first page, default size. @public */
export type NoticeQuery = SearchQuery<typeof noticeSearch>

/** Reads the search part of an address; what is malformed or the default is left out. @public */
export const readNoticeQuery = noticeSearch.read
