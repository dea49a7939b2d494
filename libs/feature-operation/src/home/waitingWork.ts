import type { SubAppWaiting } from '@spruce/session'
import { applicationKeys, loadApplications } from '../audit/applicationQueries.js'
import { customerKeys, loadCustomers } from '../customers/customerQueries.js'
import { loadSystemNotices, systemNoticeKeys } from '@spruce/console-kit/notices'

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
    queryKey: [...systemNoticeKeys.all, 'waiting'],
    count: async ({ api, signal }) =>
      (await loadSystemNotices(api, { status: 'scheduled', size }, signal)).total,
  },
}
