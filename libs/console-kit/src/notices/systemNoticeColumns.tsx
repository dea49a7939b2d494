import { type DataColumn, StatusTag, type Tone, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { levelTexts, statusTexts, type SystemNoticeTexts } from './systemNoticeDraft.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import type { NoticeLevel, NoticeStatus, SystemNoticeRow } from './systemNoticeQueries.js'

type Word = {
  [Key in keyof SystemNoticeTexts]: SystemNoticeTexts[Key] extends string ? Key : never
}[keyof SystemNoticeTexts]

const word = (key: Word) => (language: Language) => systemNoticeMessages[language][key]

/** A moment; nothing where there is none. */
const momentColumn = (id: 'publishAt' | 'expireAt' | 'createdAt'): DataColumn<SystemNoticeRow> => ({
  id,
  header: word(id),
  width: 184,
  text: (row) => (row[id] === null ? '' : formatTime(row[id])),
  cell: (row) => row[id] && formatTime(row[id]),
})

/** The columns of the table; the first one names the row. */
export const systemNoticeColumns: readonly DataColumn<SystemNoticeRow>[] = [
  { id: 'title', header: word('noticeTitle'), minWidth: 160 },
  {
    id: 'status',
    header: word('status'),
    width: 100,
    text: ({ status }, language) => systemNoticeMessages[language][statusTexts[status]],
    cell: ({ status }) => <NoticeStatusTag status={status} />,
  },
  {
    id: 'level',
    header: word('level'),
    width: 100,
    text: ({ level }, language) => systemNoticeMessages[language][levelTexts[level]],
    cell: ({ level }) => <LevelName level={level} />,
  },
  {
    id: 'mustConfirm',
    header: word('mustConfirm'),
    width: 112,
    text: ({ mustConfirm }, language) => systemNoticeMessages[language][mustConfirm ? 'yes' : 'no'],
    cell: ({ mustConfirm }) => <YesOrNo isSo={mustConfirm} />,
  },
  { id: 'customers', header: word('reached'), width: 96, align: 'end' },
  { id: 'read', header: word('read'), width: 76, align: 'end' },
  {
    id: 'confirmed',
    header: word('confirmed'),
    width: 96,
    align: 'end',
    // Nobody confirms what does not ask for it: a zero there would look like a failure.
    value: ({ mustConfirm, confirmed }) => (mustConfirm ? confirmed : null),
  },
  momentColumn('publishAt'),
  momentColumn('expireAt'),
  { ...momentColumn('createdAt'), isHidden: true },
]

const tones: Record<NoticeStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'warning',
  expired: 'neutral',
}

function NoticeStatusTag({ status }: { status: NoticeStatus }) {
  const t = useMessages(systemNoticeMessages)
  return <StatusTag tone={tones[status]}>{t[statusTexts[status]]}</StatusTag>
}

function LevelName({ level }: { level: NoticeLevel }) {
  return useMessages(systemNoticeMessages)[levelTexts[level]]
}

function YesOrNo({ isSo }: { isSo: boolean }) {
  const t = useMessages(systemNoticeMessages)
  return isSo ? t.yes : t.no
}
