/** What a frame says of the blocks that its scans hold. */
export interface JpegFrame {
  width: number
  height: number
  components: readonly { id: number; across: number; down: number }[]
}

/** A Huffman table by 16 bits: how long the code at their start is, and what it stands for. */
export type HuffmanTable = Uint16Array

/** The tables of a DHT segment, by class and number as they stand in it. @throws RangeError */
export function readHuffmanTables(data: Buffer): Map<number, HuffmanTable> {
  const tables = new Map<number, HuffmanTable>()
  for (let at = 0; at < data.length;) {
    const name = data.readUInt8(at)
    const table = new Uint16Array(65_536)
    let value = at + 17
    let next = 0
    for (let length = 1; length <= 16; length += 1) {
      const span = 1 << (16 - length)
      for (let count = data.readUInt8(at + length); count > 0; count -= 1) {
        table.fill((length << 8) | data.readUInt8(value), next, next + span)
        next += span
        value += 1
      }
    }
    tables.set(name, table)
    at = value
  }
  return tables
}

/** The frame of an SOF segment. @throws RangeError */
export function readFrame(data: Buffer): JpegFrame {
  const components = Array.from({ length: data.readUInt8(5) }, (_, index) => {
    const factors = data.readUInt8(7 + 3 * index)
    return { id: data.readUInt8(6 + 3 * index), across: factors >> 4, down: factors & 15 }
  })
  return { width: data.readUInt16BE(3), height: data.readUInt16BE(1), components }
}

/**
 * Reads the codes of a sequential scan without making pixels of them. False when the data end before
 * the last block: the middle of the file is missing, whatever mark stands behind it. What cannot be
 * read otherwise is left to the decoder.
 */
export function isScanWhole(
  frame: JpegFrame,
  tables: ReadonlyMap<number, HuffmanTable>,
  { head, pixels, restartInterval }: { head: Buffer; pixels: Buffer; restartInterval: number },
): boolean {
  const { components, width, height } = frame
  const mostAcross = Math.max(...components.map(({ across }) => across))
  const mostDown = Math.max(...components.map(({ down }) => down))
  const parts = Array.from({ length: head.readUInt8(0) }, (_, index) => {
    const component = components.find(({ id }) => id === head.readUInt8(1 + 2 * index))
    const chosen = head.readUInt8(2 + 2 * index)
    const [dc, ac] = [tables.get(chosen >> 4), tables.get(0x10 | (chosen & 15))]
    return component && dc && ac ? { ...component, dc, ac } : undefined
  }).filter((part) => part !== undefined)
  const [only] = parts
  if (!only || parts.length !== head.readUInt8(0) || height === 0) return true
  const inBlocks = (pixelsLong: number, factor: number, most: number) =>
    Math.ceil(Math.ceil((pixelsLong * factor) / most) / 8)
  // A scan of one component holds its own blocks; of several, whole groups of blocks.
  const units =
    parts.length === 1
      ? inBlocks(width, only.across, mostAcross) * inBlocks(height, only.down, mostDown)
      : Math.ceil(width / (8 * mostAcross)) * Math.ceil(height / (8 * mostDown))
  const blocks = parts.flatMap(({ dc, ac, across, down }) =>
    Array.from({ length: parts.length === 1 ? 1 : across * down }, () => ({ dc, ac })),
  )
  const bits = new BitReader(pixels)
  for (let unit = 0; unit < units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) bits.restart()
    for (const block of blocks) {
      const end = readBlock(bits, block)
      if (end !== 'read') return end === 'unknown'
    }
  }
  return true
}

/**
 * How exactly the scans of a progressive JPEG have told each coefficient so far. Where the middle of
 * the file is missing, so are the scans that would have made the picture whole.
 */
export class JpegProgress {
  /** By component and coefficient, how many low bits are still to come; -1 where nothing was told. */
  private readonly missing: ReadonlyMap<number, Int8Array>

  constructor({ components }: JpegFrame) {
    this.missing = new Map(components.map(({ id }) => [id, new Int8Array(64).fill(-1)]))
  }

  /** @throws RangeError where the head of the scan ends before */
  take(head: Buffer): void {
    const count = head.readUInt8(0)
    const behind = 1 + 2 * count
    const [from, to] = [head.readUInt8(behind), head.readUInt8(behind + 1)]
    const low = head.readUInt8(behind + 2) & 15
    for (let index = 0; index < count; index += 1) {
      this.missing.get(head.readUInt8(1 + 2 * index))?.fill(low, from, to + 1)
    }
  }

  get isWhole(): boolean {
    return [...this.missing.values()].every((bits) => bits.every((left) => left === 0))
  }
}

function readBlock(
  bits: BitReader,
  { dc, ac }: { dc: HuffmanTable; ac: HuffmanTable },
): 'read' | 'ended' | 'unknown' {
  const size = bits.code(dc)
  if (size < 0) return size === ended ? 'ended' : 'unknown'
  if (!bits.skip(size)) return 'ended'
  for (let index = 1; index < 64;) {
    const code = bits.code(ac)
    if (code < 0) return code === ended ? 'ended' : 'unknown'
    if (code === 0) return 'read' // nothing but zeros from here
    index += (code >> 4) + 1
    if (!bits.skip(code & 15)) return 'ended'
  }
  return 'read'
}

const ended = -1
const unknown = -2

class BitReader {
  private at = 0
  private held = 0
  private count = 0

  constructor(private readonly bytes: Buffer) {}

  /** The next symbol; negative where there is none. */
  code(table: HuffmanTable): number {
    this.fill()
    const missing = 16 - this.count
    const next =
      missing > 0 ? (this.held << missing) | ((1 << missing) - 1) : this.held >>> -missing
    const entry = table[next & 0xffff] ?? 0
    const length = entry >> 8
    if (length === 0) return this.count < 16 ? ended : unknown
    if (length > this.count) return ended
    this.drop(length)
    return entry & 0xff
  }

  skip(length: number): boolean {
    this.fill()
    if (length > this.count) return false
    this.drop(length)
    return true
  }

  /** Goes on behind the next mark of a restart. */
  restart(): void {
    this.held = this.count = 0
    while (this.at < this.bytes.length) {
      if (this.bytes[this.at] === 0xff && isRestart(this.bytes[this.at + 1] ?? 0)) {
        this.at += 2
        return
      }
      this.at += 1
    }
  }

  private fill() {
    while (this.count < 16 && this.at < this.bytes.length) {
      const byte = this.bytes[this.at] ?? 0
      if (byte === 0xff && this.bytes[this.at + 1] !== 0) return // a mark: nothing more until it
      this.at += byte === 0xff ? 2 : 1
      this.held = ((this.held & 0xffff) << 8) | byte
      this.count += 8
    }
  }

  private drop(length: number) {
    this.count -= length
    this.held &= (1 << this.count) - 1
  }
}

function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7
}
