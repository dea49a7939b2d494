import { isMobile, maskEmail, maskMobile } from '@spruce/validators'
import type { Selectable } from 'kysely'
import type { UsersTable } from '../db/schema.js'
import { badRequest, wrongField } from '../http/errors.js'

export type ContactKind = 'mobile' | 'email'

/** A mobile or an e-mail in the one form in which it is compared. */
export interface Contact {
  kind: ContactKind
  value: string
}

const emailPattern = /^[0-9a-z.!#$%&*+/=?^_`{|}~-]{1,64}@[0-9a-z-]+(\.[0-9a-z-]+)+$/

/** Undefined for a text that is neither. */
export function readContact(text: string): Contact | undefined {
  const value = text.trim().toLowerCase()
  if (isMobile(value)) return { kind: 'mobile', value }
  return emailPattern.test(value) ? { kind: 'email', value } : undefined
}

/** Whose post box it is, for counting: `zhang+1@…` and `zhang+2@…` are one. */
export function recipientOf({ value }: Contact): string {
  return value.replace(/\+[^@]*@/, '@')
}

/**
 * Which bound contact a person means: it is shown masked, so pages may send it that way. Undefined
 * when it is none of theirs.
 */
export function boundContact(
  { mobile, email_key: email }: Pick<Selectable<UsersTable>, 'mobile' | 'email_key'>,
  text: string,
): Contact | undefined {
  const asked = text.trim().toLowerCase()
  if (mobile !== null && [mobile, maskMobile(mobile)].includes(asked)) {
    return { kind: 'mobile', value: mobile }
  }
  if (email !== null && [email, maskEmail(email)].includes(asked)) {
    return { kind: 'email', value: email }
  }
  return undefined
}

/** The contact that the contract's pattern let through. @throws 400 when it is none after all */
export function contactOf(text: string, field: string): Contact {
  const contact = readContact(text)
  if (!contact) throw badRequest(400, [wrongField(field, 'format')])
  return contact
}
