import { type DataColumn, StatusTag, useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { logMessages } from './logMessages.js'
import type { LoginLog } from './logQueries.js'
import { Platform } from './operatorLogColumns.js'
import { sayReason, sayWay } from './signInWords.js'

type Word =
  'account' | 'result' | 'reason' | 'person' | 'customer' | 'way' | 'terminal' | 'address' | 'at'

const word = (key: Word) => (language: Language) => logMessages[language][key]

/** The columns of the table; the first one names the row. */
export const loginLogColumns: readonly DataColumn<LoginLog>[] = [
  { id: 'loginName', header: word('account'), minWidth: 130 },
  { id: 'at', header: word('at'), width: 184, cell: ({ at }) => formatTime(at) },
  { id: 'success', header: word('result'), width: 120, cell: (line) => <Result {...line} /> },
  {
    id: 'reason',
    header: word('reason'),
    minWidth: 150,
    cell: ({ reason }) => reason && <Reason reason={reason} />,
  },
  { id: 'userName', header: word('person'), minWidth: 110 },
  {
    id: 'customerName',
    header: word('customer'),
    minWidth: 130,
    cell: ({ customerName }) => customerName ?? <Platform />,
  },
  { id: 'via', header: word('way'), minWidth: 110, cell: ({ via }) => <Way via={via} /> },
  { id: 'terminal', header: word('terminal'), minWidth: 140 },
  { id: 'address', header: word('address'), width: 140 },
]

function Result({ success }: Pick<LoginLog, 'success'>) {
  const t = useMessages(logMessages)
  return (
    <StatusTag tone={success ? 'success' : 'danger'}>{success ? t.succeeded : t.failed}</StatusTag>
  )
}

function Reason({ reason }: { reason: string }) {
  return sayReason(reason, useLanguage())
}

function Way({ via }: { via: string }) {
  return sayWay(via, useLanguage())
}
