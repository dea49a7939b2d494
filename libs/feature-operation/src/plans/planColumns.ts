import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { toGigabytes } from './planDraft.js'
import { planMessages } from './planMessages.js'
import type { Plan } from './planQueries.js'

const word = wordsOf(planMessages)

/** The columns of the plans' table; the first one names the row. */
export const planColumns: readonly DataColumn<Plan>[] = [
  { id: 'name', header: word('name'), minWidth: 150 },
  {
    id: 'status',
    header: word('status'),
    width: 116,
    text: ({ status }, language) => planMessages[language][status],
    tone: ({ status }) => (status === 'enabled' ? 'success' : 'neutral'),
  },
  { id: 'code', header: word('code'), minWidth: 110 },
  { id: 'customerCount', header: word('customerCount'), width: 104, align: 'end' },
  contentColumn('apps', 'apps', 80),
  contentColumn('menus', 'menuCount', 104),
  contentColumn('permissions', 'permissions', 104),
  contentColumn('components', 'components', 128),
  {
    id: 'maxMembers',
    header: word('maxMembers'),
    width: 112,
    align: 'end',
    text: ({ maxMembers }, language) => membersText(maxMembers, language),
  },
  {
    id: 'maxStorageBytes',
    header: word('maxStorage'),
    width: 108,
    align: 'end',
    text: ({ maxStorageBytes }, language) => storageText(maxStorageBytes, language),
  },
  { id: 'description', header: word('description'), minWidth: 130, isHidden: true },
  timeColumn('createdAt', word('createdAt'), { isSortable: false, isHidden: true }),
]

/** A limit of members in words. */
export function membersText(value: number | null, language: Language): string {
  const t = planMessages[language]
  return value === null ? t.unlimited : t.members(new Intl.NumberFormat(language).format(value))
}

/** Bytes in words: gigabytes, or megabytes where that is too coarse. */
export function storageText(value: number | null, language: Language): string {
  if (value === null) return planMessages[language].unlimited
  const say = (amount: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount)
  const gigabytes = toGigabytes(value) ?? 0
  return gigabytes >= 1 ? `${say(gigabytes)} GB` : `${say(value / 1024 ** 2)} MB`
}

function contentColumn(
  id: 'apps' | 'menus' | 'permissions' | 'components',
  header: 'apps' | 'menuCount' | 'permissions' | 'components',
  width: number,
): DataColumn<Plan> {
  const text = (plan: Plan, language: Language) => {
    const t = planMessages[language]
    return plan[id] === null ? t.everything : t.countOf(plan[id].length)
  }
  return { id, header: word(header), width, text }
}
