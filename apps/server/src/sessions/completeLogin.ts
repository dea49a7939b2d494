import type { Schemas } from '@spruce/api-client/contract'
import type { SessionVia } from '../db/schema.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Repositories } from '../repositories/repositories.js'
import type { UserRow } from '../repositories/users/UsersRepository.js'
import type { Services } from '../services.js'
import { loginEntry } from './loginLog.js'
import { setCookie } from './cookies.js'
import { presentLogin, startSession } from './startSession.js'

/**
 * What follows a proved identity: a new session, the cookies, a note for the tenants and the audit.
 * The tenant is the one of `tenantCode` where the person is live in it, else the main one.
 */
export function completeLogin(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserRow,
  tenantCode: string | undefined,
  via: SessionVia = 'password',
): Promise<Schemas['LoginResult']> {
  return services.engine.tx('platform', async (db) => {
    const repositories = new Repositories(db)
    const now = services.now()
    const started = await startSession(db, services, request, reply, user.id, via)
    await repositories.users.noteLogin(user.id, now)
    const tenants = await repositories.tenants.listOfUser(user.id)
    const asked = tenants.find(({ code }) => code === tenantCode?.toLowerCase())
    const tenant = asked ?? tenants.find(({ main }) => main)
    if (tenant) setCookie(request, reply, services.config, 'tenantId', tenant.id)
    await repositories.audit.add({
      tenantId: tenant?.id ?? null,
      userId: user.id,
      operation: 'login',
      traceId: request.id,
      address: request.ip,
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
    return presentLogin(started, { tenantId, first: user.must_change_password, now })
  })
}
