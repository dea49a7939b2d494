import { defineOperation, ok } from '../../http/defineOperation.js'

/** How many people see an application that shows to these roles and departments. */
export const countAppAudience = defineOperation('countAppAudience', {
  async handle({ body, tenantId, repositories: { tenantApps } }) {
    const { roleIds, departmentIds = [] } = body
    return ok({ people: await tenantApps.countViewers(tenantId, { roleIds, departmentIds }) })
  },
})
