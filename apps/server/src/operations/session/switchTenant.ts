import { defineSelfOperation, ok } from '../../http/defineOperation.js'
import { setCookie } from '../../sessions/cookies.js'
import { tokenOf } from '../../sessions/authenticate.js'
import { browserIdOf, wantsTokenInBody } from '../../sessions/startSession.js'

/**
 * Makes a tenant the person's current default: where new tabs start. The tab re-pins itself; the
 * token stays, because every request is checked against live membership (S-05). That `id` is such
 * a membership is checked by the contract's x-authz.
 */
export const switchTenant = defineSelfOperation('switchTenant', {
  async handle({ params, session, services, repositories, request, reply }) {
    await repositories.users.setMainTenant(session.userId, params.id)
    setCookie(request, reply, services.config, 'tenantId', params.id)
    return ok({
      // As at sign-in: the token itself for whoever asks for it from outside a browser.
      access_token: (wantsTokenInBody(request) ? tokenOf(request) : undefined) ?? session.id,
      jti: browserIdOf(request),
      tenantId: params.id,
      first: session.mustChangePassword,
      jump: null,
      datetime: services.now().toISOString(),
    })
  },
})
