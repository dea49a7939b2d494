import { listOf, tagKey } from '@spruce/api-client'
import { listSystemNotices } from '@spruce/api-client/operations'
import type { SubAppWaiting } from '@spruce/session'
import { applicationKeys, loadApplications } from '../audit/applicationQueries.js'
import { customerKeys, loadCustomers } from '../customers/customerQueries.js'

/** A list says how many there are beside its rows; one row is the least that it gives. */
const size = 1

/** What waits for the operator's staff: each count is that of the list which its link leads to. */
export const operationWaiting: SubAppWaiting = {
  applications: {
    queryKey: [...applicationKeys.all, 'waiting'],
    count: async ({ api, signal }) =>
      (await loadApplications(api, { status: 'submitted', size }, signal)).total,
  },
  endingCustomers: {
    queryKey: [...customerKeys.all, 'waiting'],
    count: async ({ api, signal }) =>
      (await loadCustomers(api, { expires: '30', size }, signal)).total,
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
