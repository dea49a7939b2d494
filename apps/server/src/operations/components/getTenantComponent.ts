import { defineOperation, ok } from '../../http/defineOperation.js'
import { readOwnComponent } from './componentRules.js'

export const getTenantComponent = defineOperation('getTenantComponent', {
  async handle({ params, tenantId, repositories }) {
    return ok(await readOwnComponent(repositories, tenantId, params.id))
  },
})
