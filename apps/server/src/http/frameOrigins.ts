import type { FastifyRequest } from 'fastify'
import { TenantAppsRepository } from '../repositories/apps/TenantAppsRepository.js'
import { ComponentsRepository } from '../repositories/components/ComponentsRepository.js'
import { PreviewFramesRepository } from '../repositories/components/PreviewFramesRepository.js'
import { TenantsRepository } from '../repositories/tenants/TenantsRepository.js'
import type { Services } from '../services.js'
import { authenticate } from '../sessions/authenticate.js'
import { mockCookies, readCookie, type SessionCookie } from '../sessions/cookies.js'
import { HttpError } from './errors.js'

/** More would make a header that proxies refuse. */
const most = 150

/** What previews add at most: so many addresses, and so many characters of origins. */
const previews = { most: 60, characters: 3_000 }

/**
 * The origins that the portal may frame for whoever opens it: those that the operator lists, and those
 * registered in the person's tenants, all of them, because a tab may change its tenant without a new
 * page. Who manages components looks at drafts as well, as far as there is room. Without a live session
 * nothing of a tenant shows.
 */
export async function frameOrigins(request: FastifyRequest, services: Services): Promise<string[]> {
  const found = new Set(services.config.allowedOrigins)
  const { userIds, tenantIds } = await readersOf(request, services)
  const { platform } = services.engine
  const origins = [
    ...(await new TenantAppsRepository(platform).frameOrigins(tenantIds)),
    ...(await new ComponentsRepository(platform).frameUrls(tenantIds)).map(
      (url) => new URL(url).origin,
    ),
  ]
  for (const origin of origins) if (isPlainOrigin(origin)) found.add(origin)
  const shown = [...found].sort().slice(0, most)
  const edited = await new PreviewFramesRepository(platform).urls(userIds, tenantIds, previews.most)
  return [...shown, ...addedByPreviews(shown, edited)].sort()
}

/** The origins of addresses that are not there yet, in their order, until the room is taken. */
function addedByPreviews(shown: readonly string[], urls: readonly string[]): string[] {
  const added = new Set<string>()
  let characters = 0
  for (const url of urls) {
    if (!URL.canParse(url)) continue
    const { origin } = new URL(url)
    if (!isPlainOrigin(origin) || shown.includes(origin) || added.has(origin)) continue
    characters += origin.length
    if (shown.length + added.size >= most || characters > previews.characters) break
    added.add(origin)
  }
  return [...added]
}

/** Who looks, and where. */
interface Readers {
  userIds: string[]
  tenantIds: string[]
}

/** The person with their tenants, and every mock login whose cookie the browser holds: a page names none. */
async function readersOf(request: FastifyRequest, services: Services): Promise<Readers> {
  const cookies = ['token', ...mockCookies] as const
  const found: Readers = { userIds: [], tenantIds: [] }
  for (const cookie of cookies) {
    if (cookie !== 'token' && readCookie(request, cookie) === undefined) continue
    const { userIds, tenantIds } = await readersOfSession(request, services, cookie)
    found.userIds.push(...userIds)
    found.tenantIds.push(...tenantIds)
  }
  return found
}

async function readersOfSession(
  request: FastifyRequest,
  services: Services,
  cookie: SessionCookie,
): Promise<Readers> {
  try {
    const session = await authenticate(request, services, null, { cookie })
    // A mock login opens one tenant only.
    const userIds = [session.userId]
    if (session.actingUserId !== undefined) {
      return { userIds, tenantIds: session.tenant ? [session.tenant.id] : [] }
    }
    const tenants = await new TenantsRepository(services.engine.platform).listOfUser(session.userId)
    return { userIds, tenantIds: tenants.map(({ id }) => id) }
  } catch (error) {
    if (error instanceof HttpError) return { userIds: [], tenantIds: [] }
    throw error
  }
}

/** What stands in a header must not be able to end its directive. */
function isPlainOrigin(text: string): boolean {
  return /^https?:\/\/[0-9a-z.-]+(?::\d+)?$/.test(text)
}
