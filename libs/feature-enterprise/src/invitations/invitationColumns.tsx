import { type DataColumn, timeColumn, type Tone, wordsOf } from '@spruce/shell-ui'
import { invitationMessages } from './invitationMessages.js'
import type { Invitation } from './invitationQueries.js'

const word = wordsOf(invitationMessages)

const tones: Readonly<Record<Invitation['status'], Tone>> = {
  sent: 'info',
  accepted: 'success',
  expired: 'warning',
  revoked: 'neutral',
}

/** The columns of the table; the first one names the row. */
export const invitationColumns: readonly DataColumn<Invitation>[] = [
  { id: 'contact', header: word('contact'), width: 160 },
  {
    id: 'contactKind',
    header: word('contactKind'),
    width: 104,
    isSortable: true,
    isHidden: true,
    text: ({ contactKind }, language) => invitationMessages[language][contactKind],
  },
  { id: 'nickName', header: word('nickName'), width: 112, isSortable: true },
  {
    id: 'status',
    header: word('status'),
    width: 128,
    isSortable: true,
    text: ({ status }, language) => invitationMessages[language][status],
    tone: ({ status }) => tones[status],
  },
  {
    id: 'departments',
    header: word('departments'),
    minWidth: 130,
    text: ({ departments }, language) =>
      departments.map(({ name }) => name).join(invitationMessages[language].nameSeparator),
  },
  {
    id: 'roles',
    header: word('roles'),
    minWidth: 110,
    text: ({ roles }, language) =>
      roles.map(({ name }) => name).join(invitationMessages[language].nameSeparator),
  },
  { id: 'invitedBy', header: word('invitedBy'), width: 104 },
  timeColumn('sentAt', word('sentAt')),
  timeColumn('expiresAt', word('expiresAt')),
  timeColumn('acceptedAt', word('acceptedAt'), { isHidden: true }),
]
