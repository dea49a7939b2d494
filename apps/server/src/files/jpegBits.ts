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

/** What a reader answers in place of a value: the data ended, or hold a code that stands for nothing. */
export const ended = -1
export const unknown = -2

export class BitReader {
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

  /** The number that the next bits are, at most 16 of them; `ended` where they are missing. */
  read(length: number): number {
    if (length === 0) return 0
    this.fill()
    if (length > this.count) return ended
    const value = (this.held >>> (this.count - length)) & ((1 << length) - 1)
    this.drop(length)
    return value
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
