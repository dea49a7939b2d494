import type { Cell } from '../../exports/csv.js'
import { Repositories } from '../../repositories/repositories.js'
import type { Services } from '../../services.js'

/** Lines that one page of a file has: a short statement, and a few megabytes at most. */
const linesOfPage = 1_000

interface ExportedLog<Line> {
  /** Up to `limit` lines after this one, or the first. */
  read: (repositories: Repositories, after: Line | undefined, limit: number) => Promise<Line[]>
  cellsOf: (line: Line) => Cell[]
}

/**
 * All lines of a log as rows of a file, page by page, each with its customer in front. The first page
 * is read at once, in the caller's transaction, so that what fails there is an answer and no torso.
 * Each of the others is a statement of its own: a long file holds neither a connection nor a lock, and
 * when nobody reads on, nothing is read.
 */
export async function exportedPages<Line extends { tenantId: string }>(
  { repositories, services }: { repositories: Repositories; services: Services },
  { read, cellsOf }: ExportedLog<Line>,
): Promise<AsyncGenerator<Cell[][], void>> {
  async function pageAfter(from: Repositories, after: Line | undefined) {
    const lines = await read(from, after, linesOfPage)
    const names = await from.tenants.names(lines.map(({ tenantId }) => tenantId))
    return {
      rows: lines.map((line) => [names.get(line.tenantId), ...cellsOf(line)]),
      last: lines.length < linesOfPage ? undefined : lines.at(-1),
    }
  }

  async function* pagesFrom({ rows, last }: Awaited<ReturnType<typeof pageAfter>>) {
    yield rows
    const later = new Repositories(services.engine.platform)
    while (last) {
      const page = await pageAfter(later, last)
      yield page.rows
      last = page.last
    }
  }

  return pagesFrom(await pageAfter(repositories, undefined))
}
