import { defineOperation, ok } from '../../http/defineOperation.js'
import { presentPage } from '../../presenters/presentDesigns.js'
import { documentOf, findDesign, pageSubject } from './designWork.js'

export const getPage = defineOperation('getPage', {
  async handle({ params, tenantId, repositories }) {
    const design = await findDesign(repositories, tenantId, params.id, pageSubject)
    const document = await documentOf(repositories, tenantId, design.id, design.revision)
    return ok({ page: presentPage(design), document })
  },
})
