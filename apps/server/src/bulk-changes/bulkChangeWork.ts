import type { PermissionCode } from '@spruce/api-client/contract'
import type { BulkAction } from '../db/schema.js'
import { Requester } from '../imports/Requester.js'
import { JobFailure, type Work, type WorkContext } from '../jobs/WorkQueue.js'
import { Repositories } from '../repositories/repositories.js'
import type { BulkParts, BulkRun } from './BulkRun.js'
import { changePeople } from './changePeople.js'
import { undoPeople } from './undoPeople.js'

/** What the person needs who does it by hand. */
export function permissionOf(action: BulkAction): PermissionCode {
  return action === 'remove' ? 'user:remove' : 'user:edit'
}

/** A change of many people or its undoing, batch by batch; what is done stays when it is stopped. */
export function bulkChangeWork(parts: BulkParts): Work {
  return async (context) => {
    const run = await prepare(parts, context)
    if (context.job.phase === 'undo') await undoPeople(run)
    else await changePeople(run)
    return { status: 'done', result: { ...run.tally } }
  }
}

async function prepare(parts: BulkParts, context: WorkContext): Promise<BulkRun> {
  const { job } = context
  const tenantId = job.tenant_id
  return parts.engine.tx({ tenant: tenantId }, async (db) => {
    const repositories = new Repositories(db)
    const { bulkChanges } = repositories
    const change = await bulkChanges.find(tenantId, job.id)
    if (!change) throw new JobFailure({ code: 'GONE' })
    const requester = await Requester.read(db, job, permissionOf(change.action))
    if (!requester) throw new JobFailure({ code: 'NO_RIGHT' })
    const tally = await bulkChanges.tally(tenantId, job.id)
    return { ...parts, context, tenantId, change, requester, tally }
  })
}
