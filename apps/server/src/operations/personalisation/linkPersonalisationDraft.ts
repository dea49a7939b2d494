import { defineOperation, ok } from '../../http/defineOperation.js'
import { signDraftLink } from './draftLinks.js'

export const linkPersonalisationDraft = defineOperation('linkPersonalisationDraft', {
  async handle({ tenantId, repositories, services }) {
    const tenant = await repositories.tenants.get(tenantId)
    const { url, expiresAt } = signDraftLink(services.seal, tenant, services.now())
    return ok({ url, expiresAt: expiresAt.toISOString() })
  },
})
