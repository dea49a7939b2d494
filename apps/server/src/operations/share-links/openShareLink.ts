import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ShareOutcome } from '../../db/schema.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { shareStatus } from '../../presenters/presentShareLinks.js'
import { memberAsViewer } from '../../repositories/apps/appSight.js'
import { Repositories } from '../../repositories/repositories.js'
import {
  ShareLinksRepository,
  type OpenedLink,
  type Visit,
} from '../../repositories/shares/ShareLinksRepository.js'
import type { Services } from '../../services.js'
import { hashToken } from '../../sessions/tokens.js'
import { isRightPassword, wrongPassword } from '../../sessions/verifyPassword.js'
import { readPublished } from '../pages/designWork.js'

/**
 * The published page behind a link, cut to what whoever made the link may do today (S-22). Why a link
 * shows nothing is told to its owners, in the log of visits; to whoever opens it all of them are the
 * same 404 (S-10).
 */
export const openShareLink = definePublicOperation('openShareLink', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    await services.limiter.hit(`share-address:${request.ip}`, limits.shareAddress)
    const password =
      body.password === undefined ? undefined : services.cipher.decrypt(body.password)
    const link = await new ShareLinksRepository(tx).findByToken(hashToken(body.token))
    if (!link) throw notFound('share link')
    const visit = visitOf(services, request)
    const closed = whyClosed(link, visit('shown').at)
    if (closed) {
      await note(services, link, visit(closed))
      throw notFound('share link', link.id)
    }
    if (link.passwordHash !== null) {
      if (password === undefined) return ok({ needsPassword: true, page: null })
      await assertPassword(services, link, password, visit('wrong_password'))
    }
    return ok({ needsPassword: false, page: await show(services, link, visit('shown')) })
  },
})

function visitOf(services: Services, request: FastifyRequest) {
  const agent = request.headers['user-agent']?.slice(0, 200) ?? null
  const at = services.now()
  return (outcome: ShareOutcome): Visit => ({ at, address: request.ip, agent, outcome })
}

function whyClosed(link: OpenedLink, now: Date): ShareOutcome | undefined {
  const status = shareStatus(link, now)
  if (status !== 'active') return status
  return link.isShown ? undefined : 'unpublished'
}

/** Wrong ones count by link and address, and by link, as those of an account do. @throws 400, 429 */
async function assertPassword(
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
  await note(services, link, visit)
  await limiter.hit(here, limits.sharePassword)
  await limiter.hit(anywhere, limits.sharePasswordAll)
  throw wrongPassword()
}

/** Within the tenant of the link, whatever the caller's. @throws 404 when it ended meanwhile */
function show({ engine }: Services, link: OpenedLink, visit: Visit) {
  const { tenantId } = link
  return engine.tx({ tenant: tenantId }, async (db) => {
    const repositories = new Repositories(db)
    const { shareLinks } = repositories
    if (!(await shareLinks.count(tenantId, link, visit.at))) throw notFound('share link', link.id)
    await shareLinks.note(tenantId, link.id, visit)
    const viewer = memberAsViewer(sql`${tenantId}::text`, sql`${link.createdBy}::text`)
    const page = await readPublished(repositories, tenantId, link.pageId, viewer)
    const { name, revision, publishedAt, document } = page
    return { name, revision, publishedAt, document }
  })
}

function note({ engine }: Services, { tenantId, id }: OpenedLink, visit: Visit): Promise<void> {
  return engine.tx({ tenant: tenantId }, (db) =>
    new ShareLinksRepository(db).note(tenantId, id, visit),
  )
}
