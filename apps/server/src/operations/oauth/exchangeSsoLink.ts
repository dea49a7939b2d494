import type { Db } from '../../db/schema.js'
import { definePublicOperation, ok } from '../../http/defineOperation.js'
import { HttpError } from '../../http/errors.js'
import { limits } from '../../http/RateLimiter.js'
import { messages } from '../../messages.js'
import { ProductAppsRepository } from '../../repositories/apps/ProductAppsRepository.js'
import { TenantAppsRepository } from '../../repositories/apps/TenantAppsRepository.js'
import { SsoLinksRepository, type SsoLink } from '../../repositories/oauth/SsoLinksRepository.js'
import { hashToken } from '../../sessions/tokens.js'
import { linkOrigins, type LinkDeployment } from './ssoRules.js'

/**
 * Who came through a link. The link is used up before anything about it is compared, so a guess with
 * the wrong application or origin costs it (S-13). Membership is live membership, looked up now. Only what is
 * refused counts against an address: the server of an application asks for a whole company.
 */
export const exchangeSsoLink = definePublicOperation('exchangeSsoLink', {
  transaction: 'none',
  async handle({ body, services, request, tx }) {
    const address = `sso-address:${request.ip}`
    await services.limiter.check(address, limits.codeAddress)
    const links = new SsoLinksRepository(tx)
    const link = await links.take(hashToken(body.token))
    const { origin } = request.headers
    const isMeant =
      link !== undefined &&
      link.expiresAt > services.now() &&
      link.appCode === body.appCode &&
      link.origin === body.origin &&
      (origin === undefined || origin === link.origin)
    const visitor =
      isMeant && (await isOpen(tx, link, services.config))
        ? await links.visitor(link.tenantId, link.userId)
        : undefined
    if (!isMeant || !visitor) {
      await services.limiter.hit(address, limits.codeAddress)
      throw new HttpError(400, 1103, (language) => messages[language].rules.WRONG_LINK)
    }
    return ok({ ...visitor, appCode: link.appCode })
  },
})

/** Whether the application still shows to the person and may still be led to there. */
async function isOpen(
  tx: Db,
  { tenantId, userId, appCode, origin }: SsoLink & { tenantId: string },
  deployment: LinkDeployment,
): Promise<boolean> {
  if (await new ProductAppsRepository(tx).isOpenTo(tenantId, userId, appCode)) {
    return linkOrigins(deployment).includes(origin)
  }
  const app = await new TenantAppsRepository(tx).openTo(tenantId, userId, appCode)
  return app !== undefined && linkOrigins(deployment, app.url).includes(origin)
}
