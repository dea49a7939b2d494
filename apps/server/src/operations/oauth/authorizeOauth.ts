import type { Schemas } from '@spruce/api-client/contract'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { newId } from '../../ids.js'
import { messages } from '../../messages.js'
import { presentFlowClient } from '../../presenters/presentOauth.js'
import { readScopes } from '../../sessions/oauthScopes.js'
import {
  clientAt,
  isInSight,
  redirectTo,
  requestMs,
  type AuthorizeError,
  type FlowClient,
} from './oauthRules.js'

/**
 * Notes what a client asks a person for, in this session and no other. A wrong client or address is
 * told to the person; everything after that to the client (RFC 6749, 4.1.2.1).
 */
export const authorizeOauth = defineOperation('authorizeOauth', {
  async handle({ body, session, tenantId, repositories, services, request, language }) {
    const { oauthGrants } = repositories
    const { client_id: clientId, redirect_uri: redirectUri } = body
    const flow = { services, request }
    const client = await clientAt(repositories, flow, tenantId, { clientId, redirectUri })
    const view = presentFlowClient(client, language)
    const scopes = client.kind === 'portal' ? [] : readScopes(body.scope)

    const error =
      mistakeIn(body, client, scopes) ??
      ((await isInSight(repositories, tenantId, client, session)) ? undefined : 'access_denied')
    if (error !== undefined || !scopes) {
      const answer = { error: error ?? 'invalid_scope' }
      return ok({
        ...{ requestId: null, client: view, scopes: [], consentNeeded: false, expiresAt: null },
        redirectTo: redirectTo(redirectUri, answer, body.state),
      })
    }
    const id = newId()
    const expiresAt = new Date(services.now().getTime() + requestMs)
    await oauthGrants.addRequest(tenantId, {
      id,
      sessionId: session.id,
      userId: session.userId,
      clientId,
      redirectUri,
      scopes,
      state: body.state ?? null,
      codeChallenge: body.code_challenge ?? '',
      expiresAt,
    })
    const granted = await oauthGrants.consented(tenantId, session.userId, clientId)
    const names = messages[language].oauth.scopes
    return ok({
      requestId: id,
      redirectTo: null,
      client: view,
      scopes: scopes.map((code) => ({ code, name: names[code] })),
      consentNeeded: scopes.some((scope) => !granted.includes(scope)),
      expiresAt: expiresAt.toISOString(),
    })
  },
})

/** What is wrong with a request whose client and address are right. */
function mistakeIn(
  body: Schemas['OauthAuthorizeRequest'],
  client: FlowClient,
  scopes: readonly Schemas['OauthScope'][] | undefined,
): AuthorizeError | undefined {
  if (body.response_type === undefined) return 'invalid_request'
  if (body.response_type !== 'code') return 'unsupported_response_type'
  // Without PKCE, or with the plain method, a stolen code would be enough (S-13).
  if (body.code_challenge_method !== 'S256') return 'invalid_request'
  if (body.code_challenge?.length !== 43) return 'invalid_request'
  if (!scopes) return 'invalid_scope'
  if (client.kind === 'portal') return undefined
  const { registered } = client
  return scopes.every((scope) => registered.scopes.includes(scope)) ? undefined : 'invalid_scope'
}
