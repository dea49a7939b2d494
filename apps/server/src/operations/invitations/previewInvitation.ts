import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { maskContact } from '../../presenters/presentInvitation.js'
import {
  InvitationsRepository,
  statusAt,
} from '../../repositories/invitations/InvitationsRepository.js'
import { hashToken } from '../../sessions/tokens.js'

/** What the page of the link shows to whoever has it; nothing about accounts. */
export const previewInvitation = definePublicOperation('previewInvitation', {
  transaction: 'none',
  async handle({ query, request, services, tx }) {
    await services.limiter.hit(`invitation:${request.ip}`, limits.invitationAddress)
    const found = await new InvitationsRepository(tx).findByToken(hashToken(query.token))
    if (!found) throw notFound('invitation')
    return ok({
      tenantName: found.tenant_name,
      tenantCode: found.tenant_code,
      contactKind: found.contact_kind,
      contact: maskContact(found.contact_kind, found.contact),
      nickName: found.nick_name,
      status: statusAt(found, services.now()),
      expiresAt: found.expires_at.toISOString(),
    })
  },
})
