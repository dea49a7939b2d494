import type { Db } from '../db/schema.js'
import type { Requester } from '../imports/Requester.js'
import { Repositories } from '../repositories/repositories.js'
import type { BulkStep } from './planPeople.js'

/** Why nobody can be moved there or get or lose that role; undefined where it can be done. */
export async function targetProblem(
  db: Db,
  { tenantId, requester }: { tenantId: string; requester: Requester },
  { action, targetId }: BulkStep,
): Promise<'GONE' | 'NO_RIGHT' | undefined> {
  const { departments, roles } = new Repositories(db)
  if (action === 'move') {
    const [place] = await departments.byIds(tenantId, [targetId ?? ''])
    if (!place) return 'GONE'
    return requester.mayPlace(place, true) ? undefined : 'NO_RIGHT'
  }
  if (action === 'addRole' || action === 'removeRole') {
    const id = targetId ?? ''
    if ((await roles.grants(tenantId, [id])).length === 0) return 'GONE'
    return (await requester.mayGrant(db, tenantId, id)) ? undefined : 'NO_RIGHT'
  }
  return undefined
}
