import type { PermissionCode } from '@spruce/api-client/contract'
import type { PeopleScope } from '../repositories/members/peopleScope.js'
import type { Repositories } from '../repositories/repositories.js'
import type { Session } from './session.js'

/**
 * Whom the caller may see in a call that `perm` opens: the scope of those roles that give one of its
 * codes. A call that needs no code is about the caller or open to all of the tenant. Reads the
 * database only for callers with a narrower role.
 */
export async function resolvePeopleScope(
  { tenant }: Session,
  { permissions }: Repositories,
  perm: readonly PermissionCode[],
): Promise<PeopleScope> {
  if (!tenant || tenant.seesEverybody || perm.length === 0) return 'all'
  return permissions.peopleScope(tenant.id, tenant.memberId, perm)
}
