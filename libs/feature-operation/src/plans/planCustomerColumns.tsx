import { type DataColumn, StatusTag, useMessages, type Tone } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { entitlementMessages } from './entitlementMessages.js'
import type { PlanCustomer } from './planCustomerQueries.js'

type Word = 'name' | 'code' | 'plan' | 'status' | 'memberCount' | 'expiresAt' | 'createdAt'

const word = (key: Word) => (language: Language) => entitlementMessages[language][key]

const tones: Readonly<Record<PlanCustomer['status'], Tone>> = {
  enabled: 'success',
  disabled: 'neutral',
  expired: 'warning',
}

/** The columns of the customers' table; the first one names the row. */
export const planCustomerColumns: readonly DataColumn<PlanCustomer>[] = [
  { id: 'name', header: word('name'), minWidth: 180, isSortable: true },
  {
    id: 'plan',
    header: word('plan'),
    minWidth: 140,
    text: ({ plan }, language) => plan?.name ?? entitlementMessages[language].noPlan,
    cell: (customer) => <PlanName {...customer} />,
  },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 108,
    text: ({ status }, language) => entitlementMessages[language][status],
    cell: (customer) => <CustomerStatus {...customer} />,
  },
  { id: 'memberCount', header: word('memberCount'), width: 96, align: 'end' },
  timeColumn('expiresAt'),
  { ...timeColumn('createdAt'), isHidden: true },
]

function timeColumn(id: 'expiresAt' | 'createdAt'): DataColumn<PlanCustomer> {
  const say = (customer: PlanCustomer) => {
    const time = customer[id]
    return time === null ? '' : formatTime(time)
  }
  return { id, header: word(id), width: 184, isSortable: true, text: say, cell: say }
}

function PlanName({ plan }: Pick<PlanCustomer, 'plan'>) {
  const t = useMessages(entitlementMessages)
  return plan?.name ?? t.noPlan
}

function CustomerStatus({ status }: Pick<PlanCustomer, 'status'>) {
  const t = useMessages(entitlementMessages)
  return <StatusTag tone={tones[status]}>{t[status]}</StatusTag>
}
