import { defineOperation, ok } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentJob } from '../../presenters/presentJob.js'

export const getJob = defineOperation('getJob', {
  async handle({ params, tenantId, memberId, repositories, language }) {
    const job = await repositories.jobs.find(tenantId, memberId, params.id)
    if (!job) throw notFound('job', params.id)
    return ok(presentJob(job, language))
  },
})
