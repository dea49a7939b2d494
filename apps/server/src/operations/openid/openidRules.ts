import type { FastifyReply, FastifyRequest } from 'fastify'
import { assertVersion, HttpError, notFound, unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { messages } from '../../messages.js'
import { OpenidDownError, OpenidRefusedError, type OpenidSettings } from '../../openid/Openid.js'
import { presentIdentityProvider } from '../../presenters/presentOpenid.js'
import type {
  IdentityProvider,
  ListedProvider,
} from '../../repositories/openid/IdentityProvidersRepository.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import { readCookie, setCookie } from '../../sessions/cookies.js'
import { wrongOpenid } from '../../sessions/openidTickets.js'
import { isToken, newToken } from '../../sessions/tokens.js'
import { writeRefusal } from '../writeRefusal.js'

/** How long a person may take at the provider, and then to sign in here once. */
export const stateMs = 10 * 60_000
export const ticketMs = 10 * 60_000

/** The page of the portal to which every provider leads back; registered there as redirect URI. */
export const callbackPath = '/openid'

/** What is asked for where nobody says otherwise. */
export const usualScopes = ['openid', 'profile', 'email']

/** @throws 404 */
export async function readIdentityProvider(
  { identityProviders }: Repositories,
  tenantId: string,
  id: string,
): Promise<ListedProvider> {
  const provider = await identityProviders.find(tenantId, id)
  if (!provider) throw notFound('identity provider', id)
  return provider
}

/** Locked, at the version that the caller saw. @throws 404, 412 */
export async function lockIdentityProvider(
  { identityProviders }: Repositories,
  tenantId: string,
  id: string,
  version: number,
): Promise<ListedProvider> {
  const provider = await identityProviders.lock(tenantId, id)
  if (!provider) throw notFound('identity provider', id)
  assertVersion(version, provider.version, presentIdentityProvider(provider))
  return provider
}

/** A name in use is 409 DUPLICATE. */
export function providerRefusal(error: unknown): unknown {
  return writeRefusal(error, { identity_providers_name: 'name' })
}

/** @throws 422 WRONG_ISSUER for an address that the server does not ask */
export function assertIssuer({ openid }: Services, issuer: string): void {
  if (!openid.mayAsk(issuer)) {
    throw unprocessable('WRONG_ISSUER', [wrongField('issuer', 'invalid')])
  }
}

/** What the client of a provider needs, its secret opened. @throws OpenidDownError */
export function settingsOf({ seal }: Services, provider: IdentityProvider): OpenidSettings {
  const { id, version, issuer, clientId, secretSealed, scopes } = provider
  const open = (sealed: string) => {
    try {
      return seal.open(sealed)
    } catch {
      throw new OpenidDownError('answer', 'Its secret was sealed by another key of this service')
    }
  }
  const clientSecret = secretSealed === null ? null : open(secretSealed)
  return { id, version, issuer, clientId, clientSecret, scopes }
}

/** What a provider's answer means to the caller. The reason is for the log. */
export function openidRefusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof OpenidRefusedError) {
    request.log.info({ reason: error.message }, 'A provider’s answer does not hold')
    return wrongOpenid()
  }
  if (!(error instanceof OpenidDownError)) return error
  request.log.warn({ fault: error.fault, reason: error.message }, 'An identity provider failed')
  const text = (language: 'zh-CN' | 'en-US') => messages[language].rules.OPENID_DOWN
  const down = new HttpError(503, 'OPENID_DOWN', text)
  down.retryAfter = 5
  return down
}

/** The secret that ties ways to this browser, for as long as one takes. Ways side by side share it. */
export function tieToBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Services,
): string {
  const known = readCookie(request, 'token_openid')
  const secret = known !== undefined && isToken(known) ? known : newToken()
  setCookie(request, reply, config, 'token_openid', secret, { maxAgeSeconds: stateMs / 1000 })
  return secret
}

export function countOpenid({ limiter }: Services, { ip }: FastifyRequest): Promise<void> {
  return limiter.hit(`openid-address:${ip}`, limits.openidAddress)
}
