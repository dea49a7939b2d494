import {
  explainEmail,
  explainIdentifier,
  explainMobile,
  isEmail,
  isIdentifier,
  isMobile,
  normalizeInput,
  toHalfWidth,
} from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { invitationMessages } from './invitationMessages.js'

/** Somebody to invite, as typed or pasted. */
export interface Invitee {
  contact: string
  nickName?: string
  /** What is wrong with it, in words. */
  fault?: string
}

/** How many are invited at once. */
export const maxInvitees = 50

/**
 * Reads pasted text: contacts in lines or separated by commas and semicolons, a name before each if
 * wanted, as two columns of a sheet are pasted.
 */
export function readInvitees(text: string, language: Language): Invitee[] {
  const seen = new Set<string>()
  return text
    .split(/[\n\r,;，；、]+/)
    .flatMap((piece) => inviteesOf(toHalfWidth(piece).trim()))
    .map(withPlainMobile)
    .map((invitee) => {
      const key = invitee.contact.toLowerCase()
      const fault = faultOf(invitee, seen.has(key), language)
      seen.add(key)
      return fault === undefined ? invitee : { ...invitee, fault }
    })
}

/** The text that reads as these, to be corrected. */
export function sayInvitees(invitees: readonly Invitee[]): string {
  return invitees
    .map(({ nickName, contact }) => (nickName ? `${nickName} ${contact}` : contact))
    .join('\n')
}

function inviteesOf(piece: string): Invitee[] {
  const words = piece.split(/\s+/).filter((word) => word !== '')
  const contact = words.at(-1)
  if (contact === undefined) return []
  const name = words.slice(0, -1)
  // Words that are no contacts are the name of what follows: Wei Zhang 13812345678.
  const hasName = name.length > 0 && isContact(contact) && !name.some(isMobileOrEmail)
  if (hasName) return [{ contact, nickName: name.join(' ') }]
  return words.map((word) => ({ contact: word }))
}

/** Without hyphens and country code, as the server keeps a mobile. */
function withPlainMobile({ contact, ...rest }: Invitee): Invitee {
  const isNumber = /^[+\d-]+$/.test(contact)
  return { ...rest, contact: isNumber ? normalizeInput(contact, 'phone') : contact }
}

function isMobileOrEmail(word: string): boolean {
  return isMobile(word) || word.includes('@') || /^\d+$/.test(word)
}

function isContact(word: string): boolean {
  return isMobile(normalizeInput(word, 'phone')) || isEmail(word) || isIdentifier(word)
}

function faultOf(
  { contact, nickName = '' }: Invitee,
  isRepeated: boolean,
  language: Language,
): string | undefined {
  const t = invitationMessages[language]
  if (isRepeated) return t.repeated
  if (Array.from(nickName).length > 50) return t.longName
  if (contact.includes('@')) return explainEmail(contact, { language })
  if (/^[+\d-]+$/.test(contact)) return explainMobile(contact, { language })
  return explainIdentifier(contact, { language }) === undefined ? undefined : t.notContact
}
