import type { Schemas } from '@spruce/api-client/contract'
import { auditOrigin } from '../http/auditOrigin.js'
import { languageOf } from '../http/requestHeaders.js'
import type { SessionVia } from '../db/schema.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Repositories } from '../repositories/repositories.js'
import type { UserRow } from '../repositories/users/UsersRepository.js'
import type { SessionOpening } from '../repositories/sessions/SessionsRepository.js'
import type { Services } from '../services.js'
import { sessionOf } from './authenticate.js'
import { loginEntry } from './loginLog.js'
import { setCookie } from './cookies.js'
import { linkByTicket } from './openidTickets.js'
import { presentLogin, startSession } from './startSession.js'
import { readSystemData } from './systemData.js'

/** What a sign-in brings beside the person. */
export interface LoginWay {
  tenantCode?: string | undefined
  via?: SessionVia
  /** Of an identity provider: the one tenant that the session opens, where the person is live. */
  opens?: SessionOpening & { providerId: string }
  /** Links a provider's person with the account. */
  openidTicket?: string | undefined
  /** Whether the answer brings the system data. */
  systemData?: boolean | undefined
}

/**
 * What follows a proved identity: a new session, the cookies, a note for the tenants and the audit.
 * The tenant is the one that the session opens, else that of `tenantCode` where the person is live in
 * it, else the main one.
 */
export async function completeLogin(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  way: LoginWay,
): Promise<Schemas['LoginResult']> {
  const { token, ...login } = await openSession(services, request, reply, user, way)
  if (!way.systemData || login.first) return login
  const systemData = await systemDataOf(token, services, request, login.tenantId)
  return { ...login, ...(systemData && { systemData }) }
}

/** What the new session starts with. The sign-in stands by now: who does not get it asks for it. */
async function systemDataOf(
  token: string,
  services: Services,
  request: FastifyRequest,
  tenantId: string | null,
): Promise<Schemas['SystemData'] | undefined> {
  try {
    const session = await sessionOf(token, services, tenantId)
    const language = languageOf(request)
    return await services.engine.tx('platform', (db) =>
      readSystemData({ session, services, repositories: new Repositories(db), language }),
    )
  } catch (error) {
    request.log.error({ err: error }, 'The system data of a sign-in could not be read')
    return undefined
  }
}

function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  { tenantCode, via = 'password', opens, openidTicket }: LoginWay,
): Promise<Schemas['LoginResult'] & { token: string }> {
  return services.engine.tx('platform', async (db) => {
    const repositories = new Repositories(db)
    const now = services.now()
    // First: a link that is refused must leave no cookie in the answer.
    await linkByTicket(repositories, services, request, openidTicket, user.id)
    const started = await startSession(db, services, request, reply, user.id, via, opens)
    await repositories.users.noteLogin(user.id, now)
    const tenants = await repositories.tenants.listOfUser(user.id)
    const asked = tenants.find(({ id, code }) =>
      opens ? id === opens.tenantId : code === tenantCode?.toLowerCase(),
    )
    const tenant = asked ?? (opens ? undefined : tenants.find(({ main }) => main))
    if (tenant) setCookie(request, reply, services.config, 'tenantId', tenant.id)
    await repositories.audit.add({
      tenantId: tenant?.id ?? null,
      userId: user.id,
      operation: 'login',
      ...auditOrigin(request),
      at: now,
    })
    const tenantId = tenant?.id ?? null
    await repositories.loginLog.add({
      ...loginEntry(request, now),
      tenantId,
      userId: user.id,
      loginName: user.login_name,
      success: true,
      reason: null,
    })
    const login = presentLogin(started, { tenantId, first: user.must_change_password, now })
    return { ...login, token: started.token }
  })
}
