import { orderedDays, readDay } from '@spruce/console-kit/days'
import { defineSearch, searchChoice, type SearchQuery, searchText } from '@spruce/shell-ui/search'

/** In the order of an application's life. */
export const applicationStatuses = [
  'submitted',
  'needs_information',
  'approved',
  'rejected',
] as const

/** Where an application stands: the auditor's turn, the applicant's turn, decided. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What the address of the page holds; the days of the submit are local ones, both included. */
export const applicationSearch = defineSearch(
  { keyword: searchText(), status: searchChoice(applicationStatuses), from: readDay, to: readDay },
  {
    sort: ['submittedAt', 'name'],
    check: orderedDays,
  },
)

/** Absent: no filter, first page, default size and order. */
export type ApplicationQuery = SearchQuery<typeof applicationSearch>

/** Reads the search part of an address. */
export const readApplicationQuery = applicationSearch.read
