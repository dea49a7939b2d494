import { chooseColumns, type FileColumn, type FileQuery } from '../../exports/fileColumns.js'
import type { Cell } from '../../exports/csv.js'
import { tableFile } from '../../exports/tableFile.js'
import type { FileAnswer } from '../../http/answers.js'
import { type OfCustomer, withCustomer } from '../../presenters/logColumns.js'
import { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'
import type { Language } from '@spruce/validators/i18n'

/** Lines that one page of a file has: a short statement, and a few megabytes at most. */
const linesOfPage = 1_000

interface ExportContext {
  repositories: Repositories
  services: Services
  language: Language
  /** How the file is to be written. */
  file: FileQuery
}

interface ExportedLog<Line, Shown> {
  /** Of the file. */
  name: string
  columns: readonly FileColumn<Shown>[]
  /** Up to `limit` lines after this one, or the first. */
  read: (repositories: Repositories, after: Line | undefined, limit: number) => Promise<Line[]>
  present: (line: Line) => Shown
}

/**
 * All lines of a log as a file that is written page by page, each with its customer. The first page
 * is read at once, in the caller's transaction, so that what fails there is an answer and no torso.
 * Each of the others is a statement of its own: a long file holds neither a connection nor a lock, and
 * when nobody reads on, nothing is read.
 */
export async function exportedLog<Line extends { tenantId: string }, Shown>(
  { repositories, services, language, file }: ExportContext,
  { name, columns, read, present }: ExportedLog<Line, Shown>,
): Promise<FileAnswer> {
  const chosen = chooseColumns<Shown & OfCustomer>(withCustomer(language, columns), file)

  async function pageAfter(from: Repositories, after: Line | undefined) {
    const lines = await read(from, after, linesOfPage)
    const names = await from.tenants.names(lines.map(({ tenantId }) => tenantId))
    const rows = lines.map((line) => {
      const { tenantId } = line
      const shown = {
        ...present(line),
        customerId: tenantId === '-' ? null : tenantId,
        customerName: names.get(tenantId) ?? null,
      }
      return chosen.map(({ cell }) => cell(shown))
    })
    return { rows, last: lines.length < linesOfPage ? undefined : lines.at(-1) }
  }

  async function* pagesFrom({
    rows,
    last,
  }: Awaited<ReturnType<typeof pageAfter>>): AsyncGenerator<Cell[][], void> {
    yield rows
    const later = new Repositories(services.engine.platform)
    while (last) {
      const page = await pageAfter(later, last)
      yield page.rows
      last = page.last
    }
  }

  return tableFile(file.format ?? 'csv', {
    name,
    head: chosen.map(({ head }) => head),
    pages: pagesFrom(await pageAfter(repositories, undefined)),
  })
}
