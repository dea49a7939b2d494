import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { assertMayPlace } from './placeRules.js'

/** Moves people from one department to another; whoever is not in the one stays where they are. */
export const moveMembers = defineOperation('moveMembers', {
  async handle({ body, tenantId, repositories, peopleScope, audit }) {
    const { departments, members } = repositories
    const { ids, fromDeptId = null, toDeptId } = body
    await members.lock(tenantId)
    if (!(await departments.find(tenantId, toDeptId))) throw notFound('department', toDeptId)
    await assertMayPlace(await peopleScope(), repositories, tenantId, [toDeptId])
    const moved = await members.move(tenantId, { ids, fromId: fromDeptId, toId: toDeptId })
    for (const id of moved) {
      const before = { departmentId: fromDeptId ?? 'main' }
      audit({ table: 'members', id, before, after: { departmentId: toDeptId } })
    }
    return ok({ moved: moved.length })
  },
})
