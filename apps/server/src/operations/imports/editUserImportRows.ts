import { defineOperation, ok } from '../../http/defineOperation.js'
import { unprocessable, wrongField } from '../../http/errors.js'
import type { ImportOutcome } from '../../db/schema.js'
import { openOutcomes } from '../../imports/checkRows.js'
import { plainText } from '../../spreadsheets/sheet.js'
import { readImport, takeImport } from './readImport.js'

/** What is imported is corrected at the person, not in the row. */
const open: readonly ImportOutcome[] = openOutcomes

export const editUserImportRows = defineOperation('editUserImportRows', {
  async handle({ params, body, tenantId, memberId, repositories, language, audit }) {
    const { userImports, jobs } = repositories
    const { version, rows } = body
    const where = { tenantId, memberId, id: params.id }
    const taken = await takeImport(repositories, where, { version, action: 'edit', language })
    const { job, row } = taken
    const numbers = [...new Set(rows.map(({ number }) => number))]
    const known = await userImports.rowsByNumber(tenantId, job.id, numbers)
    const cellsOf = new Map(
      known
        .filter(({ outcome }) => open.includes(outcome))
        .map((one) => [one.number, [...one.cells]]),
    )
    for (const { number, cells } of rows) {
      const target = cellsOf.get(number)
      if (!target || cells.some(({ index }) => index >= row.head.length)) {
        throw unprocessable('IMPORT_ROW', [wrongField('rows', 'invalid')])
      }
      for (const { index, text } of cells) {
        while (target.length < index) target.push('')
        target[index] = plainText(text)
      }
    }
    const changed = [...cellsOf].map(([number, cells]) => ({ number, cells }))
    await userImports.setCells(tenantId, job.id, changed)
    await jobs.setPhase(tenantId, job.id, 'read')
    audit({ table: 'jobs', id: job.id, name: job.title, after: { rows: numbers } })
    return ok(await readImport(repositories, where, language))
  },
})
