import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import { utf16Of } from '../files/utf16.js'
import { SheetError, textCell, trimmed, type SheetReader, type SheetRow } from './sheet.js'

type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

const chunkBytes = 64 * 1024

/** Text with commas, semicolons or tabs, in UTF-8 or UTF-16 with or without its mark, or GB18030. */
export function readCsv(path: string): SheetReader {
  return { rows: rowsOf(path), merged: [] }
}

async function* rowsOf(path: string): AsyncGenerator<SheetRow> {
  const encoding = await encodingOf(path)
  const delimiter = delimiterOf(await headOf(path, encoding))
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // A quote within a cell is a character: `张 "小三" 三`.
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 256 * 1024,
    info: true,
  })
  const texts = textsOf(path, encoding)
  // One chunk at a time: the parser holds no more than a chunk's rows.
  let number = 0
  let line = 0
  const found: SheetRow[] = []
  let failure: unknown
  parser.on('readable', () => {
    for (let record = next(parser); record; record = next(parser)) {
      number += 1
      // A cell that begins with a quote and goes on in the next line has no end of its own.
      if (record.cells.some((cell) => /^"[^"]*\n/u.test(cell))) {
        failure ??= new SheetError('QUOTE', String(line + 1))
      }
      line = record.line
      found.push({ number, cells: record.cells })
    }
  })
  parser.on('error', (error: unknown) => {
    failure = error
  })
  try {
    for await (const text of texts) {
      await new Promise<void>((resolve) => {
        if (failure || parser.destroyed) resolve()
        else parser.write(text, () => resolve())
      })
      yield* taken(found, failure, line)
    }
    await new Promise<void>((resolve) => {
      if (failure || parser.destroyed) {
        resolve()
        return
      }
      parser.once('end', resolve)
      parser.once('error', () => resolve())
      parser.end()
      parser.resume()
    })
    yield* taken(found, failure, line)
  } finally {
    parser.destroy()
  }
}

function next(parser: { read(): unknown }): { cells: string[]; line: number } | undefined {
  const read = parser.read() as { record: string[]; info: { lines: number } } | null
  return read ? { cells: read.record, line: read.info.lines } : undefined
}

/** @param line the last one of the rows so far */
function* taken(found: SheetRow[], failure: unknown, line: number): Generator<SheetRow> {
  for (const { number, cells } of found.splice(0)) {
    yield { number, cells: trimmed(cells.map((cell) => textCell(unwrapped(cell)))) }
  }
  if (failure instanceof SheetError) throw failure
  if (failure instanceof CsvError && unended.includes(failure.code)) {
    throw new SheetError('QUOTE', String(line + 1))
  }
  if (failure) throw new SheetError('BROKEN', failure instanceof CsvError ? failure.code : '')
}

const unended: readonly string[] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']

/** The text of `="000123"`, which is how exports keep spreadsheets from making a number of it. */
function unwrapped(cell: string): string {
  const inner = /^\s*="((?:[^"]|"")*)"\s*$/u.exec(cell)?.[1]
  return inner === undefined ? cell : inner.replaceAll('""', '"')
}

async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path)
  const head = Buffer.alloc(4096)
  const { bytesRead } = await file.read(head, 0, head.length, 0).finally(() => file.close())
  const wide = utf16Of(head.subarray(0, bytesRead))
  const encodings = wide === undefined ? (['utf-8', 'gb18030'] as const) : ([wide] as const)
  for (const encoding of encodings) if (await isIn(path, encoding)) return encoding
  throw new SheetError('ENCODING')
}

async function isIn(path: string, encoding: Encoding): Promise<boolean> {
  try {
    for await (const text of textsOf(path, encoding)) if (text.includes('\u0000')) return false
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** @throws TypeError for bytes that are not of the encoding */
async function* textsOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    yield decoder.decode(chunk as Buffer, { stream: true })
  }
  yield decoder.decode()
}

async function headOf(path: string, encoding: Encoding): Promise<string> {
  for await (const text of textsOf(path, encoding)) return text
  return ''
}

/** The one that stands most often in the first lines, outside quotes. */
function delimiterOf(head: string): string {
  const plain = head
    .split(/\r?\n/, 5)
    .join('\n')
    .replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => plain.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}
