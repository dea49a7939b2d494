import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentDeptNode } from '../../presenters/presentDepartment.js'

export const getDeptBranch = defineOperation('getDeptBranch', {
  async handle({ params, tenantId, repositories: { departments } }) {
    const department = await departments.find(tenantId, params.id)
    if (!department) throw notFound('department', params.id)
    const path = await departments.refsAlong(tenantId, department.path)
    const children = await departments.children(tenantId, department.id)
    return ok({
      ...presentDeptNode(department),
      children: children.map((child) => presentDeptNode(child)),
      ancestors: path.slice(0, -1),
    })
  },
})
