import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/schema.js'
import type { BodyOf } from '../../http/contractTypes.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { denied } from '../../http/errors.js'
import type { OpenidIdentity, OpenidPerson } from '../../openid/Openid.js'
import {
  IdentityProvidersRepository,
  type IdentityProvider,
} from '../../repositories/openid/IdentityProvidersRepository.js'
import { OpenidLinksRepository } from '../../repositories/openid/OpenidLinksRepository.js'
import { Repositories } from '../../repositories/repositories.js'
import { SignInWaysRepository } from '../../repositories/sessions/SignInWaysRepository.js'
import { TenantsRepository } from '../../repositories/tenants/TenantsRepository.js'
import { UsersRepository } from '../../repositories/users/UsersRepository.js'
import type { Services } from '../../services.js'
import { clearCookie } from '../../sessions/cookies.js'
import { completeLogin } from '../../sessions/completeLogin.js'
import { noteFailedLogin } from '../../sessions/loginLog.js'
import { keptOutRefusal } from '../../sessions/keptOut.js'
import { browserOf, linkOpenid, wrongOpenid } from '../../sessions/openidTickets.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { countOpenid, openidRefusal, settingsOf, ticketMs, tieToBrowser } from './openidRules.js'
import { openWay } from './openidWay.js'

const nothing = { login: null, ticket: null, name: null, expiresAt: null }

/** Why a tenant that closed meanwhile lets nobody in. */
const closedCodes = { disabled: 'TENANT_DISABLED', expired: 'TENANT_EXPIRED' } as const

/**
 * The way back from a provider. The state is used up before anything is compared; the calls to the
 * provider hold no connection of the database.
 */
export const completeOpenidLogin = definePublicOperation('completeOpenidLogin', {
  transaction: 'none',
  async handle({ body, services, request, reply, tx }) {
    await countOpenid(services, request)
    const { provider, identity } = await arrive(tx, services, request, body)
    const { tenantId, id: providerId, name: providerName } = provider
    const { subject } = identity
    const links = new OpenidLinksRepository(tx)
    let userId = await links.findUserId(tenantId, { providerId, subject })
    if (userId === undefined) {
      const person = await identity.person().catch((error: unknown) => {
        throw openidRefusal(error, request)
      })
      userId = await linkByEmail(services, request, provider, subject, person)
      if (userId === undefined) {
        const ticket = newToken()
        const expiresAt = new Date(services.now().getTime() + ticketMs)
        const browser = hashToken(tieToBrowser(request, reply, services))
        const arrival = { tenantId, providerId, subject, name: person.name, browser }
        const ways = new SignInWaysRepository(tx)
        await ways.addTicket('openid', hashToken(ticket), arrival, expiresAt)
        const until = expiresAt.toISOString()
        const known = { provider: providerName, name: person.name, expiresAt: until }
        return ok({ ...nothing, status: 'unlinked', ticket, ...known })
      }
    }
    const login = await signIn(tx, services, request, reply, provider, userId)
    clearCookie(request, reply, services.config, 'token_openid')
    return ok({ ...nothing, status: 'signed-in', login, provider: providerName })
  },
})

/** Who came back, in the browser that began, from a provider that is still there. */
async function arrive(
  tx: Db,
  services: Services,
  request: FastifyRequest,
  { state, code, iss }: BodyOf<'completeOpenidLogin'>,
): Promise<{ provider: IdentityProvider; identity: OpenidIdentity }> {
  const kept = await new SignInWaysRepository(tx).takeState('openid', hashToken(state))
  const isHere = kept !== undefined && kept.challenge === browserOf(request)
  const way = isHere ? openWay(services.seal, kept.detail) : undefined
  if (!way || !isHere || kept.expiresAt <= services.now()) throw wrongOpenid()
  const provider = await new IdentityProvidersRepository(tx).findEnabled(way.providerId)
  if (!provider) throw wrongOpenid()
  const identity = await identify(services, request, provider, { ...way, state }, { code, iss })
  const { tenantStatus } = provider // told to whom the provider knows, and to nobody else
  if (tenantStatus !== 'enabled') throw denied(closedCodes[tenantStatus])
  return { provider, identity }
}

async function identify(
  services: Services,
  request: FastifyRequest,
  provider: IdentityProvider,
  way: Parameters<Services['openid']['identify']>[1],
  answer: Parameters<Services['openid']['identify']>[2],
): Promise<OpenidIdentity> {
  try {
    return await services.openid.identify(settingsOf(services, provider), way, answer)
  } catch (error) {
    throw openidRefusal(error, request)
  }
}

/**
 * Whose account has the email that the provider vouches for: of somebody live in the provider's own
 * tenant, and only where the tenant chose to believe it.
 */
async function linkByEmail(
  services: Services,
  request: FastifyRequest,
  provider: IdentityProvider,
  subject: string,
  { name, email, isEmailVerified }: OpenidPerson,
): Promise<string | undefined> {
  if (!provider.linkByEmail || !isEmailVerified || email === null) return undefined
  const { tenantId, id: providerId } = provider
  return services.engine.tx('platform', async (db) => {
    const repositories = new Repositories(db)
    const user = await repositories.users.findByContact({ kind: 'email', value: email })
    if (user?.status !== 'active') return undefined
    const tenants = await repositories.tenants.listOfUser(user.id)
    if (!tenants.some(({ id }) => id === tenantId)) return undefined
    const arrival = { tenantId, providerId, subject, name }
    await linkOpenid(repositories, request, arrival, user.id, services.now())
    return user.id
  })
}

/** As /auth/login does it, and in the provider's tenant alone. */
async function signIn(
  tx: Db,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenantId, id: providerId }: IdentityProvider,
  userId: string,
) {
  const users = new UsersRepository(tx)
  const user = await users.get(userId)
  if (user.status !== 'active') {
    const attempt = { user, typed: user.login_name, reason: 'WRONG_OPENID' }
    await noteFailedLogin(services, request, attempt)
    throw wrongOpenid()
  }
  const tenants = new TenantsRepository(tx)
  const live = await tenants.listOfUser(userId)
  if (!live.some(({ id }) => id === tenantId)) throw await keptOutRefusal(tenants, userId, tenantId)
  // The first password opens every tenant of the account: it is not for one tenant's provider to set.
  if (user.must_change_password && (await users.isKnownOutside(userId, tenantId))) {
    throw denied('ACCOUNT_SIGN_IN')
  }
  const opens = { tenantId, providerId }
  return completeLogin(services, request, reply, user, { via: 'openid', opens })
}
