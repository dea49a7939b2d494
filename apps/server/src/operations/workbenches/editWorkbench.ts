import { defineOperation, ok } from '../../http/defineOperation.js'
import { lockDesign, say, workbenchSubject } from '../pages/designWork.js'

/** Its name, and whom it is for; the document is saved by itself. */
export const editWorkbench = defineOperation('editWorkbench', {
  async handle(context) {
    const { params, body, tenantId, repositories } = context
    const { version, roleIds, departmentIds, ...fields } = body
    const workbench = await lockDesign(context, workbenchSubject, params.id, version)
    await repositories.designs.edit(tenantId, workbench.id, fields)
    if (workbench.kind === 'business') {
      await repositories.designs.setAudience(tenantId, workbench.id, { roleIds, departmentIds })
    }
    return ok(await say(context, workbenchSubject, workbench.id, workbench))
  },
})
