import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportLine } from '../db/schema.js'
import { JobFailure } from '../jobs/WorkQueue.js'
import { Pace } from '../jobs/Pace.js'
import { UserImportsRepository } from '../repositories/imports/UserImportsRepository.js'
import { readCsv } from '../spreadsheets/readCsv.js'
import { readCell, SheetError, sheetLimits } from '../spreadsheets/sheet.js'
import type { SheetProblem, SheetReader, SheetRow } from '../spreadsheets/sheet.js'
import { XlsxBook } from '../spreadsheets/XlsxBook.js'
import { chooseSheet } from './chooseSheet.js'
import { findLayout, headWithin, type Layout } from './findHead.js'
import type { ImportRun } from './ImportRun.js'
import { isSample } from './template.js'

/** What the detail of a problem says is for people. */
const told: ReadonlySet<SheetProblem> = new Set(['QUOTE', 'SEVERAL_SHEETS'])
/** Another sheet or another head may be read of a file with these. */
const mendable: ReadonlySet<SheetProblem> = new Set([
  ...(['SEVERAL_SHEETS', 'TOO_MANY_ROWS', 'TOO_MANY_COLUMNS', 'TOO_MANY_MERGED', 'EMPTY'] as const),
])
const removedAtOnce = 5_000
/** From so many lines the head is chosen. */
const shownLines = 20
const shownCell = 60

/** Puts the rows of the file into the database, instead of those that were read of it before. */
export async function readFile(run: ImportRun): Promise<void> {
  const { row, files, tenantId, jobId } = run
  const key = row.storage_key
  if (key === null) return // its rows are being imported
  const folder = await mkdtemp(join(tmpdir(), 'spruce-import-'))
  try {
    const path = join(folder, 'file')
    const stored = await files.storage.get(key)
    if (!stored) throw new JobFailure({ code: 'FILE_GONE' })
    await pipeline(stored.body, createWriteStream(path, { mode: 0o600 }))
    await removeRows(run)
    if (await isZip(path)) await takeWorkbook(run, path)
    else await takeRows(run, readCsv(path))
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    run.log.info({ job: jobId, reason: error.message }, 'A file could not be imported')
    await removeRows(run)
    const isMendable = mendable.has(error.problem)
    await run.inTenant(async (db) => {
      const imports = new UserImportsRepository(db)
      const others = error.sheets ?? sheetsOf(row)
      const nothing = { head: [], mapping: [], merged: [] }
      await imports.setRead(tenantId, jobId, { ...nothing, sheets: { others } })
      if (!isMendable) await imports.forgetFile(tenantId, jobId)
    })
    if (!isMendable) await files.storage.remove(key)
    throw new JobFailure({
      code: error.problem,
      ...(told.has(error.problem) && { detail: error.detail ?? '' }),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every sheet that is known of a workbook. */
export function sheetsOf({ sheet, other_sheets: others }: ImportRun['row']): string[] {
  return sheet === null ? others : [sheet, ...others]
}

async function takeWorkbook(run: ImportRun, path: string): Promise<void> {
  const book = await XlsxBook.open(path)
  try {
    const { sheet, others } = await chooseSheet(book, run.row.chosen?.sheet, run.row.kind)
    await takeRows(run, book.read(sheet), { name: sheet.name.slice(0, 31), others })
  } finally {
    book.close()
  }
}

async function takeRows(
  run: ImportRun,
  reader: SheetReader,
  sheets?: { name: string; others: readonly string[] },
): Promise<void> {
  const { tenantId, jobId } = run
  const pace = new Pace(300)
  const first: SheetRow[] = []
  let layout: Layout | undefined
  let waiting: SheetRow[] = []
  let count = 0
  run.hiddenRows = 0
  const write = () =>
    pace.run(async () => {
      const rows = waiting
      waiting = []
      await run.inTenant(async (db) => {
        await run.context.beat(db, { done: count, total: null })
        await new UserImportsRepository(db).addRows(tenantId, jobId, rows)
      })
    })
  const take = (row: SheetRow) => {
    if (isSample(row.cells)) return
    count += 1
    if (count > sheetLimits.rows) throw new SheetError('TOO_MANY_ROWS')
    if (row.isHidden) run.hiddenRows += 1
    waiting.push(row)
  }
  const begin = () => {
    layout = findLayout(first, run.row.chosen?.headLine, run.row.kind)
    for (const row of first) if (row.number > (layout.head ?? 0)) take(row)
  }
  for await (const row of reader.rows) {
    if (row.cells.every((cell) => cell === '')) continue
    if (layout) take(row)
    else {
      first.push(row)
      if (first.length === headWithin) begin()
    }
    if (waiting.length >= pace.size) await write()
  }
  if (!layout && first.length > 0) begin()
  if (waiting.length > 0) await write()
  if (!layout || count === 0) throw new SheetError('EMPTY')
  const { names, mapping, head } = layout
  await run.inTenant(async (db) => {
    await run.context.beat(db, { done: count, total: count })
    const imports = new UserImportsRepository(db)
    const known = head === undefined ? undefined : await imports.lastMapping(tenantId, jobId, names)
    await imports.setRead(tenantId, jobId, {
      head: names,
      mapping: known ?? mapping,
      headLine: head,
      firstLines: linesToShow(first, head),
      merged: reader.merged,
      ...(sheets && { sheets }),
    })
  })
}

/** The first lines, the head and one below it among them. */
function linesToShow(first: readonly SheetRow[], head: number | undefined): ImportLine[] {
  const below = first.findIndex(({ number }) => number > (head ?? 0))
  return first
    .slice(0, Math.max(shownLines, below + 1))
    .map(({ number, cells }) => ({ number, cells: cells.map(shownText) }))
}

function shownText(cell: string): string {
  return readCell(cell).text.slice(0, shownCell)
}

async function removeRows(run: ImportRun): Promise<void> {
  const { tenantId, jobId } = run
  const remove = () =>
    run.inTenant(async (db) => {
      await run.context.beat(db, { done: 0, total: null })
      return new UserImportsRepository(db).removeRows(tenantId, jobId, removedAtOnce)
    })
  while (await remove()) continue
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, 0).finally(() => file.close())
  return head.toString('latin1') === 'PK\u0003\u0004'
}
