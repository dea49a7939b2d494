import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'

/** Moves people from one department to another; whoever is not in the one stays where they are. */
export const moveMembers = defineOperation('moveMembers', {
  async handle({ body, tenantId, repositories: { departments, members } }) {
    const { ids, fromDeptId = null, toDeptId } = body
    await members.lock(tenantId)
    if (!(await departments.find(tenantId, toDeptId))) throw notFound('department', toDeptId)
    const moved = await members.move(tenantId, { ids, fromId: fromDeptId, toId: toDeptId })
    return ok({ moved: moved.length })
  },
})
