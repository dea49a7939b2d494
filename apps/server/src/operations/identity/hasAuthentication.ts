import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { presentIdentity } from '../../presenters/presentIdentity.js'

export const hasAuthentication = defineSelfOperation('hasAuthentication', {
  async handle({ session, repositories, services }) {
    return ok(presentIdentity(services.seal, await repositories.identities.find(session.userId)))
  },
})
