import { zoneClock } from '@spruce/validators/time'
import { badRequest, wrongField } from '../http/errors.js'
import type { Cell } from './csv.js'
import { tableFile } from './tableFile.js'

/** What a caller may ask of a file: the parameters `FileFormat`, `columns` and `FileZone`. */
export interface FileQuery {
  format?: 'csv' | 'xlsx'
  columns?: string
  zone?: string
}

/** A column of a file. */
export interface FileColumn<Line> {
  /** As the screen's table names it. */
  id: string
  head: string
  /** A `Date` is a moment: the file shows it as the clock of its zone does. */
  cell: (line: Line) => Cell
}

/** The clock of a file where the caller names none. */
const defaultZone = 'Asia/Shanghai'

/** The parts of a query that say how a file is written, and those that say what is in it. */
export function splitFileQuery<Query extends FileQuery>({ format, columns, zone, ...rest }: Query) {
  const file: FileQuery = {
    ...(format !== undefined && { format }),
    ...(columns !== undefined && { columns }),
    ...(zone !== undefined && { zone }),
  }
  return { file, filter: rest }
}

/**
 * The columns that are asked for, in their order, or all; times show the zone's clock.
 * @throws 400 for a column that there is not
 */
export function chooseColumns<Line>(
  all: readonly FileColumn<Line>[],
  { columns: asked, zone = defaultZone }: FileQuery,
): FileColumn<Line>[] {
  const byId = new Map(all.map((column) => [column.id, column]))
  const ids = asked === undefined ? byId.keys() : new Set(asked.split(','))
  const wallOf = zoneClock(zone)
  return [...ids].map((id) => {
    const column = byId.get(id)
    if (!column) throw badRequest(400, [wrongField('columns', 'invalid')])
    return {
      ...column,
      cell: (line) => {
        const value = column.cell(line)
        return value instanceof Date ? wallOf(value.getTime()).toDate() : value
      },
    }
  })
}

/** The lines as the file that is asked for. @throws 400 for a column that there is not */
export function linesFile<Line>(
  query: FileQuery,
  name: string,
  all: readonly FileColumn<Line>[],
  lines: readonly Line[],
) {
  const columns = chooseColumns(all, query)
  const rows = lines.map((line) => columns.map(({ cell }) => cell(line)))
  return tableFile(query.format ?? 'csv', {
    name,
    head: columns.map(({ head }) => head),
    pages: onePage(rows),
  })
}

async function* onePage<Page>(page: Page): AsyncGenerator<Page, void> {
  yield await Promise.resolve(page)
}

/** Says a moment as the zone's clock shows it: `YYYY-MM-DD HH:mm:ss`. */
export function clockText(zone = defaultZone): (iso: string) => string {
  const wallOf = zoneClock(zone)
  return (iso) => wallOf(Date.parse(iso)).format('YYYY-MM-DD HH:mm:ss')
}
