import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import { openOutcomes } from '../../imports/checkRows.js'
import { keptForms, plainText } from '../../spreadsheets/sheet.js'
import { readImport, takeImport } from './readImport.js'

export const replaceUserImportCells = defineOperation('replaceUserImportCells', {
  async handle({ params, body, tenantId, memberId, repositories, language, audit }) {
    const { userImports, jobs } = repositories
    const { version, index, from, to } = body
    const where = { tenantId, memberId, id: params.id }
    const taken = await takeImport(repositories, where, { version, action: 'edit', language })
    const { job, row } = taken
    const replaced =
      index < row.head.length
        ? await userImports.replaceCells(tenantId, job.id, {
            index,
            texts: keptForms(from),
            to: plainText(to),
            outcomes: openOutcomes,
          })
        : 0
    if (replaced === 0) throw unprocessable('IMPORT_ROW', [wrongField('from', 'invalid')])
    await jobs.setPhase(tenantId, job.id, 'read')
    audit({ table: 'jobs', id: job.id, name: job.title, after: { column: index, rows: replaced } })
    return ok({ replaced, import: await readImport(repositories, where, language) })
  },
})
