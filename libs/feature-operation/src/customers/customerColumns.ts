import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import { statusTones } from './CustomerStatus.js'
import { dayOf } from './customerTime.js'

const word = wordsOf(customerMessages)

/** The columns of the table; the first one names the row. Contacts come masked. */
export const customerColumns: readonly DataColumn<Customer>[] = [
  { id: 'name', header: word('name'), minWidth: 180, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 112,
    text: ({ status }, language) => customerMessages[language][status],
    tone: ({ status }) => statusTones[status],
  },
  { id: 'shortName', header: word('shortName'), minWidth: 120 },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  { id: 'hosts', header: word('hosts'), minWidth: 160, text: ({ hosts }) => hosts.join(' ') },
  {
    id: 'plan',
    header: word('plan'),
    minWidth: 110,
    text: ({ plan }, language) => plan?.name ?? customerMessages[language].noPlan,
  },
  { id: 'memberCount', header: word('memberCount'), width: 88, align: 'end' },
  {
    id: 'expiresAt',
    header: word('expiresAt'),
    width: 124,
    isSortable: true,
    text: ({ expiresAt }, language) => dayOf(expiresAt) ?? customerMessages[language].noEnd,
  },
  {
    id: 'renewal',
    header: word('renewal'),
    width: 140,
    text: ({ renewal }) => (renewal && dayOf(renewal.askedAt)) ?? '',
  },
  { id: 'contactName', header: word('contactName'), minWidth: 100 },
  { id: 'contactMobile', header: word('contactMobile'), minWidth: 124 },
  { id: 'contactEmail', header: word('contactEmail'), minWidth: 160 },
  { id: 'industry', header: word('industry'), minWidth: 100 },
  { id: 'region', header: word('region'), minWidth: 110 },
  timeColumn('createdAt', word('createdAt'), { isHidden: true }),
]
