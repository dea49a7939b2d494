import { defineOperation, ok } from '../../http/defineOperation.js'

/** How many people see an application that shows to these roles. */
export const countAppAudience = defineOperation('countAppAudience', {
  async handle({ body, tenantId, repositories: { tenantApps } }) {
    return ok({ people: await tenantApps.countViewers(tenantId, body.roleIds) })
  },
})
