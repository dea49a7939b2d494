import { type DataColumn, StatusTag, useLanguage, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { toGigabytes } from './planDraft.js'
import { planMessages } from './planMessages.js'
import type { Plan } from './planQueries.js'

type Word =
  | 'name'
  | 'code'
  | 'status'
  | 'customerCount'
  | 'apps'
  | 'menuCount'
  | 'permissions'
  | 'components'
  | 'maxMembers'
  | 'maxStorage'
  | 'description'
  | 'createdAt'

const word = (key: Word) => (language: Language) => planMessages[language][key]

/** The columns of the plans' table; the first one names the row. */
export const planColumns: readonly DataColumn<Plan>[] = [
  { id: 'name', header: word('name'), minWidth: 150 },
  {
    id: 'status',
    header: word('status'),
    width: 108,
    text: ({ status }, language) => planMessages[language][status],
    cell: ({ status }) => <PlanStatusTag status={status} />,
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
    cell: ({ maxMembers }) => <Members value={maxMembers} />,
  },
  {
    id: 'maxStorageBytes',
    header: word('maxStorage'),
    width: 108,
    align: 'end',
    text: ({ maxStorageBytes }, language) => storageText(maxStorageBytes, language),
    cell: ({ maxStorageBytes }) => <Storage value={maxStorageBytes} />,
  },
  { id: 'description', header: word('description'), minWidth: 130, isHidden: true },
  {
    id: 'createdAt',
    header: word('createdAt'),
    width: 184,
    isHidden: true,
    text: ({ createdAt }) => formatTime(createdAt),
    cell: ({ createdAt }) => formatTime(createdAt),
  },
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

/** Whether a plan can be given to customers. */
export function PlanStatusTag({ status }: Pick<Plan, 'status'>) {
  const t = useMessages(planMessages)
  return <StatusTag tone={status === 'enabled' ? 'success' : 'neutral'}>{t[status]}</StatusTag>
}

function contentColumn(
  id: 'apps' | 'menus' | 'permissions' | 'components',
  header: 'apps' | 'menuCount' | 'permissions' | 'components',
  width: number,
): DataColumn<Plan> {
  const say = (plan: Plan, language: Language) => {
    const t = planMessages[language]
    return plan[id] === null ? t.everything : t.countOf(plan[id].length)
  }
  return {
    id,
    header: word(header),
    width,
    text: say,
    cell: (plan) => <Said say={(language) => say(plan, language)} />,
  }
}

function Members({ value }: { value: number | null }) {
  return <Said say={(language) => membersText(value, language)} />
}

function Storage({ value }: { value: number | null }) {
  return <Said say={(language) => storageText(value, language)} />
}

function Said({ say }: { say: (language: Language) => string }) {
  return say(useLanguage())
}
