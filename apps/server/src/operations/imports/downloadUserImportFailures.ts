import type { Language } from '@spruce/validators/i18n'
import { csvText } from '../../exports/csv.js'
import { defineOperation, raw } from '../../http/defineOperation.js'
import { notFound } from '../../http/errors.js'
import { importMessages } from '../../imports/importMessages.js'
import { presentImportRow } from '../../presenters/presentUserImport.js'
import type {
  UserImportRow,
  UserImportsRepository,
} from '../../repositories/imports/UserImportsRepository.js'
import { writeXlsx } from '../../spreadsheets/writeXlsx.js'
import { xlsxType } from '../../spreadsheets/xlsxParts.js'

const page = 5_000

export const downloadUserImportFailures = defineOperation('downloadUserImportFailures', {
  async handle({ params, query, tenantId, memberId, repositories, language }) {
    const job = await repositories.jobs.find(tenantId, memberId, params.id)
    const row = job && (await repositories.userImports.find(tenantId, job.id))
    if (!row) throw notFound('import', params.id)
    const { failures } = importMessages[language]
    const head = [failures.row, failures.reason, ...row.head]
    const lines = await failuresOf(repositories.userImports, row, language)
    if (query.format === 'csv') {
      return raw('text/csv; charset=utf-8', csvText(head, lines), `${failures.file}.csv`)
    }
    const widths = [8, 60, ...row.head.map(() => 20)]
    const sheet = { name: failures.sheet, head, widths, rows: lines }
    return raw(xlsxType, await writeXlsx([sheet]), `${failures.file}.xlsx`)
  },
})

async function failuresOf(
  imports: UserImportsRepository,
  one: UserImportRow,
  language: Language,
): Promise<string[][]> {
  const { tenant_id: tenantId, job_id: jobId, head } = one
  const lines: string[][] = []
  for (let after = 0; ;) {
    const rows = await imports.nextRows(tenantId, jobId, after, page, ['failed', 'left'])
    for (const row of rows) {
      const { number, cells, reasons } = presentImportRow(row, one, language)
      const why = reasons.map(({ column, message }) =>
        column === null ? message : `${column}：${message}`,
      )
      lines.push([String(number), why.join('；'), ...head.map((_, index) => cells[index] ?? '')])
    }
    if (rows.length < page) return lines
    after = rows.at(-1)?.number ?? after
  }
}
