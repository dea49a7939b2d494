import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { assertAction } from '../../imports/importActions.js'
import { presentJob } from '../../presenters/presentJob.js'

/** One that runs ends after its batch: until then it is `running`. */
export const cancelJob = defineOperation('cancelJob', {
  async handle({ params, tenantId, memberId, repositories, services, language, audit }) {
    const { jobs } = repositories
    const job = await jobs.lock(tenantId, memberId, params.id)
    if (!job) throw notFound('job', params.id)
    assertAction(job, 'cancel')
    await jobs.cancel(tenantId, job, services.now())
    const after = await jobs.find(tenantId, memberId, job.id)
    if (!after) throw notFound('job', params.id)
    const states = { before: { status: job.status }, after: { status: 'cancelled' } }
    audit({ table: 'jobs', id: job.id, name: job.title, ...states })
    return ok(presentJob(after, language))
  },
})
