import { type DataColumn, timeColumn, type Tone, wordsOf } from '@spruce/shell-ui'
import { levelTexts, statusTexts } from './noticeDraft.js'
import { noticeMessages } from './noticeMessages.js'
import type { NoticeRow, NoticeStatus } from './noticeSource.js'

const word = wordsOf(noticeMessages)

const tones: Record<NoticeStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'warning',
  expired: 'neutral',
}

/** The columns of the table; the first one names the row. @param reached the customers of a notice */
export function noticeColumns(reached?: DataColumn<NoticeRow>): readonly DataColumn<NoticeRow>[] {
  return [
    { id: 'title', header: word('noticeTitle'), minWidth: 160 },
    {
      id: 'status',
      header: word('status'),
      width: 124,
      text: ({ status }, language) => noticeMessages[language][statusTexts[status]],
      tone: ({ status }) => tones[status],
    },
    {
      id: 'level',
      header: word('level'),
      width: 108,
      text: ({ level }, language) => noticeMessages[language][levelTexts[level]],
    },
    {
      id: 'mustConfirm',
      header: word('mustConfirm'),
      width: 112,
      text: ({ mustConfirm }, language) => noticeMessages[language][mustConfirm ? 'yes' : 'no'],
    },
    ...(reached ? [reached] : []),
    { id: 'read', header: word('read'), width: 76, align: 'end' },
    {
      id: 'confirmed',
      header: word('confirmed'),
      width: 96,
      align: 'end',
      // Nobody confirms what does not ask for it: a zero there would look like a failure.
      value: ({ mustConfirm, confirmed }) => (mustConfirm ? confirmed : null),
    },
    timeColumn('publishAt', word('publishAt'), { isSortable: false }),
    timeColumn('expireAt', word('expireAt'), { isSortable: false }),
    timeColumn('createdAt', word('createdAt'), { isSortable: false, isHidden: true }),
  ]
}
