import { defineSelfOperation, okList } from '../../http/defineOperation.js'
import { tenantsInSight } from '../../sessions/mockLogin.js'

/** WeChat's first, then those of identity providers, the oldest first. */
export const listBoundAccounts = defineSelfOperation('listBoundAccounts', {
  async handle({ session, repositories: { wechat, openidLinks } }) {
    const account = await wechat.ofUser(session.userId)
    const links = await openidLinks.ofUser(session.userId)
    const items = [
      ...(account
        ? [
            {
              ...{ provider: 'wechat' as const, providerId: null, providerName: null },
              nickName: account.nickName,
              boundAt: account.boundAt.toISOString(),
            },
          ]
        : []),
      ...tenantsInSight(
        session,
        links.map((link) => ({ ...link, id: link.tenantId })),
      ).map(({ providerId, providerName, name, linkedAt }) => ({
        ...{ provider: 'openid' as const, providerId, providerName },
        nickName: name,
        boundAt: linkedAt.toISOString(),
      })),
    ]
    return okList(items, items.length)
  },
})
