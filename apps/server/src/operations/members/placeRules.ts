import { denied } from '../../http/errors.js'
import type { PeopleScope } from '../../repositories/members/peopleScope.js'
import type { Repositories } from '../../repositories/repositories.js'
import { isWithin } from '../../repositories/departments/departmentPath.js'

/** Nobody puts people where they would not see them. @throws 403 */
export async function assertMayPlace(
  scope: PeopleScope,
  { departments }: Repositories,
  tenantId: string,
  departmentIds: readonly string[],
): Promise<void> {
  if (scope === 'all' || departmentIds.length === 0) return
  const places = await departments.byIds(tenantId, departmentIds)
  const isSeen = ({ id, path }: { id: string; path: string }) =>
    scope.departmentIds.includes(id) || scope.branches.some((branch) => isWithin(path, branch))
  if (!places.every(isSeen)) throw denied()
}
