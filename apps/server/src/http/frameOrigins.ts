import type { FastifyRequest } from 'fastify'
import { TenantAppsRepository } from '../repositories/apps/TenantAppsRepository.js'
import { ComponentsRepository } from '../repositories/components/ComponentsRepository.js'
import { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'
import type { Services } from '../services.js'
import { authenticate } from '../sessions/authenticate.js'
import { mockCookies, readCookie, type SessionCookie } from '../sessions/cookies.js'
import { HttpError } from './errors.js'

/** More would make a header that proxies refuse. */
const most = 150

/**
 * The origins that the portal may frame for whoever opens it: those that the operator lists, and those
 * registered in the person's tenants, all of them, because a tab may change its tenant without a new
 * page. Without a live session nothing of a tenant shows.
 */
export async function frameOrigins(request: FastifyRequest, services: Services): Promise<string[]> {
  const found = new Set(services.config.allowedOrigins)
  const tenantIds = await tenantsOf(request, services)
  const { platform } = services.engine
  const origins = [
    ...(await new TenantAppsRepository(platform).frameOrigins(tenantIds)),
    ...(await new ComponentsRepository(platform).frameUrls(tenantIds)).map(
      (url) => new URL(url).origin,
    ),
  ]
  for (const origin of origins) if (isPlainOrigin(origin)) found.add(origin)
  return [...found].sort().slice(0, most)
}

/** Those of the person, and of every mock login whose cookie the browser holds: a page names none. */
async function tenantsOf(request: FastifyRequest, services: Services): Promise<string[]> {
  const cookies = ['token', ...mockCookies] as const
  const found: string[] = []
  for (const cookie of cookies) {
    if (cookie !== 'token' && readCookie(request, cookie) === undefined) continue
    found.push(...(await tenantsOfSession(request, services, cookie)))
  }
  return found
}

async function tenantsOfSession(
  request: FastifyRequest,
  services: Services,
  cookie: SessionCookie,
): Promise<string[]> {
  try {
    const session = await authenticate(request, services, null, cookie)
    // A mock login opens one tenant only.
    if (session.actingUserId !== undefined) return session.tenant ? [session.tenant.id] : []
    const tenants = new TenantsRepository(services.engine.platform)
    return (await tenants.listOfUser(session.userId)).map(({ id }) => id)
  } catch (error) {
    if (error instanceof HttpError) return []
    throw error
  }
}

/** What stands in a header must not be able to end its directive. */
function isPlainOrigin(text: string): boolean {
  return /^https?:\/\/[0-9a-z.-]+(?::\d+)?$/.test(text)
}
