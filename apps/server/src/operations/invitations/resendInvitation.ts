import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, tooMany } from '../../http/errors.js'
import { presentInvitation } from '../../presenters/presentInvitation.js'
import { assertMayGrant } from '../members/memberRules.js'
import { deliverInvitation, invitationUrl, newInvitationLink } from './invitationLink.js'
import { assertInvitationMove, invitationRefusal, resendAfterMs } from './invitationRules.js'
import { readInvitation } from './readInvitation.js'

/** Whoever sends it again answers for its roles, as whoever sent it first did. */
export const resendInvitation = defineOperation('resendInvitation', {
  async handle({
    params,
    body,
    session,
    tenantId,
    repositories,
    services,
    afterCommit,
    audit,
    language,
  }) {
    const { invitations, tenants } = repositories
    const now = services.now()
    await invitations.lock(tenantId, params.id)
    const invitation = await readInvitation(repositories, tenantId, params.id, now)
    assertVersion(body.version, invitation.version, presentInvitation(invitation))
    assertInvitationMove(invitation.status, 'sent')
    const roleIds = invitation.roles.map(({ id }) => id)
    await assertMayGrant(session, repositories, tenantId, roleIds)
    const waitMs = invitation.sentAt.getTime() + resendAfterMs - now.getTime()
    if (waitMs > 0) throw tooMany(waitMs / 1000)
    const { token, ...link } = newInvitationLink(now)
    try {
      await invitations.renew(tenantId, params.id, link)
    } catch (error) {
      throw invitationRefusal(error)
    }
    const renewed = await readInvitation(repositories, tenantId, params.id, now)
    const tenant = await tenants.get(tenantId)
    const url = invitationUrl(services, tenant.code, token)
    afterCommit(() => deliverInvitation(services, renewed, tenant.name, url, language))
    const shown = presentInvitation(renewed)
    audit({
      table: 'invitations',
      id: params.id,
      name: renewed.nickName,
      before: presentInvitation(invitation),
      after: shown,
    })
    return ok({ ...shown, link: url })
  },
})
