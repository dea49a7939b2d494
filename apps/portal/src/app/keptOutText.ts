import type { KeptOutTenant } from '@spruce/session'
import type { Language } from '@spruce/validators/i18n'
import { portalMessages } from '../messages.js'

/** Why a tenant lets the person in no more, and whom to ask: wherever it is said, it is this. */
export function keptOutText(
  { name, reason, askName, askContact }: KeptOutTenant,
  language: Language,
): string {
  const texts = portalMessages[language]
  const who = texts.askedWho(askName, askContact)
  const ask = reason === 'MEMBER_DISABLED' ? texts.askCompany(who) : texts.askOperator(who)
  return texts.keptOutText(texts[reason](name), ask)
}
