import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { deviceMessages } from './deviceMessages.js'
import type { Device } from './deviceQueries.js'

const word = wordsOf(deviceMessages)

/** The columns of the table; the first one names the row. */
export const deviceColumns: readonly DataColumn<Device>[] = [
  { id: 'name', header: word('name'), minWidth: 160, isSortable: true },
  { id: 'code', header: word('code'), minWidth: 168, isSortable: true },
  {
    id: 'online',
    header: word('state'),
    width: 100,
    text: ({ online }, language) => deviceMessages[language][online ? 'online' : 'offline'],
    tone: ({ online }) => (online ? 'success' : 'neutral'),
  },
  { id: 'areaName', header: word('area'), minWidth: 120, isSortable: true },
  { id: 'typeName', header: word('type'), minWidth: 110, isSortable: true },
  { id: 'model', header: word('model'), minWidth: 110, isSortable: true },
  { id: 'pointCount', header: word('pointCount'), width: 110, align: 'end', isSortable: true },
  timeColumn('seenAt', word('seenAt')),
  timeColumn('updatedAt', word('updatedAt'), { isHidden: true }),
  { id: 'description', header: word('description'), minWidth: 140, isHidden: true },
]
