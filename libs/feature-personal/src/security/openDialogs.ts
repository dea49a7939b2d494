import { confirmDialog } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { ContactKind } from './securityDraft.js'
import { securityMessages } from './securityMessages.js'

/** Opens the password dialog; its code comes when it is asked for. @public */
export async function openPasswordDialog(): Promise<void> {
  const { passwordDialog } = await import('./securityDialogs.js')
  await passwordDialog.open({})
}

/** Opens the dialog that binds or replaces a phone or email. @public */
export async function openContactDialog(kind: ContactKind): Promise<void> {
  const { contactDialog } = await import('./securityDialogs.js')
  await contactDialog.open({ kind })
}

/** Says that the password has expired; a yes leads to the password dialog (spec section 8). @public */
export async function askExpiredPassword(language: Language): Promise<void> {
  const t = securityMessages[language]
  const { expiredTitle: title, expiredText: message, yes: confirmLabel, no: cancelLabel } = t
  const question = { title, message, confirmLabel, cancelLabel }
  const answer = await confirmDialog.open(question, { isOfFrame: true })
  if (answer === true) await openPasswordDialog()
}
