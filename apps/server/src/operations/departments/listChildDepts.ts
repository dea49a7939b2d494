import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentDeptNode } from '../../presenters/presentDepartment.js'

/** The departments right below one, or at the top; a single one at the top brings those below it, since it opens with them. */
export const listChildDepts = defineOperation('listChildDepts', {
  async handle({ query, tenantId, repositories: { departments } }) {
    const { parentId = null } = query
    const children = await departments.children(tenantId, parentId)
    const [only] = children
    const isCompany = parentId === null && children.length === 1 && only !== undefined
    const below = isCompany ? await departments.children(tenantId, only.id) : []
    return okList(
      children.map((child) => ({
        ...presentDeptNode(child),
        children: below.map((each) => presentDeptNode(each)),
      })),
      children.length,
    )
  },
})
