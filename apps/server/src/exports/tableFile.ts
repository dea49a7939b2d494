import { Readable } from 'node:stream'
import { file, type FileAnswer } from '../http/answers.js'
import { streamXlsx } from '../spreadsheets/streamXlsx.js'
import { xlsxType } from '../spreadsheets/xlsxParts.js'
import { csvLines, type Cell } from './csv.js'

/** A table that is too long to be held: its rows come page by page. */
export interface Table {
  /** Of the file, without its ending, and of its sheets. */
  name: string
  head: readonly string[]
  /** Read one after another, each when the last has gone out. */
  pages: AsyncIterator<readonly (readonly Cell[])[], void>
}

/** The table as a file that is written while it is sent. */
export function tableFile(format: 'csv' | 'xlsx', { name, head, pages }: Table): FileAnswer {
  if (format === 'xlsx') {
    return file(xlsxType, `${name}.xlsx`, () => streamXlsx({ name, head, pages }))
  }
  return file('text/csv; charset=utf-8', `${name}.csv`, () =>
    Readable.from(csvChunks(head, pages), { objectMode: false }),
  )
}

async function* csvChunks(head: Table['head'], pages: Table['pages']): AsyncGenerator<string> {
  try {
    yield `\ufeff${csvLines([head])}`
    for (let page = await pages.next(); !page.done; page = await pages.next()) {
      if (page.value.length > 0) yield csvLines(page.value)
    }
  } finally {
    await pages.return?.()
  }
}
