import type { Schemas } from '@spruce/api-client/contract'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import type { HttpError } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { isOutsideBrowser } from '../../http/requestHeaders.js'
import {
  OauthGrantsRepository,
  type OauthCode,
} from '../../repositories/oauth/OauthGrantsRepository.js'
import { Repositories } from '../../repositories/repositories.js'
import { UsersRepository, type UserRow } from '../../repositories/users/UsersRepository.js'
import type { Services } from '../../services.js'
import { completeLogin } from '../../sessions/completeLogin.js'
import { startClientSession } from '../../sessions/startClientSession.js'
import { hashToken } from '../../sessions/tokens.js'
import { isInSight, isSame, isVerified, portalClientId, tokenError } from './oauthRules.js'

type TokenRequest = Schemas['OauthTokenRequest']

/**
 * A code for a session (RFC 6749, 4.1.3). The code is used up before it is compared, so a guess costs
 * it; one that comes again ends what the first one opened (S-13).
 */
export const loginCode = definePublicOperation('loginCode', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    await services.limiter.hit(`oauth-address:${request.ip}`, limits.codeAddress)
    if (body.grant_type !== 'authorization_code') throw tokenError('unsupported_grant_type')
    const isPortal = body.client_id === portalClientId
    // A page cannot keep a token: it asks its own server (S-05). The portal is a page and gets a cookie.
    if (isPortal === isOutsideBrowser(request)) throw tokenError('unauthorized_client')

    if (isPortal) {
      const code = await services.engine.tx('platform', (db) =>
        redeem(new Repositories(db), services, body),
      )
      if ('error' in code) throw code.error
      const user = await new UsersRepository(tx).get(code.userId)
      if (user.status !== 'active') throw tokenError('invalid_grant')
      const way = { via: 'oauth' as const, tenantCode: code.tenantCode }
      const login = await completeLogin(services, request, reply, user, way)
      const grants = new OauthGrantsRepository(tx)
      await grants.noteSession(code.tenantId, hashToken(body.code), login.access_token)
      const seconds = services.config.sessionMaxHours * 3600
      return ok({ ...login, token_type: 'Bearer' as const, expires_in: seconds, scope: '' })
    }
    const opened = await services.engine.tx('platform', async (db) => {
      const repositories = new Repositories(db)
      const code = await redeem(repositories, services, body)
      if ('error' in code) return code
      const started = await startClientSession(repositories, services, request, code)
      await repositories.oauthClients.noteUse(code.tenantId, code.clientId, services.now())
      await repositories.oauthGrants.noteSession(
        code.tenantId,
        hashToken(body.code),
        started.sessionId,
      )
      return { token: started.token }
    })
    if ('error' in opened) throw opened.error
    return ok(opened.token)
  },
})

type Redeemed = OauthCode & { user: UserRow; tenantCode: string }

/** What the code is good for. An error is given back, not thrown: what it cost must be committed. */
async function redeem(
  repositories: Repositories,
  services: Services,
  body: TokenRequest,
): Promise<Redeemed | { error: HttpError }> {
  const { oauthGrants, oauthClients, sessions, users, tenants } = repositories
  const now = services.now()
  const hash = hashToken(body.code)
  const code = await oauthGrants.findCode(hash)
  if (!code) return { error: tokenError('invalid_grant') }
  const { tenantId, clientId } = code
  if (clientId !== portalClientId) {
    const client = await oauthClients.find(tenantId, clientId)
    const { secretHash = '' } = client ?? {}
    const isKnown =
      secretHash === null ||
      (body.client_secret !== undefined && isSame(hashToken(body.client_secret), secretHash))
    if (!client?.live || !isKnown) return { error: tokenError('invalid_client') }
  }
  if (!(await oauthGrants.useCode(tenantId, hash, now))) {
    const used = await oauthGrants.findCode(hash)
    if (used?.sessionId) await sessions.removeById(used.sessionId)
    return { error: tokenError('invalid_grant') }
  }
  const isMeant =
    code.expiresAt > now &&
    clientId === body.client_id &&
    code.redirectUri === body.redirect_uri &&
    isVerified(body.code_verifier, code.codeChallenge)
  // Live membership, looked up now: the person may have left since.
  const membership = (await tenants.listOfUser(code.userId)).find(({ id }) => id === tenantId)
  if (!isMeant || !membership) return { error: tokenError('invalid_grant') }
  const user = await users.get(code.userId)
  const client = { id: clientId, kind: clientId === portalClientId ? 'portal' : 'app' } as const
  const isShown = await isInSight(repositories, tenantId, client, { userId: user.id })
  if (user.status !== 'active' || !isShown) return { error: tokenError('invalid_grant') }
  return { ...code, user, tenantCode: membership.code }
}
