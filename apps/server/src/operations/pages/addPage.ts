import { defineOperation } from '../../http/defineOperation.js'
import { addDesign, pageSubject } from './designWork.js'
import { prepareDocument } from './documentRules.js'
import { assertPagePlace } from './pagePlace.js'

export const addPage = defineOperation('addPage', {
  prepare: ({ body }) => prepareDocument(body.document),
  async handle(context) {
    const { body, tenantId, repositories, prepared } = context
    const { appCode, name, parentId = null, description = null } = body
    await repositories.members.lock(tenantId) // or the parent could go into the bin just now
    const pages = await repositories.designs.tree(tenantId, appCode)
    assertPagePlace(pages, { parentId })
    const page = { kind: 'page', appCode, name, parentId, description, sort: pages.length } as const
    return addDesign(context, pageSubject, page, prepared)
  },
})
