import { formatTime } from '@spruce/validators'
import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { importMessages } from './importMessages.js'
import type { ListedImport } from './importQueries.js'
import { countsText, kindWords, statusTones, statusWords } from './importStatus.js'

const word = wordsOf(importMessages)

/** The columns of the list; the first one names the row. */
export const importColumns: readonly DataColumn<ListedImport>[] = [
  { id: 'fileName', header: word('fileName'), minWidth: 180, isSortable: true },
  {
    id: 'kind',
    header: word('kind'),
    width: 100,
    text: ({ kind }, language) => importMessages[language][kindWords[kind]],
  },
  {
    id: 'status',
    header: word('status'),
    width: 132,
    isSortable: true,
    text: ({ status }, language) => importMessages[language][statusWords[status]],
    tone: ({ status }) => statusTones[status],
  },
  {
    id: 'result',
    header: word('counts'),
    minWidth: 220,
    value: () => '',
    text: ({ result }, language) => countsText(result, importMessages[language]),
  },
  {
    id: 'memberName',
    header: word('startedBy'),
    width: 132,
    text: ({ memberName }, language) => memberName ?? importMessages[language].leftMember,
  },
  timeColumn('createdAt', word('createdAt')),
  {
    id: 'undoUntil',
    header: word('undoUntil'),
    width: 184,
    text: ({ undoUntil }) => (undoUntil === null ? '' : formatTime(undoUntil)),
  },
]
