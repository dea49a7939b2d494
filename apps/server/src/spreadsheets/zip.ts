import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { errorText } from '../config/errorText.js'
import { SheetError } from './sheet.js'

/** What a workbook may unpack to: ten times what 50,000 full rows need. */
const limits = { entries: 2_000, sheet: 200, strings: 48, other: 4 } as const
const megabyte = 1024 * 1024

/** The parts of a workbook that are read. What they unpack to is checked before a byte is unpacked. */
export class Workbook {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws SheetError */
  static async open(path: string): Promise<Workbook> {
    let zip: ZipFile | undefined
    try {
      zip = await openPromise(path, {
        autoClose: false,
        lazyEntries: true,
        validateEntrySizes: true,
      })
      const entries = new Map<string, Entry>()
      let sheetBytes = 0
      if (zip.entryCount > limits.entries) throw new SheetError('BOMB', 'entries')
      for await (const entry of zip.eachEntry()) {
        if (entry.isEncrypted()) throw new SheetError('ENCRYPTED')
        const name = entry.fileName.toLowerCase()
        if (entry.uncompressedSize > limitOf(name) * megabyte) throw new SheetError('BOMB', name)
        if (isSheet(name)) sheetBytes += entry.uncompressedSize
        // All sheets are looked into for the one that is meant.
        if (sheetBytes > limits.sheet * megabyte) throw new SheetError('BOMB', 'sheets')
        entries.set(name, entry)
      }
      return new Workbook(zip, entries)
    } catch (error) {
      zip?.close()
      throw error instanceof SheetError ? error : new SheetError('BROKEN', messageOf(error))
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
  }

  /** Unpacked; ends with an error where it is more than the directory says. */
  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) throw new SheetError('BROKEN', `no ${name}`)
    try {
      return await this.zip.openReadStreamPromise(entry)
    } catch (error) {
      throw new SheetError('BROKEN', messageOf(error))
    }
  }

  close(): void {
    this.zip.close()
  }
}

function isSheet(name: string): boolean {
  return /\/worksheets\/[^/]+\.xml$/.test(name)
}

/** Pictures and the like are never unpacked. */
function limitOf(name: string): number {
  if (isSheet(name)) return limits.sheet
  if (/sharedstrings\.xml$/.test(name)) return limits.strings
  return /\.(xml|rels)$/.test(name) && !name.startsWith('customxml/') ? limits.other * 8 : Infinity
}

function messageOf(error: unknown): string {
  return errorText(error)
}
