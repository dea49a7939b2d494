import { askAboutNotices, type MessagesEnvironment } from '@spruce/feature-messages'
import { askExpiredPassword } from '@spruce/feature-personal'
import { expiryToldKey } from '@spruce/session'
import type { Language } from '@spruce/validators/i18n'

/** What asks for the person by itself when the shell stands: first the password, then the notices. */
export async function greet(environment: MessagesEnvironment, language: Language): Promise<void> {
  await askAboutPassword(environment, language)
  await askAboutNotices(environment)
}

/** Says once in a session that the password has expired, and offers to change it (spec section 4). */
async function askAboutPassword(
  { session, storage }: MessagesEnvironment,
  language: Language,
): Promise<void> {
  const mark = session.token ?? 'unknown'
  if (session.isMockLogin || !session.isPasswordExpired) return
  if (storage.get(expiryToldKey) === mark) return
  storage.set(expiryToldKey, mark)
  await askExpiredPassword(language)
}
