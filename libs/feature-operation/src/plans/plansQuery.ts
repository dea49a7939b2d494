import {
  defineSearch,
  searchChoice,
  searchId,
  type SearchQuery,
  searchText,
} from '@spruce/shell-ui/search'
import { customerStatuses } from '../customers/customerQuery.js'

/** What the address of the page holds. The plans' side has neither customers' filters nor sorting. */
export const plansSearch = defineSearch(
  {
    tab: searchChoice(['customers']),
    keyword: searchText(),
    status: searchChoice(customerStatuses),
    planId: searchId,
  },
  {
    sort: ['name', 'code', 'createdAt', 'expiresAt'],
    places: ['tab'],
    check: ({ planId, sort, ...query }) => {
      if (query.tab === 'customers') return { ...query, planId, sort }
      return query.status === 'expired' ? { ...query, status: undefined } : query
    },
  },
)

/** The same on the customers' side, as a view of their table holds it. */
export const planCustomersSearch: typeof plansSearch = {
  ...plansSearch,
  read: (search) => plansSearch.read({ ...search, tab: 'customers' }),
}

/** Absent: the plans, no filter, first page, default size and order. */
export type PlansQuery = SearchQuery<typeof plansSearch>

/** What another tab begins with: the filters of the one before mean nothing there. */
export const freshTab: PlansQuery = {
  keyword: undefined,
  status: undefined,
  planId: undefined,
  page: undefined,
  size: undefined,
  sort: undefined,
}
