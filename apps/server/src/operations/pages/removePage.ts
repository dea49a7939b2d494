import { defineOperation } from '../../http/defineOperation.js'
import { unprocessable } from '../../http/errors.js'
import { pageSubject, removeDesign } from './designWork.js'

export const removePage = defineOperation('removePage', {
  async handle(context) {
    const { params, body, tenantId, repositories } = context
    await repositories.members.lock(tenantId) // or a page could be put below it just now
    const hasChildren = await repositories.designs.hasChildren(tenantId, params.id)
    if (hasChildren) throw unprocessable('PAGE_NOT_EMPTY')
    return removeDesign(context, pageSubject, params.id, body.version)
  },
})
