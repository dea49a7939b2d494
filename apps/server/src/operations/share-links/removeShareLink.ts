import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentShareLink } from '../../presenters/presentShareLinks.js'
import { lockShareLink } from './shareLinkRules.js'

export const removeShareLink = defineOperation('removeShareLink', {
  async handle(context) {
    const { params, body, tenantId, repositories, services, audit } = context
    const link = await lockShareLink(context, params.id, body.version)
    await repositories.shareLinks.remove(tenantId, link.id)
    const before = presentShareLink(link, services.now())
    audit({ table: 'shareLinks', id: link.id, name: link.name, before })
    return ok(null)
  },
})
