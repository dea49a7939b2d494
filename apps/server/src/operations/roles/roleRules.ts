import type { DataScope } from '../../db/schema.js'
import { denied, notFound, unprocessable } from '../../http/errors.js'
import type { Repositories } from '../../repositories/repositories.js'
import type { RoleRecord } from '../../repositories/roles/RolesRepository.js'
import type { Session } from '../../sessions/session.js'
import { keepingAdministrators } from '../members/memberRules.js'
import { writeRefusal } from '../writeRefusal.js'

/** A name or code that another role of the tenant has is 409 DUPLICATE. */
export function roleRefusal(error: unknown): unknown {
  return writeRefusal(error, { roles_name: 'name', roles_code: 'code' })
}

/** @throws 404 when the tenant has no such role */
export async function findRole(
  { roles }: Repositories,
  tenantId: string,
  id: string,
): Promise<RoleRecord> {
  const role = await roles.find(tenantId, id)
  if (!role) throw notFound('role', id)
  return role
}

/** @throws 403 unless the caller holds every one of `codes` that the tenant's plan lets anybody hold */
export function assertHolds({ tenant }: Session, codes: readonly string[]): void {
  const permissions = tenant?.permissions
  if (!codes.every((code) => permissions?.hasStored(code) || permissions?.isOutsidePlan(code))) {
    throw denied()
  }
}

/** Nobody makes a role that shows more people than they see themselves. @throws 403 */
export function assertMayScope({ tenant }: Session, scope: DataScope): void {
  if (scope !== 'self' && !tenant?.seesEverybody) throw denied()
}

/** What comes with the product stays as the product made it. @throws 422 ROLE_BUILTIN */
export function assertNotBuiltin(role: RoleRecord): void {
  if (role.builtin) throw unprocessable('ROLE_BUILTIN')
}

/** As `keepingAdministrators`, for a change that takes these roles from all who hold them. */
export async function keepingHolders<T>(
  session: Session,
  repositories: Repositories,
  tenantId: string,
  roles: readonly RoleRecord[],
  change: () => Promise<T>,
): Promise<T> {
  const administrators = roles.filter(({ grantsAll }) => grantsAll).map(({ id }) => id)
  if (administrators.length === 0) return change()
  const ids = await repositories.roles.memberIds(tenantId, administrators)
  return keepingAdministrators(session, repositories, tenantId, ids, change)
}
