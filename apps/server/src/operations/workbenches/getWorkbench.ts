import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentWorkbench } from '../../presenters/presentDesigns.js'
import { documentOf, findDesign, workbenchSubject } from '../pages/designWork.js'

export const getWorkbench = defineOperation('getWorkbench', {
  async handle({ params, tenantId, repositories }) {
    const design = await findDesign(repositories, tenantId, params.id, workbenchSubject)
    const document = await documentOf(repositories, tenantId, design.id, design.revision)
    return ok({ workbench: presentWorkbench(design), document })
  },
})
