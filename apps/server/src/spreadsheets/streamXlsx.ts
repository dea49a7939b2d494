import { PassThrough, pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Cell } from '../exports/csv.js'
import { addParts, rowXml, sheetEnd, sheetPlace, sheetStart, styles } from './xlsxParts.js'

type Row = readonly Cell[]

/** A table whose rows come page by page. */
export interface TableToStream {
  /** Of the sheet; what does not fit into one goes on in `name 2`. */
  name: string
  head: readonly string[]
  pages: AsyncIterator<readonly Row[], void>
}

/** Rows that spreadsheets take in one sheet, the head among them. */
const mostRows = 1_048_576
/** More than this in a cell, and spreadsheets call the file broken. */
const mostCharacters = 32_767
/** In characters. */
const columnWidth = 22

/**
 * A workbook that is packed while its rows are read: it holds one page of them. Where it is destroyed
 * the pages are told; where they fail it is destroyed, so that nobody takes the torso for the whole.
 */
export function streamXlsx(
  { name, head, pages }: TableToStream,
  most: number = mostRows,
): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  pipeline(zip.outputStream, out, () => undefined) // what fails, `write` says
  const names: string[] = []
  let sheet: Readable | undefined
  let page: readonly Row[] = []
  let at = 0

  async function hasMore(): Promise<boolean> {
    while (at >= page.length) {
      const next = await pages.next()
      if (next.done) return false
      page = next.value
      at = 0
    }
    return true
  }

  async function* sheetXml(): AsyncGenerator<string> {
    yield sheetStart(head.map(() => columnWidth))
    let part = rowXml(1, head, styles.head)
    for (let number = 2; number <= most && (await hasMore()); number += 1) {
      part += rowXml(number, (page[at] ?? []).map(fitting), styles.text)
      at += 1
      if (part.length > 64 * 1024) {
        yield part
        part = ''
      }
    }
    yield part + sheetEnd
  }

  async function write() {
    do {
      names.push(names.length === 0 ? name : `${name} ${String(names.length + 1)}`)
      sheet = Readable.from(sheetXml())
      zip.addReadStream(sheet, sheetPlace(names.length))
      await finished(sheet)
    } while (await hasMore())
    addParts(zip, names)
    zip.end()
  }

  out.once('close', () => {
    sheet?.destroy()
    void pages.return?.()
  })
  write().catch((error: unknown) => out.destroy(error instanceof Error ? error : undefined))
  return out
}

function fitting(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  return cell.length < mostCharacters ? cell : `${cell.slice(0, mostCharacters - 2)}…`
}
