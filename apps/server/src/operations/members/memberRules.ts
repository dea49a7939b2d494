import { denied, unprocessable } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import { mayGrant } from '../../sessions/mayGrant.js'
import type { Session } from '../../sessions/session.js'
import { writeRefusal } from '../writeRefusal.js'

/** A value that an account of the platform or a member of the tenant has is 409 DUPLICATE. */
export function memberRefusal(error: unknown): unknown {
  return writeRefusal(error, {
    users_login_key_key: 'loginName',
    users_mobile_key: 'mobile',
    users_email_key_key: 'email',
    memberships_mobile: 'mobile',
    memberships_email: 'email',
    memberships_employee: 'employeeCode',
    memberships_user: 'userId',
  })
}

/** The plan's limit of members, whatever their status. Needs the lock. @throws 422 MEMBER_LIMIT */
export async function assertRoom(
  repositories: Repositories,
  tenantId: string,
  more = 1,
): Promise<void> {
  if (more > (await roomLeft(repositories, tenantId))) throw unprocessable('MEMBER_LIMIT')
}

/** How many more members the plan allows; holds as long as the lock. */
export async function roomLeft(
  { members, entitlements }: Repositories,
  tenantId: string,
): Promise<number> {
  const { maxMembers } = await entitlements.limits(tenantId)
  return maxMembers === null ? Infinity : maxMembers - (await members.count(tenantId))
}

/** Whether the caller sees contacts in full. */
export function seesContacts(session: Session): boolean {
  return session.tenant?.permissions.has('user:edit') ?? false
}

/** Nobody hands out, or takes away, more than they hold: see `mayGrant`. @throws 403 */
export async function assertMayGrant(
  { tenant }: Session,
  { roles, permissions }: Repositories,
  tenantId: string,
  roleIds: readonly string[],
): Promise<void> {
  if (tenant?.id !== tenantId || !(await mayGrant(tenant, roles, permissions, roleIds))) {
    throw denied()
  }
}

/**
 * Runs a change that may cost people of `ids` their place. Only an administrator may do that to an
 * administrator (403), and a tenant keeps at least one (422 LAST_ADMIN). Needs the lock.
 */
export async function keepingAdministrators<T>(
  session: Session,
  { members }: Repositories,
  tenantId: string,
  ids: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const administrators = await members.administratorsAmong(tenantId, ids)
  if (administrators.length > 0 && !session.tenant?.isAdmin) throw denied()
  const result = await change()
  if (administrators.length > 0 && !(await members.hasAdministrator(tenantId))) {
    throw unprocessable('LAST_ADMIN')
  }
  return result
}
