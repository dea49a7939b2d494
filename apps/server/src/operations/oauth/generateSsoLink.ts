import { safeUrl } from '@spruce/validators'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { visibleMenus } from '../../sessions/visibleApps.js'

const livesMs = 60_000
/** The portal's own pages need no link: only listed origins count. */
const nowhere = 'https://portal.invalid'

/**
 * A way into an application without signing in there (S-13). Where it leads is on the deployment's list
 * of origins, exactly; the application is one that the caller sees.
 */
export const generateSsoLink = defineOperation('generateSsoLink', {
  async handle({ query, session, tenantId, repositories, services, language }) {
    const { allowedOrigins } = services.config
    const listed = safeUrl(query.redirectUri, { origin: nowhere, allowedOrigins })
    if (!listed || listed.isOwn) {
      throw unprocessable('ORIGIN_NOT_LISTED', [wrongField('redirectUri', 'invalid')])
    }
    const { apps } = await visibleMenus(repositories, session, language)
    if (!apps.some(({ appCode }) => appCode === query.appCode)) {
      throw unprocessable('INVALID_REFERENCE', [wrongField('appCode', 'invalid')])
    }
    const token = newToken()
    const target = new URL(listed.href)
    const expiresAt = new Date(services.now().getTime() + livesMs)
    await repositories.ssoLinks.add(tenantId, {
      tokenHash: hashToken(token),
      userId: session.userId,
      appCode: query.appCode,
      origin: target.origin,
      expiresAt,
    })
    target.searchParams.set('sso_token', token)
    return ok({ url: target.href, expiresAt: expiresAt.toISOString() })
  },
})
