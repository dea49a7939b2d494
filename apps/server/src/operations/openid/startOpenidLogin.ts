import type { FastifyRequest } from 'fastify'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import type { OpenidWay } from '../../openid/Openid.js'
import {
  IdentityProvidersRepository,
  type IdentityProvider,
} from '../../repositories/openid/IdentityProvidersRepository.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import type { Services } from '../../services.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import {
  callbackPath,
  countOpenid,
  openidRefusal,
  settingsOf,
  stateMs,
  tieToBrowser,
} from './openidRules.js'
import { sealWay } from './openidWay.js'

/** Where a browser goes to sign in by a provider. One that does not answer leaves nothing behind. */
export const startOpenidLogin = definePublicOperation('startOpenidLogin', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    await countOpenid(services, request)
    const provider = await new IdentityProvidersRepository(tx).findEnabled(body.providerId)
    if (provider?.tenantStatus !== 'enabled') throw notFound('identity provider', body.providerId)
    const [state, nonce, verifier] = [newToken(), newToken(), newToken()]
    const redirectUri = `${portalOrigin(request, services)}${callbackPath}`
    const way = { state, nonce, verifier, redirectUri }
    const url = await authorizeUrl(services, request, provider, way)
    const expiresAt = new Date(services.now().getTime() + stateMs)
    await new SignInWaysRepository(tx).addState('openid', {
      stateHash: hashToken(state),
      challenge: hashToken(tieToBrowser(request, reply, services)),
      detail: sealWay(services.seal, { providerId: provider.id, nonce, verifier, redirectUri }),
      expiresAt,
    })
    return ok({ url, expiresAt: expiresAt.toISOString() })
  },
})

async function authorizeUrl(
  services: Services,
  request: FastifyRequest,
  provider: IdentityProvider,
  way: OpenidWay,
): Promise<string> {
  try {
    return await services.openid.authorizeUrl(settingsOf(services, provider), way)
  } catch (error) {
    throw openidRefusal(error, request)
  }
}
