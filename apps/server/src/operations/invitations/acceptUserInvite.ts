import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { assertInvited, heldInvitation, joinByInvitation } from './acceptInvitation.js'

/** The account that is signed in joins the tenant that invited its contact. */
export const acceptUserInvite = defineSelfOperation('acceptUserInvite', {
  async handle({ query, session, repositories, services }) {
    const now = services.now()
    const invitation = await heldInvitation(repositories, query.token, now)
    const user = await repositories.users.get(session.userId)
    assertInvited(invitation, user)
    return ok(await joinByInvitation(repositories, invitation, user, now))
  },
})
