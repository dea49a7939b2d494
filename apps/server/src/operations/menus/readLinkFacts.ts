import type { Language } from '@spruce/validators/i18n'
import type { FastifyRequest } from 'fastify'
import { menuHref, pathOf } from '../../repositories/menus/ownedPath.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isAppForKind } from '../../sessions/appOwners.js'
import type { Session } from '../../sessions/session.js'
import type { Services } from '../../services.js'
import type { LinkFacts } from './deadLinks.js'
import { linkedApps } from './linkedApps.js'
import { portalOrigin } from './portalOrigin.js'

export interface LinkContext {
  tenantId: string
  kind: NonNullable<Session['tenant']>['kind'] | undefined
  services: Services
  request: FastifyRequest
  language: Language
}

/** What stands in the database of all that a menu of the tenant may lead to. */
export async function readLinkFacts(
  repositories: Repositories,
  { tenantId, kind, services, request, language }: LinkContext,
): Promise<LinkFacts> {
  const { menus, tenantApps, designs } = repositories
  const { config, permissionCodes } = services
  const entitled = new Set((await menus.listManaged(tenantId)).map(({ id }) => id))
  const pages = (await menus.listPages()).filter((page) => isAppForKind(page.app_code, kind))
  const bases = (await menus.everyApp()).filter(({ code }) => isAppForKind(code, kind))
  return {
    origin: portalOrigin(request, services),
    allowedOrigins: [...config.allowedOrigins, ...(await tenantApps.origins(tenantId))],
    passages: new Set(bases.flatMap(({ base_path: base }) => [base, `${base}/base`])),
    pages: new Map(pages.map((page) => [pathOf(menuHref(page)), entitled.has(page.id)])),
    apps: await linkedApps(repositories, { tenantId, kind, now: services.now(), language }),
    designs: await designs.pageStates(tenantId),
    permissionCodes: new Set(permissionCodes),
  }
}
