import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentJob } from '../../presenters/presentJob.js'

export const listJobs = defineOperation('listJobs', {
  async handle({ query, tenantId, memberId, repositories, language }) {
    const { status, page = 1, size = 20 } = query
    const { rows, total } = await repositories.jobs.list(tenantId, memberId, { status, page, size })
    return okList(
      rows.map((job) => presentJob(job, language)),
      total,
    )
  },
})
