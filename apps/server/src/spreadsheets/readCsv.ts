import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import { plainText, SheetError, trimmed, type SheetReader, type SheetRow } from './sheet.js'

type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

const chunkBytes = 64 * 1024

/** Text with commas, semicolons or tabs, in UTF-8 with or without its mark, GB18030 or UTF-16 with it. */
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
    skip_empty_lines: false,
    max_record_size: 256 * 1024,
    info: true,
  })
  const texts = textsOf(path, encoding)
  // One chunk at a time: the parser holds no more than a chunk's rows.
  let number = 0
  const found: SheetRow[] = []
  let failure: unknown
  parser.on('readable', () => {
    for (let record = next(parser); record; record = next(parser)) {
      number += 1
      found.push({ number, cells: record })
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
      yield* taken(found, failure)
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
    yield* taken(found, failure)
  } finally {
    parser.destroy()
  }
}

function next(parser: { read(): unknown }): string[] | undefined {
  const read = parser.read() as { record: string[] } | null
  return read?.record
}

function* taken(found: SheetRow[], failure: unknown): Generator<SheetRow> {
  for (const { number, cells } of found.splice(0)) {
    yield { number, cells: trimmed(cells.map(plainText)) }
  }
  if (failure) {
    const detail =
      failure instanceof CsvError ? `${failure.code}, line ${String(failure['lines'])}` : ''
    throw new SheetError('BROKEN', detail)
  }
}

async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path)
  const head = Buffer.alloc(2)
  await file.read(head, 0, 2, 0).finally(() => file.close())
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  for (const encoding of ['utf-8', 'gb18030'] as const) {
    if (await isIn(path, encoding)) return encoding
  }
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
