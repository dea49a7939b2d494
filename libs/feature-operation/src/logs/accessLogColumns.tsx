import type { DataColumn } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { logMessages } from './logMessages.js'
import type { AccessLog } from './logQueries.js'
import { Platform } from './operatorLogColumns.js'

type Word = 'app' | 'person' | 'customer' | 'visits' | 'firstAt' | 'lastAt' | 'terminal'

const word = (key: Word) => (language: Language) => logMessages[language][key]

/** The columns of the table; the first one names the row. */
export const accessLogColumns: readonly DataColumn<AccessLog>[] = [
  { id: 'appName', header: word('app'), minWidth: 160 },
  {
    id: 'userName',
    header: word('person'),
    minWidth: 120,
    cell: ({ userName, userId }) => userName ?? userId,
  },
  {
    id: 'customerName',
    header: word('customer'),
    minWidth: 130,
    cell: ({ customerName }) => customerName ?? <Platform />,
  },
  { id: 'visits', header: word('visits'), width: 120, align: 'end' },
  {
    id: 'firstAt',
    header: word('firstAt'),
    width: 184,
    cell: ({ firstAt }) => formatTime(firstAt),
  },
  { id: 'lastAt', header: word('lastAt'), width: 184, cell: ({ lastAt }) => formatTime(lastAt) },
  { id: 'terminal', header: word('terminal'), minWidth: 140 },
]
