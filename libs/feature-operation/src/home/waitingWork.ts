import { listOf, tagKey } from '@spruce/api-client'
import { listApplications, listCustomers, listSystemNotices } from '@spruce/api-client/operations'
import type { SubAppWaiting } from '@spruce/session'
import { applicationListOptions } from '../audit/applicationQueries.js'
import { customerListOptions } from '../customers/customerQueries.js'

/** A list says how many there are beside its rows; one row is the least that it gives. */
const size = 1

/** What waits for the operator's staff: each count is that of the list which its link leads to. */
export const operationWaiting: SubAppWaiting = {
  applications: {
    queryKey: [...tagKey(listApplications), 'waiting'],
    count: async ({ api, signal }) =>
      (await applicationListOptions(api, { status: 'submitted', size }).queryFn({ signal })).total,
  },
  endingCustomers: {
    queryKey: [...tagKey(listCustomers), 'waiting'],
    count: async ({ api, signal }) =>
      (await customerListOptions(api, { expires: '30', size }).queryFn({ signal })).total,
  },
  renewalRequests: {
    queryKey: [...tagKey(listCustomers), 'waiting', 'renewal'],
    count: async ({ api, signal }) =>
      (await customerListOptions(api, { renewal: 'asked', size }).queryFn({ signal })).total,
  },
  scheduledNotices: {
    queryKey: [...tagKey(listSystemNotices), 'waiting'],
    count: async ({ api, signal }) =>
      (
        await listOf(api, listSystemNotices, { query: { status: 'scheduled', size } }).queryFn({
          signal,
        })
      ).total,
  },
}
