import { BitReader, ended, type HuffmanTable } from './jpegBits.js'

/** What a frame says of the blocks that its scans hold. */
export interface JpegFrame {
  width: number
  height: number
  components: readonly { id: number; across: number; down: number }[]
}

/** The frame of an SOF segment. @throws RangeError */
export function readFrame(data: Buffer): JpegFrame {
  const components = Array.from({ length: data.readUInt8(5) }, (_, index) => {
    const factors = data.readUInt8(7 + 3 * index)
    return { id: data.readUInt8(6 + 3 * index), across: factors >> 4, down: factors & 15 }
  })
  return { width: data.readUInt16BE(3), height: data.readUInt16BE(1), components }
}

/** The components of a scan in its order, and how many units of blocks it holds. */
export interface ScanLayout<Component> {
  parts: readonly Component[]
  units: number
}

type FrameComponent = JpegFrame['components'][number]

/** A part of the file between two marks: the head of a scan, its packed pixels, how often it restarts. */
export interface JpegScan {
  head: Buffer
  pixels: Buffer
  restartInterval: number
}

/** Undefined for a scan that cannot be laid out; the decoder judges it. @throws RangeError */
export function layOutScan(
  { components, width, height }: JpegFrame,
  head: Buffer,
): ScanLayout<FrameComponent & { tables: number }> | undefined {
  const count = head.readUInt8(0)
  const parts = Array.from({ length: count }, (_, index) => {
    const component = components.find(({ id }) => id === head.readUInt8(1 + 2 * index))
    return component && { ...component, tables: head.readUInt8(2 + 2 * index) }
  }).filter((part) => part !== undefined)
  const [only] = parts
  if (!only || parts.length !== count || height === 0) return undefined
  const maxAcross = Math.max(...components.map(({ across }) => across))
  const maxDown = Math.max(...components.map(({ down }) => down))
  const inBlocks = (pixelsLong: number, factor: number, max: number) =>
    Math.ceil(Math.ceil((pixelsLong * factor) / max) / 8)
  // A scan of one component holds its own blocks; of several, whole groups of blocks.
  const units =
    count === 1
      ? inBlocks(width, only.across, maxAcross) * inBlocks(height, only.down, maxDown)
      : Math.ceil(width / (8 * maxAcross)) * Math.ceil(height / (8 * maxDown))
  return { parts, units }
}

/** One entry for each block of a unit: what its component is read by. */
export function blocksOfUnit<Table>(
  { parts }: ScanLayout<FrameComponent & { tables: number }>,
  tablesOf: (part: FrameComponent & { tables: number }) => Table,
): Table[] {
  return parts.flatMap((part) =>
    Array.from({ length: parts.length === 1 ? 1 : part.across * part.down }, () => tablesOf(part)),
  )
}

/**
 * Reads the codes of a sequential scan without making pixels of them. False when the data end before
 * the last block: the middle of the file is missing, whatever mark stands behind it. What cannot be
 * read otherwise is left to the decoder.
 */
export function isScanWhole(
  frame: JpegFrame,
  tables: ReadonlyMap<number, HuffmanTable>,
  { head, pixels, restartInterval }: JpegScan,
): boolean {
  const layout = layOutScan(frame, head)
  if (!layout) return true
  const blocks = blocksOfUnit(layout, ({ tables: chosen }) => {
    const [dc, ac] = [tables.get(chosen >> 4), tables.get(0x10 | (chosen & 15))]
    return dc && ac && { dc, ac }
  })
  const bits = new BitReader(pixels)
  for (let unit = 0; unit < layout.units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) bits.restart()
    for (const block of blocks) {
      if (!block) return true
      const end = readBlock(bits, block)
      if (end !== 'read') return end === 'unknown'
    }
  }
  return true
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
