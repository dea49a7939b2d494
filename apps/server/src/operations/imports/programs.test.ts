import type { Schemas } from '@spruce/api-client/contract'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '../../spreadsheets/readCsv.js'
import { readXlsx } from '../../spreadsheets/readXlsx.js'
import { ImportCalls } from '../../testing/ImportCalls.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { headersOf } from '../../testing/sweep.js'

const files = [
  ...['openpyxl.xlsx', 'libreoffice.xlsx', 'libreoffice.csv', 'excel.xlsx', 'wps.xlsx'],
  ...['excel_utf8.csv', 'excel_gbk.csv'],
]
const fixtures = join(import.meta.dirname, '../../spreadsheets/fixtures/programs')
const folder = mkdtempSync(join(tmpdir(), 'spruce-programs-'))

let bench: Bench
let org: Organisation
let calls: ImportCalls
beforeAll(async () => {
  bench = await openBench({ own: true })
  org = await Organisation.of(bench)
  calls = new ImportCalls(bench, org)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await bench.close()
})

/** The lines of a table that say something. */
async function linesOf(path: string): Promise<string[][]> {
  const lines: string[][] = []
  for await (const { cells } of (path.endsWith('.csv') ? readCsv : readXlsx)(path).rows) {
    if (cells.some((cell) => cell !== '')) lines.push(cells)
  }
  return lines
}

const padded = (cells: readonly string[]) => Array.from({ length: 7 }, (_, at) => cells[at] ?? '')

describe('the template of members, filled and saved by other programs', () => {
  it.each(files)('%s: its failures are the file again, cell by cell', async (name) => {
    const original = join(fixtures, name)
    const file = { bytes: readFileSync(original), name }
    const { id } = await calls.get<Schemas['UserImport']>('importUsers', { file })
    // No department is there, so every row fails; the sample row is none.
    expect((await calls.drained(id)).job.result).toEqual({ rows: 3, failed: 3, departments: 0 })
    const [head = [], , ...people] = await linesOf(original)
    for (const format of ['xlsx', 'csv']) {
      const { rawPayload } = await bench.app.inject({
        url: `/spruce/api/v1/user-imports/${id}/failures?format=${format}`,
        headers: { ...headersOf(org.admin), 'current-tenant': bench.world.tenants.a },
      })
      const path = join(folder, `${name}.${format}`)
      writeFileSync(path, rawPayload)
      const failures = (await linesOf(path)).map((cells) => padded(cells.slice(2)))
      expect(failures).toEqual([head, ...people].map(padded))
    }
  })
})
