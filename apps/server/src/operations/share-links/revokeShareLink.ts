import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertNotRevoked, lockShareLink, sayShareLink } from './shareLinkRules.js'

export const revokeShareLink = defineOperation('revokeShareLink', {
  async handle(context) {
    const { params, body, tenantId, repositories, services } = context
    const link = await lockShareLink(context, params.id, body.version)
    assertNotRevoked(link)
    await repositories.shareLinks.revoke(tenantId, link.id, services.now())
    return ok(await sayShareLink(context, link.id, link))
  },
})
