import { auditOrigin } from '../../http/auditOrigin.js'
import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { acceptance, assertInvited, heldInvitation, joinByInvitation } from './acceptInvitation.js'

/** The account that is signed in joins the tenant that invited its contact. */
export const acceptUserInvite = defineSelfOperation('acceptUserInvite', {
  async handle({ query, session, repositories, services, request }) {
    const now = services.now()
    const invitation = await heldInvitation(repositories, query.token, now)
    const user = await repositories.users.get(session.userId)
    assertInvited(invitation, user)
    const accepted = await joinByInvitation(repositories, invitation, user, now)
    // In the log of the tenant that invited; the call's own may be another, or none.
    await repositories.audit.add(
      {
        tenantId: accepted.tenantId,
        userId: user.id,
        operation: 'acceptUserInvite',
        ...auditOrigin(request),
        at: now,
      },
      [acceptance(invitation, accepted)],
    )
    return ok(accepted)
  },
})
