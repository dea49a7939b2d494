import type { Language } from '@spruce/validators/i18n'
import { messages, type ServerMessages } from '../messages.js'
import type { Recipient } from '../repositories/members/holdersOf.js'
import type { Repositories } from '../repositories/repositories.js'

/** Sends a letter of the system to each of the people, in the language that they read. */
export async function tellEach(
  { letters }: Pick<Repositories, 'letters'>,
  people: readonly Recipient[],
  letter: { title: (texts: ServerMessages, language: Language) => string; link: string },
  now: Date,
): Promise<void> {
  for (const { tenantId, memberId, language } of people) {
    const reads: Language = language === 'en-US' ? 'en-US' : 'zh-CN'
    const title = letter.title(messages[reads], reads)
    await letters.send(tenantId, [memberId], { category: 'system', title, link: letter.link }, now)
  }
}
