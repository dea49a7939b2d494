import { defineOperation, okList } from '../../http/defineOperation.js'
import { presentJob } from '../../presenters/presentJob.js'
import { pagingOf } from '../pagingOf.js'

export const listJobs = defineOperation('listJobs', {
  async handle({ query, tenantId, memberId, repositories, language }) {
    const { rows, total, counts } = await repositories.jobs.list(tenantId, memberId, {
      status: query.status,
      ...pagingOf(query),
    })
    return okList(
      rows.map((job) => presentJob(job, language)),
      total,
      counts,
    )
  },
})
