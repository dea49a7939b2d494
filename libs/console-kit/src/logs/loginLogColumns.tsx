import { logWords } from '@spruce/api-client'
import { type DataColumn, StatusTag, useLanguage } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Scope } from '../sources/source.js'
import { logHead } from './logCells.js'
import type { LoginLog } from './logSource.js'
import { sayReason, sayWay } from './signInWords.js'

/** The columns of the table; the first one names the row. */
export function loginLogColumns(scope: Scope | undefined): readonly DataColumn<LoginLog>[] {
  return [
    { id: 'loginName', header: logHead('loginName'), minWidth: 130 },
    { id: 'at', header: logHead('at'), width: 184, cell: ({ at }) => formatTime(at) },
    { id: 'success', header: logHead('success'), width: 136, cell: (line) => <Result {...line} /> },
    {
      id: 'reason',
      header: logHead('reason'),
      minWidth: 150,
      cell: ({ reason }) => reason && <Reason reason={reason} />,
    },
    { id: 'userName', header: logHead('userName'), minWidth: 110 },
    ...(scope ? [scope.column] : []),
    { id: 'via', header: logHead('via'), minWidth: 110, cell: ({ via }) => <Way via={via} /> },
    { id: 'terminal', header: logHead('terminal'), minWidth: 140 },
    { id: 'address', header: logHead('address'), width: 140 },
  ]
}

function Result({ success }: Pick<LoginLog, 'success'>) {
  const t = logWords[useLanguage()]
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
