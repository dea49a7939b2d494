import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { InvitationContactKind } from '../db/schema.js'
import type { Invitation } from '../repositories/invitations/InvitationsRepository.js'

/** The contact is masked for everybody: who sent the invitation knows it. */
export function presentInvitation(invitation: Invitation): Schemas['Invitation'] {
  return {
    id: invitation.id,
    contactKind: invitation.contactKind,
    contact: maskContact(invitation.contactKind, invitation.contact),
    nickName: invitation.nickName,
    departments: invitation.departments,
    roles: invitation.roles,
    status: invitation.status,
    invitedBy: invitation.invitedBy,
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    acceptedAt: invitation.acceptedAt?.toISOString() ?? null,
    version: invitation.version,
  }
}

export function maskContact(kind: InvitationContactKind, contact: string): string {
  if (kind === 'email') return maskEmail(contact)
  return kind === 'mobile' ? maskMobile(contact) : maskName(contact)
}

/** Of a name the first character, of a longer one the first three of it stay. */
export function maskName(name: string): string {
  const characters = Array.from(name)
  const kept = characters.length > 6 ? 3 : 1
  return characters.map((character, index) => (index < kept ? character : '*')).join('')
}
