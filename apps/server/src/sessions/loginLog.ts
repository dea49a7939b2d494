import type { FastifyRequest } from 'fastify'
import { terminalOf } from '../http/terminalOf.js'
import { LoginLogRepository } from '../repositories/logs/LoginLogRepository.js'
import type { UserRow } from '../repositories/users/UsersRepository.js'
import type { Services } from '../services.js'

/** From where and by which operation somebody signs in. */
export function loginEntry(request: FastifyRequest, at: Date) {
  return {
    via: request.routeOptions.config.operationId ?? 'login',
    address: request.ip,
    terminal: terminalOf(request.headers['user-agent']),
    at,
  }
}

/**
 * Notes a sign-in that failed: in the own tenant of a known account, else in none. One statement
 * either way, so that its time tells nobody whether the account exists (S-10). What was typed for an
 * unknown account may be a password: of it only the first character is kept.
 */
export async function noteFailedLogin(
  services: Services,
  request: FastifyRequest,
  attempt: { user: UserRow | undefined; typed: string; reason: string },
): Promise<void> {
  const { user, typed, reason } = attempt
  await new LoginLogRepository(services.engine.platform).add({
    ...loginEntry(request, services.now()),
    tenantId: null,
    userId: user?.id ?? null,
    loginName: user?.login_name ?? `${Array.from(typed)[0] ?? ''}***`,
    success: false,
    reason,
  })
}
