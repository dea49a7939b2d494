import { defineOperation, ok } from '../../http/defineOperation.js'

export const getStorage = defineOperation('getStorage', {
  async handle({ tenantId, services, repositories }) {
    const { files, entitlements } = repositories
    const quota = await entitlements.quota(tenantId, services.files.quota)
    return ok({ ...(await files.usage(tenantId)), quota })
  },
})
