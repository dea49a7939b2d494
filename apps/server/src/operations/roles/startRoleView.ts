import { defineOperation, ok } from '../../http/defineOperation.js'
import { denied, unprocessable } from '../../http/errors.js'
import { mayLookFrom } from '../../sessions/roleView.js'
import { startSessionBeside } from '../../sessions/startSessionBeside.js'
import { assertMayGrant } from '../members/memberRules.js'
import { findRole } from './roleRules.js'

const longestMs = 30 * 60_000

/**
 * Opens a session that only reads, as a person who holds the one role, beside the caller's own. Who may
 * give a role could hold it, so the view shows nothing that is out of the caller's reach.
 */
export const startRoleView = defineOperation('startRoleView', {
  transaction: 'platform', // sessions belong to accounts
  async handle({ params, body, session, tenantId, repositories, services, request, reply, audit }) {
    const { tenant } = session
    const role = await findRole(repositories, tenantId, params.id)
    await assertMayGrant(session, repositories, tenantId, [role.id])
    const departmentId = body.departmentId ?? null
    if (!tenant || !(await mayLookFrom(tenant, repositories, departmentId))) throw denied()
    if (!role.enabled) throw unprocessable('ROLE_DISABLED')
    const now = services.now()
    const last = Math.min(now.getTime() + longestMs, session.expiresAt.getTime())
    const expiresAt = new Date(last)
    const department =
      departmentId === null
        ? undefined
        : await repositories.departments.find(tenantId, departmentId)
    const started = await startSessionBeside(repositories.sessions, services, request, reply, {
      userId: session.userId,
      via: 'role',
      opens: { tenantId, parentId: session.id, roleId: role.id, departmentId },
      expiresAt,
    })
    const seenFrom = department?.name ?? null
    audit({
      table: 'roles',
      id: role.id,
      name: role.name,
      after: { isRoleView: true, department: seenFrom, expiresAt: expiresAt.toISOString() },
    })
    const current = await repositories.tenants.find(tenantId)
    return ok({
      access_token: started.accessToken,
      jti: started.browserId,
      tenantId,
      tenantCode: current?.code ?? '',
      first: false as const,
      jump: null,
      datetime: now.toISOString(),
      isMockLogin: true as const,
      xSession: started.name,
      mockLogin: {
        actingName: session.name,
        actingLoginName: session.loginName,
        reason: null,
        expiresAt: expiresAt.toISOString(),
        roleView: {
          roleId: role.id,
          roleName: role.name,
          departmentId,
          departmentName: seenFrom,
        },
      },
    })
  },
})
