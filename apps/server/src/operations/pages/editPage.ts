import { defineOperation, ok } from '../../http/defineOperation.js'
import { lockDesign, pageSubject, say } from './designWork.js'
import { assertPagePlace } from './pagePlace.js'

/** Its name and place; the document is saved by itself. */
export const editPage = defineOperation('editPage', {
  async handle(context) {
    const { params, body, tenantId, repositories } = context
    const { version, ...fields } = body
    await repositories.members.lock(tenantId) // pages that move at once could end below each other
    const page = await lockDesign(context, pageSubject, params.id, version)
    if (fields.parentId !== undefined) {
      const pages = await repositories.designs.tree(tenantId, page.appCode ?? '')
      assertPagePlace(pages, { parentId: fields.parentId, moved: page.id })
    }
    await repositories.designs.edit(tenantId, page.id, fields)
    return ok(await say(context, pageSubject, page.id, page))
  },
})
