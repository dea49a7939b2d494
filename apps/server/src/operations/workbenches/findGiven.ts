import { notFound } from '../../http/errors.js'
import type { WorkbenchesRepository } from '../../repositories/designs/WorkbenchesRepository.js'

/** The place of a workbench among those that a member is given. @throws 404 */
export async function findGiven(
  workbenches: WorkbenchesRepository,
  tenantId: string,
  memberId: string,
  workbenchId: string,
): Promise<number> {
  const given = await workbenches.given(tenantId, memberId)
  const at = given.findIndex(({ id }) => id === workbenchId)
  if (at < 0) throw notFound('workbench', workbenchId)
  return at
}
