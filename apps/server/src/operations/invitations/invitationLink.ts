import type { Language } from '@spruce/validators/i18n'
import { messages } from '../../messages.js'
import type { Invitation } from '../../repositories/invitations/InvitationsRepository.js'
import type { Services } from '../../services.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { invitationLastsMs } from './invitationRules.js'

/** A new link: what is stored of it, and the token, which only the link carries. */
export function newInvitationLink(now: Date) {
  const token = newToken()
  return {
    token,
    tokenHash: hashToken(token),
    sentAt: now,
    expiresAt: new Date(now.getTime() + invitationLastsMs),
  }
}

/**
 * Where the invited one goes. The host comes from the configuration, never from a request (S-11); the
 * token stands in the fragment, which browsers send to nobody.
 */
export function invitationUrl({ config }: Services, tenantCode: string, token: string): string {
  const base = config.publicUrl?.replace(/\/$/, '') ?? ''
  return `${base}/bind-account?tenant=${encodeURIComponent(tenantCode)}#invite=${token}`
}

/** Hands the invitation to the outbox. */
export function deliverInvitation(
  { outbox }: Services,
  invitation: Invitation,
  tenantName: string,
  link: string,
  language: Language,
): Promise<void> {
  const kinds = { mobile: 'sms', email: 'mail', account: 'account' } as const
  return outbox.send({
    kind: kinds[invitation.contactKind],
    to: invitation.contact,
    text: messages[language].invitation(tenantName, link),
  })
}
