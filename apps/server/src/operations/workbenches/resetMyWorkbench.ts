import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMyWorkbench } from './readMyWorkbench.js'

/** Back to what the tenant gives. */
export const resetMyWorkbench = defineOperation('resetMyWorkbench', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  async handle({ tenantId, memberId, repositories }) {
    await repositories.workbenches.lockPersonal(tenantId, memberId)
    await repositories.workbenches.removePersonal(tenantId, memberId)
    return ok(await readMyWorkbench(repositories, tenantId, memberId))
  },
})
