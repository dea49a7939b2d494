import { noticesToldKey } from '@spruce/session'
import type { MessagesEnvironment } from './MessagesEnvironment.js'
import { readUnconfirmed } from './readUnconfirmed.js'

/**
 * Opens the messages by themselves, once in a session, at the notices that ask to be confirmed. One that
 * comes later is `NoticeWatch`'s to open. In a mock login they are not asked for.
 */
export async function askAboutNotices(environment: MessagesEnvironment): Promise<void> {
  const { api, session, inbox, storage } = environment
  const mark = session.token ?? 'unknown'
  if (session.isMockLogin || !session.hasTenant) return
  if (storage.get(noticesToldKey) === mark) return
  const hasGone = () => !session.hasTenant
  try {
    const notices = await readUnconfirmed(api)
    if (hasGone() || inbox.isOpen) return
    storage.set(noticesToldKey, mark)
    inbox.ask(notices)
  } catch {
    // Not allowed, or no network: the bell tells, and the next page load asks again.
  }
}
