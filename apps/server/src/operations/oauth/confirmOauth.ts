import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { clientAt, codeMs, inOrder, isInSight, redirectTo } from './oauthRules.js'

/**
 * The person's yes or no, once. The client is looked up again: it may have been switched off, or taken
 * from the person's sight, while they were thinking.
 */
export const confirmOauth = defineOperation('confirmOauth', {
  async handle({ body, session, tenantId, repositories, services, request, audit }) {
    const { oauthGrants } = repositories
    const now = services.now()
    const by = { id: body.requestId, sessionId: session.id, now }
    const asked = await oauthGrants.takeRequest(tenantId, by)
    if (!asked) throw notFound('authorisation request', body.requestId)
    const { redirectUri, clientId, state } = asked
    const client = await clientAt(repositories, { services, request }, tenantId, asked)
    const about = { table: 'oauth_clients', id: clientId }
    const isDenied = !(await isInSight(repositories, tenantId, client, session))
    if (!body.approved || isDenied) {
      audit({ ...about, after: { approved: false } })
      return ok({ redirectTo: redirectTo(redirectUri, { error: 'access_denied' }, state) })
    }
    const scopes = client.kind === 'portal' ? [] : inOrder(body.scopes ?? asked.scopes)
    if (!scopes.every((scope) => asked.scopes.includes(scope))) {
      throw unprocessable('INVALID_REFERENCE', [wrongField('scopes', 'invalid')])
    }
    const { userId } = session
    if (client.kind === 'app') {
      const before = await oauthGrants.consented(tenantId, userId, clientId)
      const all = inOrder([...before, ...scopes])
      await oauthGrants.consent(tenantId, { userId, clientId, scopes: all, at: now })
    }
    const code = newToken()
    await oauthGrants.addCode(tenantId, {
      codeHash: hashToken(code),
      userId,
      clientId,
      redirectUri,
      scopes,
      codeChallenge: asked.codeChallenge,
      expiresAt: new Date(now.getTime() + codeMs),
    })
    audit({ ...about, after: { approved: true, scopes } })
    return ok({ redirectTo: redirectTo(redirectUri, { code }, state) })
  },
})
