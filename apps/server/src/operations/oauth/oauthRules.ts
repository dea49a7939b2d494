import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { HttpError, unprocessable, wrongField } from '../../http/errors.js'
import { messages, type ServerMessages } from '../../messages.js'
import type { OauthScope } from '../../db/schema.js'
import type { OauthClient } from '../../repositories/oauth/OauthClientsRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { oauthScopes } from '../../sessions/oauthScopes.js'
import { portalOrigin } from '../menus/portalOrigin.js'

/** How long a person may think about it, and how long a client may take to come with its code. */
export const requestMs = 10 * 60_000
export const codeMs = 60_000

/**
 * The portal is a client of its own: it takes a sign-in from one of the deployment's hosts to another.
 * It asks for no consent and gets no scopes, because it is the person at the product itself.
 */
export const portalClientId = 'spruce-web-portal'
const portalPath = '/oauth2'

/** A client as the flow needs it: a registered one, or the portal. */
export type FlowClient =
  { kind: 'app'; id: string; registered: OauthClient } | { kind: 'portal'; id: string }

/** 422 OAUTH_CLIENT: the person is told, and nobody is sent to an address that is not the client's. */
export function wrongClient(field: 'client_id' | 'redirect_uri'): HttpError {
  return unprocessable('OAUTH_CLIENT', [wrongField(field, 'invalid')])
}

/**
 * The client, if `redirectUri` is exactly one of its own (S-13). One that is switched off, or another
 * tenant's, is answered like one that does not exist. @throws 422 OAUTH_CLIENT
 */
export async function clientAt(
  { oauthClients, tenants }: Pick<Repositories, 'oauthClients' | 'tenants'>,
  { services, request }: { services: Services; request: FastifyRequest },
  tenantId: string,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
): Promise<FlowClient> {
  if (clientId === portalClientId) {
    const { hosts } = await tenants.get(tenantId)
    const origins = [
      portalOrigin(request, services),
      ...hosts.flatMap((host) => [
        `https://${host}`,
        ...(services.config.isHttps ? [] : [`http://${host}`]),
      ]),
    ]
    const isOwn = origins.some((origin) => redirectUri === `${origin}${portalPath}`)
    if (!isOwn) throw wrongClient('redirect_uri')
    return { kind: 'portal', id: clientId }
  }
  const registered = await oauthClients.find(tenantId, clientId)
  if (!registered?.live) throw wrongClient('client_id')
  if (!registered.redirectUris.includes(redirectUri)) throw wrongClient('redirect_uri')
  return { kind: 'app', id: clientId, registered }
}

/** Whether the person sees the application that signs them in. The portal is everybody's. */
export async function isInSight(
  { oauthClients }: Pick<Repositories, 'oauthClients'>,
  tenantId: string,
  { kind, id }: Pick<FlowClient, 'kind' | 'id'>,
  { userId }: { userId: string },
): Promise<boolean> {
  return kind === 'portal' || oauthClients.isShownTo(tenantId, id, userId)
}

/** The client's address with the answer, `state` as it came. */
export function redirectTo(
  redirectUri: string,
  answer: Readonly<Record<string, string>>,
  state: string | null | undefined,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== null && state !== undefined) url.searchParams.set('state', state)
  return url.href
}

/** What a client is told, and nobody else: an error of RFC 6749 in its address. */
export type AuthorizeError =
  'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'access_denied'

/** 400 with the RFC's name of the error as code. */
export function tokenError(code: keyof ServerMessages['oauth']['errors']): HttpError {
  return new HttpError(400, code, (language) => messages[language].oauth.errors[code])
}

/** PKCE S256: the verifier hashes to the challenge. */
export function isVerified(verifier: string, challenge: string): boolean {
  return isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The scopes in their order, each once. */
export function inOrder(scopes: readonly OauthScope[]): OauthScope[] {
  return oauthScopes.filter((scope) => scopes.includes(scope))
}
