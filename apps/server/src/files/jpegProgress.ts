import { BitReader, ended, unknown, type HuffmanTable } from './jpegBits.js'
import { blocksOfUnit, layOutScan, type JpegFrame, type JpegScan } from './jpegScan.js'

/** A picture needs a dozen; each goes over all blocks, and may be a few bytes long. */
const maxScans = 256
/** Larger pictures are refused by their size and not read. */
const maxPixels = 50_000_000
const maxComponents = 4

/** Which coefficients of a scan, and from which bit down to which. */
interface Band {
  from: number
  to: number
  high: number
  low: number
}

type Outcome = 'read' | 'ended' | 'unknown'

/**
 * How exactly the scans of a progressive JPEG have told each coefficient so far, and whether each scan
 * has the data of all its blocks. Reads their codes without making pixels of them. Where the middle of
 * the file is missing, so are the last blocks of a scan or the scans that would have made the picture
 * whole; a mark behind them does not mend that.
 */
export class JpegProgress {
  /** By component and coefficient, how many low bits are still to come; -1 where nothing was told. */
  private readonly missing: ReadonlyMap<number, Int8Array>
  /** By component, which coefficients of each block are not zero: 64 bits in two numbers. */
  private readonly nonzero = new Map<number, Uint32Array>()
  /** False once something could not be read: later scans build upon it. */
  private isReadable: boolean
  private scanCount = 0

  constructor(private readonly frame: JpegFrame) {
    const { components, width, height } = frame
    this.missing = new Map(components.map(({ id }) => [id, new Int8Array(64).fill(-1)]))
    this.isReadable = width * height <= maxPixels && components.length <= maxComponents
  }

  /** @throws RangeError where the head or the data of the scan end before */
  take(scan: JpegScan, tables: ReadonlyMap<number, HuffmanTable>): void {
    this.scanCount += 1
    if (this.scanCount > maxScans) throw new RangeError('scans without end')
    const { head } = scan
    const count = head.readUInt8(0)
    const behind = 1 + 2 * count
    const bits = head.readUInt8(behind + 2)
    const band = {
      ...{ from: head.readUInt8(behind), to: head.readUInt8(behind + 1) },
      ...{ high: bits >> 4, low: bits & 15 },
    }
    for (let index = 0; index < count; index += 1) {
      this.missing.get(head.readUInt8(1 + 2 * index))?.fill(band.low, band.from, band.to + 1)
    }
    if (!this.isReadable) return
    const outcome =
      band.from === 0 ? readDc(this.frame, scan, tables, band) : this.readAc(scan, tables, band)
    if (outcome === 'ended') throw new RangeError('the pixels end before')
    this.isReadable = outcome === 'read'
  }

  get isWhole(): boolean {
    return [...this.missing.values()].every((bits) => bits.every((left) => left === 0))
  }

  private readAc(
    { head, pixels, restartInterval }: JpegScan,
    tables: ReadonlyMap<number, HuffmanTable>,
    band: Band,
  ): Outcome {
    const layout = layOutScan(this.frame, head)
    const [part] = layout?.parts ?? []
    const table = part && tables.get(0x10 | (part.tables & 15))
    if (!layout || !table || layout.parts.length > 1 || band.to > 63) return 'unknown'
    const nonzero = this.nonzero.get(part.id) ?? new Uint32Array(2 * layout.units)
    this.nonzero.set(part.id, nonzero)
    const bits = new BitReader(pixels)
    const reader =
      band.high === 0 ? new FirstBand(bits, table, band) : new FinerBand(bits, table, band)
    for (let unit = 0; unit < layout.units; unit += 1) {
      if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) reader.restart()
      const outcome = reader.readBlock(nonzero, 2 * unit)
      if (outcome !== 'read') return outcome
    }
    return 'read'
  }
}

