import { readPageData, type PageData } from '@spruce/page-builder/data'
import type { Schemas } from '@spruce/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, ShareOutcome } from '../../db/schema.js'
import { notFound } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { shareStatus } from '../../presenters/presentShareLinks.js'
import { memberAsViewer } from '../../repositories/apps/appSight.js'
import { Repositories } from '../../repositories/repositories.js'
import { SessionsRepository } from '../../repositories/sessions/SessionsRepository.js'
import {
  ShareLinksRepository,
  type OpenedLink,
  type ShareVariable,
  type Visit,
} from '../../repositories/shares/ShareLinksRepository.js'
import type { Services } from '../../services.js'
import { tenantOf } from '../../sessions/authenticate.js'
import type { SessionTenant } from '../../sessions/session.js'
import { isRightPassword, wrongPassword } from '../../sessions/verifyPassword.js'
import { readPublished } from '../pages/designWork.js'
import { isGrantOf, readGrant, type ViewerLock } from './sharePass.js'

/** Where a link is opened and when, for each outcome. */
export function visitOf(services: Services, request: FastifyRequest) {
  const agent = request.headers['user-agent']?.slice(0, 200) ?? null
  const at = services.now()
  return (outcome: ShareOutcome): Visit => ({ at, address: request.ip, agent, outcome })
}

/** Whose rights a link has, as they are now; undefined where it has an owner no more. */
async function ownerOf({ engine }: Services, link: OpenedLink): Promise<SessionTenant | undefined> {
  if (link.createdBy === null) return undefined
  const row = await new SessionsRepository(engine.platform).findMember(
    link.tenantId,
    link.createdBy,
  )
  const owner = row && tenantOf(row)
  return owner?.permissions.has('page:publish') ? owner : undefined
}

/** Why a link shows nothing stands in the log of its visits. @throws 404 */
export async function assertShown(
  services: Services,
  link: OpenedLink,
  visit: (outcome: ShareOutcome) => Visit,
): Promise<void> {
  const access = await accessOf(services, link, visit('shown').at)
  if (!('closed' in access)) return
  await noteVisit(services, link, visit(access.closed))
  throw notFound('share link', link.id)
}

/** Why a link shows nothing, or with whose rights it shows its page. */
async function accessOf(
  services: Services,
  link: OpenedLink,
  now: Date,
): Promise<{ closed: ShareOutcome } | { owner: SessionTenant }> {
  const status = shareStatus(link, now)
  if (status !== 'active') return { closed: status }
  const owner = link.isShown ? await ownerOf(services, link) : undefined
  return owner ? { owner } : { closed: 'unpublished' }
}

/**
 * The link of a pass, as long as it shows its page, with what is locked for the viewer.
 * @throws 404, whatever the reason
 */
export async function findByPass(
  services: Services,
  pass: string,
): Promise<{ link: OpenedLink; owner: SessionTenant; locks: readonly ViewerLock[] }> {
  const { seal, engine } = services
  const now = services.now()
  const grant = readGrant(seal, 'share-pass', pass, now)
  const link =
    grant && (await new ShareLinksRepository(engine.platform).findByToken(grant.tokenHash))
  if (!link || !isGrantOf(seal, grant, link)) throw notFound('share link')
  const access = await accessOf(services, link, now)
  if ('closed' in access) throw notFound('share link', link.id)
  return { link, owner: access.owner, locks: grant.locks }
}

/** Wrong ones count by link and address, and by link, as those of an account do. @throws 400, 429 */
export async function assertSharePassword(
  services: Services,
  link: OpenedLink,
  password: string,
  visit: Visit,
): Promise<void> {
  const { limiter } = services
  const here = `share:${link.id}:${visit.address}`
  const anywhere = `share:${link.id}`
  await limiter.check(here, limits.sharePassword)
  await limiter.check(anywhere, limits.sharePasswordAll)
  if (await isRightPassword(services, link.passwordHash, password)) {
    await limiter.clear(here)
    return
  }
  await noteVisit(services, link, visit)
  await limiter.hit(here, limits.sharePassword)
  await limiter.hit(anywhere, limits.sharePasswordAll)
  throw wrongPassword()
}

function noteVisit({ engine }: Services, link: OpenedLink, visit: Visit): Promise<void> {
  const { tenantId, id } = link
  return engine.tx({ tenant: tenantId }, (db) =>
    new ShareLinksRepository(db).note(tenantId, id, visit),
  )
}

/** What a link shows. @throws 404 when the page was withdrawn meanwhile */
export function readSharedPage(db: Db, link: OpenedLink): Promise<Schemas['PublishedPage']> {
  const { tenantId, pageId, createdBy } = link
  const viewer = memberAsViewer(sql`${tenantId}::text`, sql`${createdBy}::text`)
  return readPublished(new Repositories(db), tenantId, pageId, viewer)
}

/** What the variables of a shared page may be for a viewer. */
export function sharedData(
  document: Schemas['PageDocument'],
  link: Pick<OpenedLink, 'variables'>,
  locks: readonly ViewerLock[],
): { data: PageData; linked: ShareVariable[] } {
  const isFree = ({ name }: ShareVariable) => !locks.some((lock) => lock.name === name)
  return {
    data: readPageData(document),
    linked: [...link.variables.filter(isFree), ...locks],
  }
}
