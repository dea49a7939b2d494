import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMyWorkbench } from './readMyWorkbench.js'

/** Back to what the tenant gives. */
export const resetMyWorkbench = defineOperation('resetMyWorkbench', {
  unaudited: 'how a person arranges their own screen is nobody else’s business',
  async handle({ body: { workbenchId }, tenantId, memberId, repositories }) {
    const { workbenches } = repositories
    await workbenches.lockPersonal(tenantId, memberId)
    const at = await workbenches.placeOf(tenantId, memberId, workbenchId)
    await workbenches.removePersonal(tenantId, memberId, workbenchId)
    return ok(await readMyWorkbench(repositories, tenantId, memberId, { at: at ?? 0 }))
  },
})
