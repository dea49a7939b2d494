import { denied, unprocessable } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
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

/**
 * Nobody hands out, or takes away, more than they hold: the administrator's role only an
 * administrator, another role only who has all of its permissions and sees whom it shows, or holds
 * the role. @throws 403
 */
export async function assertMayGrant(
  session: Session,
  { roles, permissions }: Repositories,
  tenantId: string,
  roleIds: readonly string[],
): Promise<void> {
  const { tenant } = session
  if (tenant?.isAdmin) return
  const grants = await roles.grants(tenantId, roleIds)
  for (const grant of grants) {
    const isHeld = grant.permissions.every(
      (code) => tenant?.permissions.hasStored(code) || tenant?.permissions.isOutsidePlan(code),
    )
    if (grant.grantsAll || !isHeld) throw denied()
  }
  if (!tenant || tenant.seesEverybody) return
  const wider = grants.filter((one) => one.permissions.length > 0 && one.dataScope !== 'self')
  if (wider.length === 0) return
  const held = new Set(
    (await permissions.heldRoles(tenantId, tenant.memberId))
      .filter(({ enabled }) => enabled)
      .map(({ id }) => id),
  )
  if (wider.some(({ id }) => !held.has(id))) throw denied()
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
