import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { statusTones } from '../customers/CustomerStatus.js'
import { entitlementMessages } from './entitlementMessages.js'
import type { PlanCustomer } from './planCustomerQueries.js'

const word = wordsOf(entitlementMessages)

/** The columns of the customers' table; the first one names the row. */
export const planCustomerColumns: readonly DataColumn<PlanCustomer>[] = [
  { id: 'name', header: word('name'), minWidth: 180, isSortable: true },
  {
    id: 'plan',
    header: word('plan'),
    minWidth: 140,
    text: ({ plan }, language) => plan?.name ?? entitlementMessages[language].noPlan,
  },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 116,
    text: ({ status }, language) => entitlementMessages[language][status],
    tone: ({ status }) => statusTones[status],
  },
  { id: 'memberCount', header: word('memberCount'), width: 96, align: 'end' },
  timeColumn('expiresAt', word('expiresAt')),
  timeColumn('createdAt', word('createdAt'), { isHidden: true }),
]
