import type { DataColumn } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { Customer, logHead } from './logCells.js'
import type { AccessLog } from './logQueries.js'

/** The columns of the table; the first one names the row. */
export const accessLogColumns: readonly DataColumn<AccessLog>[] = [
  { id: 'appName', header: logHead('appName'), minWidth: 160 },
  {
    id: 'userName',
    header: logHead('userName'),
    minWidth: 120,
    cell: ({ userName, userId }) => userName ?? userId,
  },
  {
    id: 'customerName',
    header: logHead('customerName'),
    minWidth: 130,
    cell: (line) => <Customer {...line} />,
  },
  { id: 'visits', header: logHead('visits'), width: 120, align: 'end' },
  {
    id: 'firstAt',
    header: logHead('firstAt'),
    width: 184,
    cell: ({ firstAt }) => formatTime(firstAt),
  },
  { id: 'lastAt', header: logHead('lastAt'), width: 184, cell: ({ lastAt }) => formatTime(lastAt) },
  { id: 'terminal', header: logHead('terminal'), minWidth: 140 },
]
