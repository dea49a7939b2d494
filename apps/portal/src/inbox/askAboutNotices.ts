import { unwrapList } from '@spruce/api-client'
import { noticesToldKey } from '@spruce/session'
import type { Shell } from '../app/Shell.js'
import { presentNotice } from './inboxQueries.js'

/** At most so many are shown one after another; the rest waits for the next session. */
const most = 20

/**
 * Opens the messages by themselves, once in a session, at the notices that ask to be confirmed. One that
 * comes later is said by the bell: nobody is taken out of their work. In a mock login they are not asked for.
 */
export async function askAboutNotices({ session, entry, inbox }: Shell): Promise<void> {
  const mark = session.token ?? 'unknown'
  if (session.isMockLogin || !session.hasTenant) return
  if (entry.storage.get(noticesToldKey) === mark) return
  const hasGone = () => !session.hasTenant
  try {
    const query = { state: 'unconfirmed', page: 1, size: most } as const
    const { rows } = await unwrapList(
      entry.api.GET('/spruce/api/v1/my-notices', { params: { query } }),
    )
    if (hasGone() || inbox.isOpen) return
    entry.storage.set(noticesToldKey, mark)
    inbox.ask(rows.map(presentNotice))
  } catch {
    // Not allowed, or no network: the bell tells, and the next page load asks again.
  }
}
