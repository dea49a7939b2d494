import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import type { DeviceType } from '../devices/deviceQueries.js'
import { typeMessages } from './typeMessages.js'

const word = wordsOf(typeMessages)

/** The columns of the table; the first one names the row. */
export const typeColumns: readonly DataColumn<DeviceType>[] = [
  { id: 'name', header: word('name'), minWidth: 150, isSortable: true },
  { id: 'code', header: word('code'), minWidth: 120, isSortable: true },
  { id: 'pointCount', header: word('pointCount'), width: 120, align: 'end', isSortable: true },
  { id: 'deviceCount', header: word('deviceCount'), width: 120, align: 'end', isSortable: true },
  {
    id: 'offlineSeconds',
    header: word('offline'),
    width: 212,
    align: 'end',
    isSortable: true,
  },
  { id: 'description', header: word('description'), minWidth: 140 },
  timeColumn('updatedAt', word('updatedAt')),
]
