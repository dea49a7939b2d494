import { defineOperation, ok } from '../../http/defineOperation.js'
import { assertVersion, notFound } from '../../http/errors.js'
import { illegalState } from '../../http/transitions.js'
import { bulkActionsOf } from '../../bulk-changes/bulkActions.js'
import { readBulkChange } from './readBulkChange.js'

/** Starts the way back; who is undone and who stays the job finds out. */
export const undoBulkChange = defineOperation('undoBulkChange', {
  async handle(context) {
    const { params, body, tenantId, memberId, repositories, services } = context
    const job = await repositories.jobs.lock(tenantId, memberId, params.id)
    if (job?.kind !== 'bulk-change') throw notFound('bulkChange', params.id)
    assertVersion(body.version, job.version, await readBulkChange(context, job.id))
    const actions = bulkActionsOf(job)
    if (!actions.includes('undo')) throw illegalState(actions)
    await repositories.jobs.queue(tenantId, job.id, 'undo')
    context.audit({
      table: 'jobs',
      id: job.id,
      name: job.title,
      before: { phase: job.phase, status: job.status },
      after: { phase: 'undo', status: 'queued' },
    })
    context.afterCommit(() => {
      services.work.wake()
      return Promise.resolve()
    })
    return ok(await readBulkChange(context, job.id))
  },
})
