import { defineSelfOperation, ok } from '../../http/defineOperation.js'

/** Ends what the link has opened, too, but for the session of this call. */
export const unlinkOpenid = defineSelfOperation('unlinkOpenid', {
  async handle({ body, session, repositories: { openidLinks, sessions } }) {
    const { id: keptId, userId } = session
    const links = await openidLinks.ofUser(userId)
    const link = links.find(({ providerId }) => providerId === body.providerId)
    if (!link) return ok(null)
    await openidLinks.remove(link.tenantId, link.providerId, userId)
    await sessions.endOfProvider(link.providerId, { userId, keptId })
    return ok(null)
  },
})
