import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentImportRow } from '../../presenters/presentUserImport.js'
import { pagingOf } from '../pagingOf.js'

export const listUserImportRows = defineOperation('listUserImportRows', {
  async handle({ params, query, tenantId, memberId, repositories, language }) {
    const { jobs, userImports } = repositories
    const { outcome } = query
    const job = await jobs.find(tenantId, memberId, params.id)
    const row = job && (await userImports.find(tenantId, job.id))
    if (!row) throw notFound('import', params.id)
    const filter = { outcome, ...pagingOf(query) }
    const { rows, total, counts } = await userImports.listRows(tenantId, row.job_id, filter)
    return okList(
      rows.map((one) => presentImportRow(one, row, language)),
      total,
      counts,
    )
  },
})
