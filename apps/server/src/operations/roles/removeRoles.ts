import { defineOperation, ok } from '../../http/defineOperation.js'
import { isConsole } from '../../sessions/appOwners.js'
import { switchedOffLines } from '../apps/switchedOffLines.js'
import { assertMayGrant } from '../members/memberRules.js'
import type { Snapshots } from '../recycle-bin/snapshots.js'
import { assertNotBuiltin, keepingHolders } from './roleRules.js'

/**
 * Removes roles, all or none; whoever held one keeps the others. An application that showed to these
 * roles alone is switched off, or it would show to everybody.
 */
export const removeRoles = defineOperation('removeRoles', {
  async handle({ body, session, tenantId, repositories, services, audit }) {
    const { roles, members, tenantApps, productApps } = repositories
    await members.lock(tenantId)
    const removed = await roles.byIds(tenantId, body.ids)
    for (const role of removed) assertNotBuiltin(role)
    await assertMayGrant(session, repositories, tenantId, body.ids)
    const grants = await roles.grants(tenantId, body.ids)
    const holders = new Map<string, string[]>()
    for (const { id } of removed) holders.set(id, await roles.memberIds(tenantId, [id]))
    const gone = { roleIds: body.ids, departmentIds: [] }
    const own = await tenantApps.switchOffWithout(tenantId, gone)
    // A console stays open: its menus ask for permissions anyway.
    const product = await productApps.switchOffWithout(tenantId, gone, isConsole)
    const lines = await switchedOffLines(repositories, tenantId, { own, product })
    const count = await keepingHolders(session, repositories, tenantId, removed, () =>
      roles.remove(tenantId, body.ids),
    )
    for (const role of removed) {
      const codes = grants.find(({ id }) => id === role.id)?.permissions ?? []
      const snapshot: Snapshots['roles'] = {
        id: role.id,
        name: role.name,
        code: role.code,
        description: role.description,
        dataScope: role.dataScope,
        departmentIds: role.departmentIds,
        enabled: role.enabled,
        permissions: codes,
        memberIds: holders.get(role.id) ?? [],
      }
      // The administrator's role is the product's to give, so it does not come back.
      if (!role.grantsAll) {
        await repositories.recycleBin.put(tenantId, {
          kind: 'roles',
          objectId: role.id,
          name: role.name,
          snapshot,
          removedBy: session.userId,
          at: services.now(),
        })
      }
      audit({ table: 'roles', id: role.id, name: role.name, before: { ...role, codes } })
    }
    for (const line of lines) audit(line)
    return ok({ removed: count })
  },
})
