import { type DataColumn, StatusTag, type Tone, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { customerMessages } from './customerMessages.js'
import type { Customer } from './customerQueries.js'
import { dayOf } from './customerTime.js'

type Texts = (typeof customerMessages)['zh-CN']
type Word = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts]

const word = (key: Word) => (language: Language) => customerMessages[language][key]

/** The columns of the table; the first one names the row. Contacts come masked. */
export const customerColumns: readonly DataColumn<Customer>[] = [
  { id: 'name', header: word('name'), minWidth: 180, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 96,
    text: ({ status }, language) => customerMessages[language][status],
    cell: ({ status }) => <CustomerStatus status={status} />,
  },
  { id: 'shortName', header: word('shortName'), minWidth: 120 },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  {
    id: 'hosts',
    header: word('hosts'),
    minWidth: 160,
    text: ({ hosts }) => hosts.join(' '),
    cell: ({ hosts }) => hosts.join(' '),
  },
  {
    id: 'plan',
    header: word('plan'),
    minWidth: 110,
    text: ({ plan }, language) => plan?.name ?? customerMessages[language].noPlan,
    cell: ({ plan }) => <PlanName plan={plan} />,
  },
  { id: 'memberCount', header: word('memberCount'), width: 88, align: 'end' },
  {
    id: 'expiresAt',
    header: word('expiresAt'),
    width: 124,
    isSortable: true,
    text: ({ expiresAt }, language) => dayOf(expiresAt) ?? customerMessages[language].noEnd,
    cell: ({ expiresAt }) => <CustomerEnd expiresAt={expiresAt} />,
  },
  { id: 'contactName', header: word('contactName'), minWidth: 100 },
  { id: 'contactMobile', header: word('contactMobile'), minWidth: 124 },
  { id: 'contactEmail', header: word('contactEmail'), minWidth: 160 },
  { id: 'industry', header: word('industry'), minWidth: 100 },
  { id: 'region', header: word('region'), minWidth: 110 },
  {
    id: 'createdAt',
    header: word('createdAt'),
    width: 184,
    isSortable: true,
    isHidden: true,
    text: ({ createdAt }) => formatTime(createdAt),
    cell: ({ createdAt }) => formatTime(createdAt),
  },
]

const tones = {
  enabled: 'success',
  disabled: 'neutral',
  expired: 'warning',
} as const satisfies Record<Customer['status'], Tone>

/** The state of a customer, as a mark. */
export function CustomerStatus({ status }: Pick<Customer, 'status'>) {
  return <StatusTag tone={tones[status]}>{useMessages(customerMessages)[status]}</StatusTag>
}

/** The last day of a customer's time. */
export function CustomerEnd({ expiresAt }: Pick<Customer, 'expiresAt'>) {
  const t = useMessages(customerMessages)
  return dayOf(expiresAt) ?? t.noEnd
}

/** The plan of a customer; without one everything is allowed. */
export function PlanName({ plan }: Pick<Customer, 'plan'>) {
  const t = useMessages(customerMessages)
  return plan?.name ?? t.noPlan
}
