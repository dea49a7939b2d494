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
      const { id, userId, loginName, nickName, employeeCode, mobile, email, photo } = member
      const { status, realName } = member
      await recycleBin.put(tenantId, {
        kind: 'members',
        objectId: id,
        name: nickName,
        snapshot: {
          ...{ id, userId, loginName, nickName, employeeCode, mobile, email, photo },
          ...{ status, realName },
          departmentIds: member.departments.map((department) => department.id),
          roleIds: member.roles.map((role) => role.id),
        } satisfies Snapshots['members'],
        removedBy: session.userId,
        at: services.now(),
      })
      audit({ table: 'members', id, name: nickName, before: member })
    }
    return ok({ removed })
  },
})
