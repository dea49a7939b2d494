import { confirmDialog } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import { portalMessages } from '../messages.js'

/** Asks whether the unsaved input of these pages may be lost. */
export async function askToDiscard(
  titles: readonly string[],
  language: Language,
): Promise<boolean> {
  const messages = portalMessages[language]
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(titles)
  const answer = await confirmDialog.open({
    title: messages.discardTitle,
    message: messages.discardText(list),
    confirmLabel: messages.discard,
    danger: true,
  })
  return answer === true
}
