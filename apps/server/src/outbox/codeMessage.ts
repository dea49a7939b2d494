import type { Language } from '@spruce/validators/i18n'
import { messages } from '../messages.js'
import type { Contact } from '../sessions/contacts.js'
import { codeMinutes } from '../sessions/verificationCodes.js'
import type { OutgoingMessage } from './Outbox.js'

/** A verification code on its way to a contact. */
export function codeMessage(contact: Contact, code: string, language: Language): OutgoingMessage {
  const { letters } = messages[language]
  return {
    kind: contact.kind === 'mobile' ? 'sms' : 'mail',
    to: contact.value,
    subject: letters.codeSubject,
    text: letters.code(code, codeMinutes),
    code,
    template: { key: 'verification-code', values: { code, minutes: String(codeMinutes) } },
    language,
  }
}

/** Tells the owner of a contact that it no longer, or now, opens the account. */
export function contactChangedMessage(contact: Contact, language: Language): OutgoingMessage {
  const { letters } = messages[language]
  return {
    kind: contact.kind === 'mobile' ? 'sms' : 'mail',
    to: contact.value,
    subject: letters.contactChangedSubject,
    text: letters.contactChanged,
    template: { key: 'notice', values: { text: letters.contactChanged } },
    language,
  }
}
