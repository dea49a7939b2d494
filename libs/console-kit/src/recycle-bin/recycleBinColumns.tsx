import { type DataColumn, StatusTag, useMessages, wordsOf } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { dayjs } from '@spruce/validators/time'
import { recycleBinMessages } from './recycleBinMessages.js'
import type { Recycled, RecycleBinSource } from './recycleBinSource.js'
import type { RecycledKind } from './recycleBinQuery.js'

const word = wordsOf(recycleBinMessages)

/** The columns of the table; the first one names the row. */
export const recycleBinColumns = (scope?: RecycleBinSource['scope']): DataColumn<Recycled>[] => [
  { id: 'name', header: word('name'), minWidth: 220 },
  {
    id: 'kind',
    header: word('kind'),
    width: 112,
    text: ({ kind }, language) => recycleBinMessages[language][kind],
    cell: ({ kind }) => <KindName kind={kind} />,
  },
  ...(scope ? [scope.column] : []),
  {
    id: 'removedBy',
    header: word('removedBy'),
    width: 128,
    // Who is no member any more has no name here.
    value: ({ removedBy, removedByName }) => removedByName ?? removedBy,
  },
  {
    id: 'removedAt',
    header: word('removedAt'),
    width: 184,
    text: ({ removedAt }) => formatTime(removedAt),
    cell: ({ removedAt }) => formatTime(removedAt),
  },
  {
    id: 'purgedAt',
    header: word('purgedAt'),
    width: 272,
    text: ({ purgedAt }) => formatTime(purgedAt),
    cell: ({ purgedAt }) => <KeptUntil purgedAt={purgedAt} />,
  },
]

/** What kind of thing it was. */
export function KindName({ kind }: { kind: RecycledKind }) {
  return useMessages(recycleBinMessages)[kind]
}

/** From so many days on it is said that the end is near. */
const nearEnd = 3

function KeptUntil({ purgedAt }: Pick<Recycled, 'purgedAt'>) {
  const t = useMessages(recycleBinMessages)
  const left = daysUntil(purgedAt)
  if (left >= nearEnd) return formatTime(purgedAt)
  return (
    <>
      {formatTime(purgedAt)}{' '}
      <StatusTag tone="warning">{left < 1 ? t.lastDay : t.daysLeft(Math.ceil(left))}</StatusTag>
    </>
  )
}

/** Of 24 hours each, as the server counts them. */
function daysUntil(time: string): number {
  return dayjs.utc(time).diff(dayjs.utc(), 'day', true)
}
