import { defineOperation, ok } from '../../http/defineOperation.js'
import type { Snapshots } from '../recycle-bin/snapshots.js'
import { keepingAdministrators } from './memberRules.js'

/** Ends memberships, all or none; the accounts stay. */
export const removeUser = defineOperation('removeUser', {
  async handle({ query, session, tenantId, repositories, services, audit }) {
    const { members, recycleBin } = repositories
    await members.lock(tenantId)
    const leaving = await members.byIds(tenantId, query.id)
    const removed = await keepingAdministrators(session, repositories, tenantId, query.id, () =>
      members.remove(tenantId, query.id),
    )
    for (const member of leaving) {
      const { departments, roles, lastLoginAt: _login, version: _version, ...person } = member
      await recycleBin.put(tenantId, {
        kind: 'members',
        objectId: member.id,
        name: member.nickName,
        snapshot: {
          ...person,
          departmentIds: departments.map(({ id }) => id),
          roleIds: roles.map(({ id }) => id),
        } satisfies Snapshots['members'],
        removedBy: session.userId,
        at: services.now(),
      })
      audit({ table: 'members', id: member.id, name: member.nickName, before: member })
    }
    return ok({ removed })
  },
})
