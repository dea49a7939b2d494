import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import {
  ShareLinksRepository,
  type OpenedLink,
  type Visit,
} from '../../repositories/shares/ShareLinksRepository.js'
import type { Services } from '../../services.js'
import { hashToken, isToken } from '../../sessions/tokens.js'
import {
  assertSharePassword,
  assertShown,
  readSharedPage,
  sharedData,
  visitOf,
} from './openedLinks.js'
import { isGrantOf, passLives, readGrant, signGrant, type ShareGrant } from './sharePass.js'
import { sharedDocument } from './sharedDocument.js'
import { shownVariables } from './shareVariables.js'

/**
 * The published page behind a link, cut to what whoever owns the link may do today (S-22). Why a link
 * shows nothing is told to its owners, in the log of visits; to whoever opens it all of them are the
 * same 404 (S-10).
 */
export const openShareLink = definePublicOperation('openShareLink', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    await services.limiter.hit(`share-address:${request.ip}`, limits.shareAddress)
    const password =
      body.password === undefined ? undefined : services.cipher.decrypt(body.password)
    const { tokenHash, viewer } = readSecret(services, body.token)
    const link = await new ShareLinksRepository(tx).findByToken(tokenHash)
    if (!link || (viewer && !isGrantOf(services.seal, viewer, link))) throw notFound('share link')
    const visit = visitOf(services, request)
    await assertShown(services, link, visit)
    if (link.passwordHash !== null && !viewer) {
      if (password === undefined) {
        return ok({
          ...{ needsPassword: true, page: null },
          ...{ pass: null, passExpiresAt: null, variables: [] },
        })
      }
      await assertSharePassword(services, link, password, visit('wrong_password'))
    }
    return ok({ needsPassword: false, ...(await show(services, link, visit('shown'), viewer)) })
  },
})

/** The secret of a link, or what was signed for a viewer of one. @throws 404 */
function readSecret({ seal, now }: Services, secret: string) {
  if (isToken(secret)) return { tokenHash: hashToken(secret) }
  const viewer = readGrant(seal, 'share-viewer', secret, now())
  if (!viewer) throw notFound('share link')
  return { tokenHash: viewer.tokenHash, viewer }
}

/** Within the tenant of the link, whatever the caller's. @throws 404 when it ended meanwhile */
function show({ engine, seal }: Services, link: OpenedLink, visit: Visit, viewer?: ShareGrant) {
  const { tenantId } = link
  const locks = viewer?.locks ?? []
  const ends = Math.min(visit.at.getTime() + passLives, viewer?.expiresAt.getTime() ?? Infinity)
  const expiresAt = new Date(ends)
  return engine.tx({ tenant: tenantId }, async (db) => {
    const shareLinks = new ShareLinksRepository(db)
    if (!(await shareLinks.count(tenantId, link, visit.at))) throw notFound('share link', link.id)
    await shareLinks.note(tenantId, link.id, visit)
    const { name, revision, publishedAt, document } = await readSharedPage(db, link)
    const { data, linked } = sharedData(document, link, locks)
    return {
      pass: signGrant(seal, 'share-pass', link, { locks, expiresAt }),
      passExpiresAt: expiresAt.toISOString(),
      variables: shownVariables({ variables: data.variables, linked }),
      page: { name, revision, publishedAt, document: sharedDocument(document) },
    }
  })
}
