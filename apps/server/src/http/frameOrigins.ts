import type { FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import { TenantAppsRepository } from '../repositories/apps/TenantAppsRepository.js'
import { ComponentsRepository } from '../repositories/components/ComponentsRepository.js'
import {
  type ComponentViewer,
  holderOf,
  personIn,
} from '../repositories/components/componentSight.js'
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
 * page; of components those that show to the person. Who manages components looks at drafts as well, as far
 * as there is room. Without a live session nothing of a tenant shows.
 */
export async function frameOrigins(request: FastifyRequest, services: Services): Promise<string[]> {
  const found = new Set(services.config.allowedOrigins)
  const { platform } = services.engine
  const components = new ComponentsRepository(platform)
  const apps = new TenantAppsRepository(platform)
  const views = await viewsOf(request, services)
  for (const { tenantIds, viewerIn } of views) {
    const origins = [
      ...(await apps.frameOrigins(tenantIds)),
      ...(await components.frameUrls(tenantIds, viewerIn)).map((url) => new URL(url).origin),
    ]
    for (const origin of origins) if (isPlainOrigin(origin)) found.add(origin)
  }
  const shown = [...found].sort().slice(0, most)
  const userIds = views.map(({ userId }) => userId)
  const tenantIds = views.flatMap((view) => view.tenantIds)
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

/** Tenants that somebody opens, and as whom they see components there. */
interface View {
  userId: string
  tenantIds: string[]
  viewerIn: (tenant: RawBuilder<unknown>) => ComponentViewer
}

/** Those of the person, and of every mock login whose cookie the browser holds: a page names none. */
async function viewsOf(request: FastifyRequest, services: Services): Promise<View[]> {
  const cookies = ['token', ...mockCookies] as const
  const found: View[] = []
  for (const cookie of cookies) {
    if (cookie !== 'token' && readCookie(request, cookie) === undefined) continue
    found.push(...(await viewsOfSession(request, services, cookie)))
  }
  return found
}

async function viewsOfSession(
  request: FastifyRequest,
  services: Services,
  cookie: SessionCookie,
): Promise<View[]> {
  try {
    const session = await authenticate(request, services, null, { cookie })
    const { userId, tenant, roleView } = session
    // Outside its requests nobody has the membership of a role view.
    const viewerIn: View['viewerIn'] = roleView
      ? () => holderOf(roleView.roleId, tenant?.isAdmin ?? false)
      : (one) => personIn(one, userId)
    // A mock login opens one tenant only.
    if (session.actingUserId !== undefined) {
      return tenant ? [{ userId, tenantIds: [tenant.id], viewerIn }] : []
    }
    const tenants = await new TenantsRepository(services.engine.platform).listOfUser(userId)
    return [{ userId, tenantIds: tenants.map(({ id }) => id), viewerIn }]
  } catch (error) {
    if (error instanceof HttpError) return []
    throw error
  }
}

/** What stands in a header must not be able to end its directive. */
function isPlainOrigin(text: string): boolean {
  return /^https?:\/\/[0-9a-z.-]+(?::\d+)?$/.test(text)
}
