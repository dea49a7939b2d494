import { safeUrl } from '@spruce/validators'
import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { hashToken, newToken } from '../../sessions/tokens.js'
import { visibleApps } from '../../sessions/visibleApps.js'
import { portalOrigin } from '../menus/portalOrigin.js'
import { linkOrigins } from './ssoRules.js'

const livesMs = 60_000

/**
 * A way into an application that the caller sees, without signing in there (S-13). It leads to an origin of
 * the deployment's list, exactly, or to the application's own; never to the portal, which needs no link. One
 * that the caller does not see is answered like one that nobody has registered.
 */
export const generateSsoLink = defineOperation('generateSsoLink', {
  async handle({ query, session, tenantId, repositories, services, request, language }) {
    const { apps } = await visibleApps(repositories, session, language)
    const app = apps.find(({ appCode, status }) => appCode === query.appCode && status === 0)
    const listed = safeUrl(query.redirectUri, {
      origin: portalOrigin(request, services),
      allowedOrigins: linkOrigins(services.config, app?.path),
    })
    if (!listed || listed.isOwn) {
      throw unprocessable('ORIGIN_NOT_LISTED', [wrongField('redirectUri', 'invalid')])
    }
    if (!app) throw unprocessable('INVALID_REFERENCE', [wrongField('appCode', 'invalid')])
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
