import { unwrapList } from '@spruce/api-client'
import { noticesToldKey } from '@spruce/session'
import type { MessageSummary } from '@spruce/shell-ui'
import type { Shell } from '../app/Shell.js'
import { presentNotice } from './inboxQueries.js'

/** At most so many are shown one after another; the rest waits for the next session. */
const most = 20

/**
 * Opens the messages by themselves, once in a session, at the notices that ask to be confirmed. One that
 * comes later is `NoticeWatch`'s to open. In a mock login they are not asked for.
 */
export async function askAboutNotices(shell: Shell): Promise<void> {
  const { session, entry, inbox } = shell
  const mark = session.token ?? 'unknown'
  if (session.isMockLogin || !session.hasTenant) return
  if (entry.storage.get(noticesToldKey) === mark) return
  const hasGone = () => !session.hasTenant
  try {
    const notices = await readUnconfirmed(shell)
    if (hasGone() || inbox.isOpen) return
    entry.storage.set(noticesToldKey, mark)
    inbox.ask(notices)
  } catch {
    // Not allowed, or no network: the bell tells, and the next page load asks again.
  }
}

/** The newest notices that wait for the person's confirmation. */
export async function readUnconfirmed({ entry }: Shell): Promise<MessageSummary[]> {
  const query = { state: 'unconfirmed', page: 1, size: most } as const
  const { rows } = await unwrapList(
    entry.api.GET('/spruce/api/v1/my-notices', { params: { query } }),
  )
  return rows.map(presentNotice)
}
