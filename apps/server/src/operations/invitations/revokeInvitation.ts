import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion } from '../../http/errors.js'
import { presentInvitation } from '../../presenters/presentInvitation.js'
import { assertInvitationMove } from './invitationRules.js'
import { readInvitation } from './readInvitation.js'

export const revokeInvitation = defineOperation('revokeInvitation', {
  async handle({ params, body, tenantId, repositories, services, audit }) {
    const { invitations } = repositories
    const now = services.now()
    await invitations.lock(tenantId, params.id)
    const invitation = await readInvitation(repositories, tenantId, params.id, now)
    assertVersion(body.version, invitation.version, presentInvitation(invitation))
    assertInvitationMove(invitation.status, 'revoked')
    await invitations.revoke(tenantId, params.id)
    const revoked = presentInvitation(await readInvitation(repositories, tenantId, params.id, now))
    audit({
      table: 'invitations',
      id: params.id,
      name: revoked.nickName,
      before: presentInvitation(invitation),
      after: revoked,
    })
    return ok(revoked)
  },
})