function readDc(
  frame: JpegFrame,
  { head, pixels, restartInterval }: JpegScan,
  tables: ReadonlyMap<number, HuffmanTable>,
  { high }: Band,
): Outcome {
  const layout = layOutScan(frame, head)
  if (!layout) return 'unknown'
  const blocks = blocksOfUnit(layout, ({ tables: chosen }) => tables.get(chosen >> 4))
  const bits = new BitReader(pixels)
  for (let unit = 0; unit < layout.units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) bits.restart()
    for (const table of blocks) {
      // A finer scan has one bit for each block.
      const size = high > 0 ? 1 : table ? bits.code(table) : unknown
      if (size < 0) return size === ended ? 'ended' : 'unknown'
      if (!bits.skip(size)) return 'ended'
    }
  }
  return 'read'
}

/** The coefficients of a band as a scan tells them, the first time or finer than before. */
abstract class BandReader {
  /** So many blocks, from this one, have nothing new in the band. */
  protected emptyBlocks = 0

  constructor(
    protected readonly bits: BitReader,
    protected readonly table: HuffmanTable,
    protected readonly band: Band,
  ) {}

  restart(): void {
    this.bits.restart()
    this.emptyBlocks = 0
  }

  abstract readBlock(nonzero: Uint32Array, at: number): Outcome

  /** Begins a run of empty blocks. False when its length is missing. */
  protected beginRun(exponent: number): boolean {
    const more = this.bits.read(exponent)
    this.emptyBlocks = (1 << exponent) + more
    return more >= 0
  }
}

class FirstBand extends BandReader {
  readBlock(nonzero: Uint32Array, at: number): Outcome {
    const { from, to } = this.band
    for (let index = from; index <= to && this.emptyBlocks === 0; index += 1) {
      const code = this.bits.code(this.table)
      if (code < 0) return code === ended ? 'ended' : 'unknown'
      const [zeros, size] = [code >> 4, code & 15]
      if (size > 0) {
        index += zeros
        if (index > to) return 'unknown'
        if (!this.bits.skip(size)) return 'ended'
        mark(nonzero, at, index)
      } else if (zeros === 15) {
        index += 15
      } else if (!this.beginRun(zeros)) {
        return 'ended'
      }
    }
    if (this.emptyBlocks > 0) this.emptyBlocks -= 1
    return 'read'
  }
}

/** A bit for each coefficient that is not zero, among those that become so. */
class FinerBand extends BandReader {
  readBlock(nonzero: Uint32Array, at: number): Outcome {
    const { from, to } = this.band
    let index = from
    while (index <= to && this.emptyBlocks === 0) {
      const code = this.bits.code(this.table)
      if (code < 0) return code === ended ? 'ended' : 'unknown'
      const [zeros, size] = [code >> 4, code & 15]
      if (size === 0 && zeros < 15) {
        if (!this.beginRun(zeros)) return 'ended'
        break
      }
      if (size > 0 && !this.bits.skip(1)) return 'ended'
      index = this.pass(nonzero, at, index, zeros)
      if (index < 0) return 'ended'
      if (size > 0) {
        if (index > to) return 'unknown'
        mark(nonzero, at, index)
      }
      index += 1
    }
    if (this.emptyBlocks > 0) {
      if (this.pass(nonzero, at, index, 64) < 0) return 'ended'
      this.emptyBlocks -= 1
    }
    return 'read'
  }

  /** Goes over so many zeros and every other coefficient among them, to the zero behind; -1 at the end. */
  private pass(nonzero: Uint32Array, at: number, start: number, zeros: number): number {
    let left = zeros
    for (let index = start; index <= this.band.to; index += 1) {
      if (isMarked(nonzero, at, index)) {
        if (!this.bits.skip(1)) return -1
      } else if (left === 0) {
        return index
      } else {
        left -= 1
      }
    }
    return this.band.to + 1
  }
}

function mark(nonzero: Uint32Array, at: number, index: number) {
  const word = at + (index >> 5)
  nonzero[word] = (nonzero[word] ?? 0) | (1 << (index & 31))
}

function isMarked(nonzero: Uint32Array, at: number, index: number): boolean {
  return ((nonzero[at + (index >> 5)] ?? 0) & (1 << (index & 31))) !== 0
}
