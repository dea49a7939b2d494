import type { InvitationContactKind, InvitationStatus } from '../../db/schema.js'
import { assertTransition, type Transitions } from '../../http/transitions.js'
import { writeRefusal } from '../writeRefusal.js'

/** For so long a link works. */
export const invitationLastsMs = 7 * 24 * 3_600_000

/** An invitation is sent again at most this often. */
export const resendAfterMs = 60_000

/** Sending again goes from sent to sent, with another link. */
const transitions: Transitions<InvitationStatus> = {
  sent: ['accepted', 'revoked', 'expired', 'sent'],
  expired: ['sent'],
  accepted: [],
  revoked: [],
}

/** @throws 409 ILLEGAL_STATE with the states that can be reached. */
export function assertInvitationMove(from: InvitationStatus, to: InvitationStatus): void {
  assertTransition(transitions, from, to)
}

/** Eleven digits that begin as a mobile does are one; an at sign makes an address. */
export function contactKindOf(contact: string): InvitationContactKind {
  if (/^1[1-9][0-9]{9}$/.test(contact)) return 'mobile'
  return contact.includes('@') ? 'email' : 'account'
}

/** A second open invitation to a contact, and one that a member of the tenant has, is 409. */
export function invitationRefusal(error: unknown): unknown {
  return writeRefusal(error, {
    invitations_open: 'mobileEmail',
    memberships_user: 'mobileEmail',
    memberships_mobile: 'mobileEmail',
    memberships_email: 'mobileEmail',
    users_login_key_key: 'loginName',
    users_mobile_key: 'mobileEmail',
    users_email_key_key: 'mobileEmail',
  })
}
