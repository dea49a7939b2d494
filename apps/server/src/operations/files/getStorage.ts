import { defineOperation, ok } from '../../http/defineOperation.js'

export const getStorage = defineOperation('getStorage', {
  async handle({ tenantId, services, repositories }) {
    return ok({ ...(await repositories.files.usage(tenantId)), quota: services.files.quota })
  },
})
