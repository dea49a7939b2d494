import { defineOperation, ok } from '../../http/defineOperation.js'
import { readMatrixChanges } from './readMatrixChanges.js'
import { writeRoleChange } from './roleChanges.js'

/** Changes the codes of many roles in one transaction: all of them or none. */
export const savePermissionMatrix = defineOperation('savePermissionMatrix', {
  async handle({ body, session, tenantId, repositories, services, audit }) {
    await repositories.members.lock(tenantId)
    const changes = await readMatrixChanges({ session, tenantId, repositories, services }, body)
    const changed = changes.filter(({ added, removed }) => added.length + removed.length > 0)
    for (const change of changed) {
      await writeRoleChange(repositories, tenantId, change)
      audit({
        table: 'roles',
        id: change.role.id,
        name: change.role.name,
        before: { codes: change.before },
        after: { codes: [...change.after].sort() },
      })
    }
    return ok({ changed: changed.length })
  },
})
