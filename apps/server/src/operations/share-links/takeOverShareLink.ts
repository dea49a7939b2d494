import { defineOperation, ok } from '../../http/defineOperation.js'
import { denied } from '../../http/errors.js'
import { assertNotRevoked, lockShareLink, sayShareLink } from './shareLinkRules.js'

/** From now on the link has the caller's rights; a page that does not show to them they cannot share. */
export const takeOverShareLink = defineOperation('takeOverShareLink', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services } = context
    const link = await lockShareLink(context, params.id, body.version)
    assertNotRevoked(link)
    const fields = { createdBy: memberId }
    await repositories.shareLinks.edit(tenantId, link.id, fields, services.now())
    const after = await repositories.shareLinks.find(tenantId, link.id)
    if (!after?.hasOwner) throw denied()
    return ok(await sayShareLink(context, link.id, link))
  },
})
