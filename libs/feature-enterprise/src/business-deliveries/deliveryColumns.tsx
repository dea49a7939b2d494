import { Box } from '@chakra-ui/react/box'
import { type DataColumn, StatusTag, timeColumn, useMessages, wordsOf } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { AppName } from '../business-identifiers/AppName.js'
import { deliveryMessages, type DeliveryTexts } from './deliveryMessages.js'
import type { DeliveryRow, DeliveryState, Recipient } from './deliveryQueries.js'

const word = wordsOf(deliveryMessages)

/** How a state looks beside its word. */
export const stateTones = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
} as const satisfies Record<DeliveryState, string>

/** How many messages there are in each state that occurs, the failed ones first. */
export function DeliveryCounts({ counts }: Pick<DeliveryRow, 'counts'>) {
  const t = useMessages(deliveryMessages)
  return (
    <Box display="flex" flexWrap="wrap" gap="1">
      {countedStates(counts).map((state) => (
        <StatusTag key={state} tone={stateTones[state]}>
          {t.countOf(t[state], counts[state])}
        </StatusTag>
      ))}
    </Box>
  )
}

const order = ['failed', 'queued', 'sent', 'skipped'] as const

function countedStates(counts: DeliveryRow['counts']): DeliveryState[] {
  return order.filter((state) => counts[state] > 0)
}

/** Who sent it, in words. */
export function saySender({ sentBy }: Pick<DeliveryRow, 'sentBy'>, t: DeliveryTexts): string {
  return sentBy ? (sentBy.nickName ?? t.gone) : t.byProgram
}

/** The columns of the table; the first one names the row. */
export const deliveryColumns: readonly DataColumn<DeliveryRow>[] = [
  { id: 'name', header: word('name'), minWidth: 140, isSortable: true },
  { id: 'code', header: word('code'), minWidth: 150, isSortable: true },
  {
    id: 'counts',
    header: word('progress'),
    minWidth: 190,
    cell: ({ counts }) => <DeliveryCounts counts={counts} />,
    text: ({ counts }, language) => {
      const t = deliveryMessages[language]
      return countedStates(counts)
        .map((state) => t.countOf(t[state], counts[state]))
        .join(t.separator)
    },
  },
  { id: 'people', header: word('people'), width: 136, isSortable: true, align: 'end' },
  {
    id: 'channels',
    header: word('channels'),
    width: 168,
    text: ({ channels }, language) => {
      const t = deliveryMessages[language]
      return channels.map((channel) => t[channel]).join(t.separator)
    },
  },
  {
    id: 'appCode',
    header: word('app'),
    minWidth: 130,
    isSortable: true,
    cell: ({ appCode }) => <AppName code={appCode} />,
  },
  {
    id: 'sentByName',
    header: word('sentBy'),
    minWidth: 110,
    text: (row, language) => saySender(row, deliveryMessages[language]),
  },
  timeColumn('createdAt', word('createdAt')),
]

/** The columns of the recipients. */
export const recipientColumns: readonly DataColumn<Recipient>[] = [
  { id: 'nickName', header: word('person'), minWidth: 110, isSortable: true },
  {
    id: 'channel',
    header: word('channel'),
    width: 112,
    isSortable: true,
    text: ({ channel }, language) => deliveryMessages[language][channel],
  },
  {
    id: 'state',
    header: word('state'),
    width: 104,
    isSortable: true,
    text: ({ state }, language) => deliveryMessages[language][state],
    tone: ({ state }) => stateTones[state],
  },
  {
    id: 'reason',
    header: word('reason'),
    minWidth: 130,
    text: ({ reason }, language) => (reason ? deliveryMessages[language][reason] : ''),
  },
  { id: 'contact', header: word('contact'), minWidth: 130 },
  { id: 'attempts', header: word('attempts'), width: 120, isSortable: true, align: 'end' },
  timeColumn('sentAt', word('sentAt')),
  {
    id: 'nextAttemptAt',
    header: word('nextAttemptAt'),
    width: 184,
    text: ({ state, nextAttemptAt }) =>
      state === 'queued' && nextAttemptAt ? formatTime(nextAttemptAt) : '',
  },
]
