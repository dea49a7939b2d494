import { defineOperation } from '../../http/defineOperation.js'
import { addDesign, workbenchSubject } from '../pages/designWork.js'
import { prepareDocument } from '../pages/documentRules.js'

export const addWorkbench = defineOperation('addWorkbench', {
  prepare: ({ body }) => prepareDocument(body.document),
  handle(context) {
    const { scope, name, description = null, priority = 0, roleIds, departmentIds } = context.body
    // The global one is for everybody.
    const audience = scope === 'business' ? { roleIds, departmentIds } : {}
    const workbench = { kind: scope, name, description, priority }
    return addDesign(context, workbenchSubject, workbench, context.prepared, audience)
  },
})
