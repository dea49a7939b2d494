import { formatTime } from '@spruce/validators'
import { type DataColumn, timeColumn, wordsOf } from '@spruce/shell-ui'
import { providerMessages } from './providerMessages.js'
import type { Provider } from './providerQueries.js'

const word = wordsOf(providerMessages)

/** The columns of the table; the first one names the row. */
export const providerColumns: readonly DataColumn<Provider>[] = [
  { id: 'name', header: word('name'), minWidth: 150, isSortable: true },
  {
    id: 'enabled',
    header: word('status'),
    width: 128,
    isSortable: true,
    text: ({ enabled }, language) => providerMessages[language][enabled ? 'enabled' : 'disabled'],
    tone: ({ enabled }) => (enabled ? 'success' : 'neutral'),
  },
  {
    id: 'health',
    header: word('health'),
    width: 152,
    text: ({ lastCheck }, language) => providerMessages[language][lastCheck?.state ?? 'notChecked'],
    tone: ({ lastCheck }) =>
      lastCheck ? (lastCheck.state === 'up' ? 'success' : 'danger') : 'neutral',
  },
  {
    id: 'reason',
    header: word('reason'),
    minWidth: 176,
    text: ({ lastCheck }, language) =>
      lastCheck?.reason ? providerMessages[language][lastCheck.reason] : '',
  },
  { id: 'links', header: word('links'), width: 172, align: 'end', isSortable: true },
  {
    id: 'checkedAt',
    header: word('checkedAt'),
    width: 184,
    text: ({ lastCheck }) => (lastCheck ? formatTime(lastCheck.checkedAt) : ''),
  },
  { id: 'issuer', header: word('issuer'), minWidth: 220, isSortable: true },
  {
    id: 'linkByEmail',
    header: word('linkByEmail'),
    minWidth: 150,
    text: ({ linkByEmail }, language) =>
      providerMessages[language][linkByEmail ? 'byEmail' : 'bySigningIn'],
  },
  {
    id: 'hasSecret',
    header: word('clientSecret'),
    width: 124,
    text: ({ hasSecret }, language) =>
      providerMessages[language][hasSecret ? 'withSecret' : 'withoutSecret'],
  },
  { id: 'clientId', header: word('clientId'), minWidth: 120, isHidden: true },
  timeColumn('updatedAt', word('updatedAt')),
]
