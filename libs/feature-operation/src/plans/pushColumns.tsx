import { type DataColumn, StatusTag, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { planPushMessages } from './planPushMessages.js'
import type { PlanPush, PushCustomer, PushItem } from './planPushQueries.js'
import {
  countsText,
  fieldsText,
  itemTexts,
  outcomeTexts,
  outcomeTones,
  type PushTexts,
  statusTexts,
} from './pushTexts.js'

type Word = {
  [Key in keyof PushTexts]: PushTexts[Key] extends string ? Key : never
}[keyof PushTexts]

const word = (key: Word) => (language: Language) => planPushMessages[language][key]

/** What a push would do, or has done, at each customer. */
export const pushCustomerColumns: readonly DataColumn<PushCustomer>[] = [
  {
    id: 'customer',
    header: word('customer'),
    minWidth: 150,
    value: ({ customer }) => customer.name,
  },
  { id: 'outcome', header: word('outcome'), width: 168, cell: (row) => <Outcome {...row} /> },
  { id: 'items', header: word('items'), minWidth: 190, cell: (row) => <Counts {...row} /> },
  {
    id: 'reason',
    header: word('reason'),
    minWidth: 140,
    value: ({ reason }) => reason?.message ?? '',
  },
]

/** The same of each menu and button of one customer. */
export const pushItemColumns: readonly DataColumn<PushItem>[] = [
  { id: 'name', header: word('item'), minWidth: 130 },
  { id: 'outcome', header: word('outcome'), width: 168, cell: (row) => <ItemOutcome {...row} /> },
  {
    id: 'written',
    header: word('written'),
    minWidth: 120,
    cell: (row) => <Fields of={row.written} />,
  },
  {
    id: 'kept',
    header: word('keptFields'),
    minWidth: 120,
    cell: (row) => <Fields of={row.kept} />,
  },
  {
    id: 'reason',
    header: word('reason'),
    minWidth: 140,
    value: ({ reason }) => reason?.message ?? '',
  },
  { id: 'origin', header: word('origin'), width: 84, cell: (row) => <Origin {...row} /> },
]

/** The pushes of a plan. */
export const pushColumns: readonly DataColumn<PlanPush>[] = [
  {
    id: 'createdAt',
    header: word('startedAt'),
    width: 184,
    value: ({ createdAt }) => formatTime(createdAt),
  },
  { id: 'phase', header: word('phase'), width: 84, cell: (push) => <Phase {...push} /> },
  { id: 'status', header: word('status'), width: 108, cell: (push) => <Status {...push} /> },
  {
    id: 'progress',
    header: word('progress'),
    width: 108,
    value: ({ progress }) => `${String(progress.done)} / ${String(progress.total ?? '–')}`,
  },
  { id: 'note', header: word('note'), minWidth: 140 },
]

function Outcome({ outcome }: Pick<PushCustomer, 'outcome'>) {
  const t = useMessages(planPushMessages)
  return <StatusTag tone={outcomeTones[outcome]}>{t[outcomeTexts[outcome]]}</StatusTag>
}

function Counts({ items }: Pick<PushCustomer, 'items'>) {
  const text = countsText(items, useMessages(planPushMessages))
  return text && <span title={text}>{text}</span>
}

function ItemOutcome({ outcome }: Pick<PushItem, 'outcome'>) {
  const t = useMessages(planPushMessages)
  return <StatusTag tone={outcomeTones[outcome]}>{t[itemTexts[outcome]]}</StatusTag>
}

function Fields({ of }: { of: readonly string[] }) {
  const text = fieldsText(of, useMessages(planPushMessages))
  return text && <span title={text}>{text}</span>
}

function Origin({ origin }: Pick<PushItem, 'origin'>) {
  const t = useMessages(planPushMessages)
  return origin === 'plan' ? t.originPlan : t.originPlatform
}

function Phase({ phase }: Pick<PlanPush, 'phase'>) {
  const t = useMessages(planPushMessages)
  return phase === 'undo' ? t.phaseUndo : t.phasePush
}

const statusTones = {
  queued: 'neutral',
  running: 'info',
  waiting: 'neutral',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const

function Status({ status }: Pick<PlanPush, 'status'>) {
  const t = useMessages(planPushMessages)
  return <StatusTag tone={statusTones[status]}>{t[statusTexts[status]]}</StatusTag>
}
