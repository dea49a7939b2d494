import { defineOperation, okList } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { presentImportRow } from '../../presenters/presentUserImport.js'

export const listUserImportRows = defineOperation('listUserImportRows', {
  async handle({ params, query, tenantId, memberId, repositories, language }) {
    const { jobs, userImports } = repositories
    const { outcome, page = 1, size = 20 } = query
    const job = await jobs.find(tenantId, memberId, params.id)
    const row = job && (await userImports.find(tenantId, job.id))
    if (!row) throw notFound('import', params.id)
    const filter = { outcome, page, size }
    const { rows, total } = await userImports.listRows(tenantId, row.job_id, filter)
    return okList(
      rows.map((one) => presentImportRow(one, row.head, language)),
      total,
    )
  },
})
