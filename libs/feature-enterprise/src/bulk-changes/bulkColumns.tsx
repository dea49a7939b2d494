import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { bulkMessages } from './bulkMessages.js'
import type { BulkChange, BulkPerson } from './bulkQueries.js'
import { countsText, outcomeTones, runTitleOf, statusTones } from './bulkTexts.js'

const word = wordsOf(bulkMessages)

/** The changes that a person has started. */
export const bulkColumns: readonly DataColumn<BulkChange>[] = [
  {
    id: 'action',
    header: word('action'),
    minWidth: 180,
    value: ({ action }) => action,
    text: (change, language) => runTitleOf(change, bulkMessages[language]),
  },
  {
    id: 'status',
    header: word('status'),
    width: 112,
    text: ({ status }, language) => bulkMessages[language][status],
    tone: ({ status }) => statusTones[status],
  },
  {
    id: 'result',
    header: word('counts'),
    minWidth: 170,
    value: () => '',
    text: ({ result }, language) => countsText(result, bulkMessages[language]),
  },
  timeColumn('createdAt', word('startedAt'), { isSortable: false }),
  {
    id: 'undoUntil',
    header: word('undoUntil'),
    width: 172,
    text: ({ undoUntil }) => (undoUntil === null ? '' : formatTime(undoUntil)),
  },
]

/** What became of each person. */
export const bulkPersonColumns: readonly DataColumn<BulkPerson>[] = [
  { id: 'name', header: word('member'), minWidth: 120 },
  {
    id: 'outcome',
    header: word('outcome'),
    width: 144,
    text: ({ outcome }, language) => bulkMessages[language][outcome],
    tone: ({ outcome }) => outcomeTones[outcome],
  },
  { id: 'message', header: word('reason'), minWidth: 220, value: ({ message }) => message ?? '' },
]
