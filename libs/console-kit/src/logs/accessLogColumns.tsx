import type { DataColumn } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Scope } from '../sources/source.js'
import { logHead } from './logCells.js'
import type { AccessLog } from './logSource.js'

/** The columns of the table; the first one names the row. */
export function accessLogColumns(scope: Scope | undefined): readonly DataColumn<AccessLog>[] {
  return [
    { id: 'appName', header: logHead('appName'), minWidth: 160 },
    {
      id: 'userName',
      header: logHead('userName'),
      minWidth: 120,
      cell: ({ userName, userId }) => userName ?? userId,
    },
    ...(scope ? [scope.column] : []),
    { id: 'visits', header: logHead('visits'), width: 120, align: 'end' },
    {
      id: 'firstAt',
      header: logHead('firstAt'),
      width: 184,
      cell: ({ firstAt }) => formatTime(firstAt),
    },
    {
      id: 'lastAt',
      header: logHead('lastAt'),
      width: 184,
      cell: ({ lastAt }) => formatTime(lastAt),
    },
    { id: 'terminal', header: logHead('terminal'), minWidth: 140 },
  ]
}
