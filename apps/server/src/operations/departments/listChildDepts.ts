import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeptNode } from '../../presenters/presentDepartment.js'

export const listChildDepts = defineOperation('listChildDepts', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const children = await departments.children(tenantId, query.parentId ?? null)
    return okList(
      children.map((child) => presentDeptNode(child)),
      children.length,
    )
  },
})
