import { sql } from 'kysely'
import type { OperationId } from '../http/contractTypes.js'
import { unauthorized } from '../http/errors.js'
import { nameKeyOf } from '../repositories/members/memberPlaces.js'
import { Repositories } from '../repositories/repositories.js'
import type { SessionRow } from '../repositories/sessions/SessionsRepository.js'
import type { Db } from '../db/schema.js'
import type { Services } from '../services.js'
import { mayGrant } from './mayGrant.js'
import { PermissionSet } from './PermissionSet.js'
import type { Session, SessionTenant } from './session.js'

/**
 * Readings that a role view does not get: what is about the account and its ways to sign in, and
 * look-ups that are counted. Whatever writes, or runs outside a transaction, is refused beside these.
 */
const refused: ReadonlySet<OperationId> = new Set<OperationId>([
  'checkAccount',
  'getContactUse',
  'countMemberSessions',
  'listSessions',
  'listSignIns',
  'listOauthConsents',
  'listBoundAccounts',
  'listMockCandidates',
])

export function isRefusedInRoleView(
  operationId: OperationId,
  effect: 'read' | 'write',
  transaction: 'tenant' | 'platform' | 'none',
): boolean {
  return effect !== 'read' || transaction === 'none' || refused.has(operationId)
}

/**
 * Whether somebody may look from a department: an administrator from any, as who sees everybody and
 * may put people into departments; others from those they are in.
 */
export async function mayLookFrom(
  tenant: SessionTenant,
  { permissions }: Repositories,
  departmentId: string | null,
): Promise<boolean> {
  if (departmentId === null || tenant.isAdmin) return true
  if (tenant.seesEverybody && tenant.permissions.has('user:edit')) return true
  const own = await permissions.departmentsOf(tenant.id, tenant.memberId)
  return own.some(({ id }) => id === departmentId)
}

/**
 * The session of a role view: a person who holds the one role. It ends when the caller signs out or
 * may no longer give the role, and when the role is switched off. @throws 401
 */
export async function roleViewSession(
  row: SessionRow & { view_role_id: string },
  caller: Session,
  services: Services,
): Promise<Session> {
  const { tenant } = caller
  const db = services.engine.platform
  const repositories = new Repositories(db)
  const now = services.now()
  const idleSince = new Date(now.getTime() - services.config.sessionIdleMinutes * 60_000)
  const isParentLive = await repositories.sessions.isLive(row.parent_id ?? '', now, idleSince)
  if (!tenant || !isParentLive || !tenant.permissions.has('role:assign')) throw unauthorized()
  const role = await repositories.roles.find(tenant.id, row.view_role_id)
  const { view_department_id: departmentId } = row
  const may =
    role?.enabled === true &&
    (await mayGrant(tenant, repositories.roles, repositories.permissions, [role.id])) &&
    (await mayLookFrom(tenant, repositories, departmentId))
  if (!may) throw unauthorized()
  const [grant] = await repositories.roles.grants(tenant.id, [role.id])
  const department =
    departmentId === null ? undefined : await repositories.departments.find(tenant.id, departmentId)
  return {
    ...caller,
    userId: row.id,
    loginName: loginNameOf(row.id),
    name: role.name,
    mustChangePassword: false,
    actingUserId: row.user_id,
    mock: { actingName: row.name, actingLoginName: row.login_name, reason: null },
    roleView: {
      roleId: role.id,
      roleName: role.name,
      departmentId,
      departmentName: department?.name ?? null,
    },
    tenant: {
      ...tenant,
      memberId: row.id,
      isAdmin: role.grantsAll,
      permissions: new PermissionSet(
        grant?.permissions ?? [],
        role.grantsAll,
        row.outside_plan ?? [],
      ),
      seesEverybody: role.grantsAll || role.dataScope === 'all',
    },
  }
}

/**
 * Makes the person of a role view in this transaction, which must be rolled back, and lets it write
 * nothing more. Every statement then answers as it would to a member with that role.
 */
export async function enterRoleView(
  db: Db,
  { userId, loginName, name, tenant, roleView }: Session,
) {
  if (!tenant || !roleView) throw new Error('Not a role view')
  const person = { tenant_id: tenant.id, member_id: tenant.memberId }
  await db
    .insertInto('users')
    .values({
      id: userId,
      login_name: loginName,
      login_key: loginName,
      name,
      main_tenant_id: tenant.id,
    })
    .execute()
  await db
    .insertInto('memberships')
    .values({
      tenant_id: tenant.id,
      id: tenant.memberId,
      user_id: userId,
      login_name: loginName,
      nick_name: name,
      name_key: nameKeyOf(name),
      status: 'active',
    })
    .execute()
  await db
    .insertInto('membership_roles')
    .values({ ...person, role_id: roleView.roleId })
    .execute()
  if (roleView.departmentId !== null) {
    await db
      .insertInto('membership_departments')
      .values({
        ...person,
        department_id: roleView.departmentId,
        main: true,
        name_key: nameKeyOf(name),
      })
      .execute()
  }
  await sql`set transaction read only`.execute(db)
}

function loginNameOf(id: string): string {
  return `role_view_${id}`
}
