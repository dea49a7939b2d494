import {
  defineSearch,
  searchChoice,
  searchId,
  type SearchQuery,
  searchText,
} from '@spruce/shell-ui/search'

/** The states that a customer can be in. */
export const customerStatuses = ['enabled', 'disabled', 'expired'] as const

/** How soon a customer's time is over, in days: what the filter offers. */
export const expiryDays = ['30', '90'] as const

/** What the address of the page holds; industry and region are meant whole. */
export const customerSearch = defineSearch(
  {
    keyword: searchText(),
    status: searchChoice(customerStatuses),
    planId: searchId,
    expires: searchChoice(expiryDays),
    renewal: searchChoice(['asked']),
    industry: searchText(),
    region: searchText(),
  },
  { sort: ['name', 'code', 'createdAt', 'expiresAt'] },
)

/** Absent: no filter, first page, default size and order. */
export type CustomerQuery = SearchQuery<typeof customerSearch>
