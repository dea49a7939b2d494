import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { notFound, unprocessable, wrongField } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { ShareLinksRepository } from '../../repositories/shares/ShareLinksRepository.js'
import { hashToken } from '../../sessions/tokens.js'
import { wrongPassword } from '../../sessions/verifyPassword.js'
import {
  assertSharePassword,
  assertShown,
  readSharedPage,
  sharedData,
  visitOf,
} from './openedLinks.js'
import { signGrant } from './sharePass.js'
import { lockMore } from './shareVariables.js'

/** As the contract takes them, in characters and seconds. */
const longest = 2000
const hour = 3600

/**
 * For a server that embeds a page: whoever has the secret and the password of a link opens it for others,
 * with fewer values than they have themselves.
 */
export const issueShareViewerToken = definePublicOperation('issueShareViewerToken', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    const { limiter, cipher, engine, seal } = services
    await limiter.hit(`share-address:${request.ip}`, limits.shareAddress)
    const password = body.password === undefined ? undefined : cipher.decrypt(body.password)
    const link = await new ShareLinksRepository(tx).findByToken(hashToken(body.token))
    if (!link) throw notFound('share link')
    const visit = visitOf(services, request)
    await assertShown(services, link, visit)
    if (link.passwordHash !== null) {
      if (password === undefined) throw wrongPassword()
      await assertSharePassword(services, link, password, visit('wrong_password'))
    }
    const { document } = await engine.tx({ tenant: link.tenantId }, (db) =>
      readSharedPage(db, link),
    )
    const now = services.now()
    const { data, linked } = sharedData(document, link, [])
    const locks = lockMore({ variables: data.variables, linked, now }, body.variables ?? [])
    const expiresAt = new Date(now.getTime() + (body.seconds ?? hour) * 1000)
    const token = signGrant(seal, 'share-viewer', link, { locks, expiresAt })
    if (token.length > longest) {
      throw unprocessable('SHARE_VARIABLE', [wrongField('variables', 'invalid')])
    }
    return ok({ token, expiresAt: expiresAt.toISOString() })
  },
})
