import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMyWorkbench } from './readMyWorkbench.js'

/** Back to what the tenant gives. */
export const resetMyWorkbench = defineOperation('resetMyWorkbench', {
  async handle({ tenantId, memberId, repositories, audit }) {
    await repositories.workbenches.lockPersonal(tenantId, memberId)
    await repositories.workbenches.removePersonal(tenantId, memberId)
    audit({ table: 'workbenches', id: memberId, before: { source: 'personal' } })
    return ok(await readMyWorkbench(repositories, tenantId, memberId))
  },
})
