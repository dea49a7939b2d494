import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { auditOrigin } from '../http/auditOrigin.js'
import { newId } from '../ids.js'
import type { OauthCode } from '../repositories/oauth/OauthGrantsRepository.js'
import type { Repositories } from '../repositories/repositories.js'
import type { UserRow } from '../repositories/users/UsersRepository.js'
import type { Services } from '../services.js'
import { loginEntry } from './loginLog.js'
import { browserIdOf } from './startSession.js'
import { hashToken, newToken } from './tokens.js'

/**
 * A session in a person's name for an OAuth client: one tenant, and what its scopes open. The token is
 * a bearer token; no cookie is set, and nothing that the caller came with ends.
 */
export async function startClientSession(
  { sessions, audit, loginLog }: Repositories,
  services: Services,
  request: FastifyRequest,
  code: OauthCode & { user: UserRow },
): Promise<{ sessionId: string; token: Schemas['OauthToken'] }> {
  const { tenantId, clientId, scopes, user } = code
  const now = services.now()
  const seconds = services.config.sessionMaxHours * 3600
  const [sessionId, token] = [newId(), newToken()]
  await sessions.insert({
    id: sessionId,
    tokenHash: hashToken(token),
    userId: user.id,
    browserId: null,
    via: 'oauth',
    address: request.ip,
    agent: request.headers['user-agent']?.slice(0, 200) ?? null,
    now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    opens: { tenantId, clientId, scopes },
  })
  await audit.add(
    {
      tenantId,
      userId: user.id,
      operation: 'loginCode',
      ...auditOrigin(request),
      at: now,
    },
    [{ table: 'oauth_clients', id: clientId, after: { scopes } }],
  )
  await loginLog.add({
    ...loginEntry(request, now),
    tenantId,
    userId: user.id,
    loginName: user.login_name,
    success: true,
    reason: null,
  })
  return {
    sessionId,
    token: {
      access_token: token,
      token_type: 'Bearer',
      expires_in: seconds,
      scope: scopes.join(' '),
      jti: browserIdOf(request),
      tenantId,
      first: user.must_change_password,
      jump: null,
      datetime: now.toISOString(),
    },
  }
}
