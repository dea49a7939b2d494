import { type DataColumn, timeColumn, type Tone, wordsOf } from '@spruce/shell-ui'
import { workbenchMessages, type WorkbenchTexts } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'

const word = wordsOf(workbenchMessages)

/** How each state looks. */
export const statusTones: Readonly<Record<WorkbenchRow['status'], Tone>> = {
  draft: 'neutral',
  published: 'success',
  withdrawn: 'warning',
}

/** The names of whom a workbench is for. */
export function audienceText(row: WorkbenchRow, t: WorkbenchTexts): string {
  if (row.scope === 'global') return t.everybody
  const names = [...(row.roles ?? []), ...(row.departments ?? [])].map(({ name }) => name)
  return names.length > 0 ? names.join(t.separator) : t.nobody
}

/** The columns of the table; the first one names the row. */
export const workbenchColumns: readonly DataColumn<WorkbenchRow>[] = [
  { id: 'name', header: word('name'), minWidth: 160, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 128,
    isSortable: true,
    text: ({ status }, language) => workbenchMessages[language][status],
    tone: ({ status }) => statusTones[status],
  },
  {
    id: 'hasChanges',
    header: word('changes'),
    width: 140,
    text: ({ hasChanges }, language) =>
      workbenchMessages[language][hasChanges ? 'hasChanges' : 'noChanges'],
  },
  {
    id: 'audience',
    header: word('audience'),
    minWidth: 160,
    text: (row, language) => audienceText(row, workbenchMessages[language]),
  },
  { id: 'priority', header: word('priority'), width: 112, align: 'end', isSortable: true },
  {
    id: 'publishedRevision',
    header: word('publishedRevision'),
    width: 148,
    align: 'end',
    isHidden: true,
  },
  timeColumn('publishedAt', word('publishedAt')),
  { id: 'description', header: word('description'), minWidth: 160, isHidden: true },
  timeColumn('updatedAt', word('updatedAt'), { isHidden: true }),
  timeColumn('createdAt', word('createdAt'), { isHidden: true }),
]
