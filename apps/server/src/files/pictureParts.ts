import { readHuffmanTables, type HuffmanTable } from './jpegBits.js'
import { JpegProgress } from './jpegProgress.js'
import { isScanWhole, readFrame, type JpegFrame } from './jpegScan.js'

/** What a picture is made of, once checked to be whole and freed of what it does not need. */
export interface PictureParts {
  /**
   * Without text, camera, place and program data, previews and what lies behind the end. Colours stay,
   * and of a JPEG which way up it is shown.
   */
  bytes: Buffer
  /** Which way up, from 1 (as it lies) to 8, as EXIF counts. */
  orientation: number
  /** More than one frame. */
  isAnimated: boolean
}

/**
 * Goes through the parts of a picture without unpacking it. Undefined when it ends before its end.
 * Media types that have no such parts come back as they are.
 */
export function readParts(bytes: Buffer, mediaType: string): PictureParts | undefined {
  try {
    switch (mediaType) {
      case 'image/jpeg':
        return readJpeg(bytes)
      case 'image/png':
        return readPng(bytes)
      case 'image/webp':
        return readWebp(bytes)
      case 'image/gif':
        return readGif(bytes)
      case 'image/x-icon':
        return readIcon(bytes)
      default:
        return { bytes, orientation: 1, isAnimated: false }
    }
  } catch (error) {
    // A length or a mark that is not there any more.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** @throws RangeError where the bytes end before */
function slice(bytes: Buffer, start: number, end: number): Buffer {
  if (start > end || end > bytes.length) throw new RangeError('the picture ends before')
  return bytes.subarray(start, end)
}

// JPEG (ITU-T T.81): segments that begin with 0xff and a mark

const jpegEnd = 0xd9
const startOfScan = 0xda
/** Tables take time to read: more than the scans of a picture need are no picture. */
const mostTables = 4_000
const smallestTable = 17
const isRestart = (mark: number) => mark >= 0xd0 && mark <= 0xd7

function readJpeg(bytes: Buffer): PictureParts {
  const kept: Buffer[] = []
  const tables = new Map<number, HuffmanTable>()
  let frame: JpegFrame | undefined
  let progress: JpegProgress | undefined
  let restartInterval = 0
  let tableCount = 0
  let orientation = 1
  let at = 2 // behind the mark of the start
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('no mark')
    while (bytes.readUInt8(at + 1) === 0xff) at += 1 // a mark may be padded
    const mark = bytes.readUInt8(at + 1)
    if (mark === jpegEnd) break
    if (mark === 0x01 || isRestart(mark)) {
      at += 2
      continue
    }
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2)
    const data = slice(bytes, at + 4, segmentEnd)
    if (mark === 0xe1 && startsWith(data, 'Exif\0\0')) orientation = orientationIn(data.subarray(6))
    if (mark === 0xc0 || mark === 0xc1) frame = readFrame(data)
    if (mark === 0xc2) progress = new JpegProgress(readFrame(data))
    if (mark === 0xc4) {
      for (const [name, table] of readHuffmanTables(data)) tables.set(name, table)
      tableCount += data.length / smallestTable
      if (tableCount > mostTables) throw new RangeError('tables without end')
    }
    if (mark === 0xdd) restartInterval = data.readUInt16BE(0)
    const end = mark === startOfScan ? endOfScan(bytes, segmentEnd) : segmentEnd
    if (mark === startOfScan) {
      const scan = { head: data, pixels: bytes.subarray(segmentEnd, end), restartInterval }
      if (frame && !isScanWhole(frame, tables, scan)) throw new RangeError('the pixels end before')
      progress?.take(scan, tables)
    }
    if (isJpegKept(mark, data)) kept.push(slice(bytes, at, end))
    at = end
  }
  if (progress?.isWhole === false) throw new RangeError('scans are missing')
  const head = bytes.subarray(0, 2)
  const isFirst = kept[0]?.[1] === 0xe0 // JFIF comes before all
  const parts = isFirst ? [head, ...kept.splice(0, 1)] : [head]
  if (orientation !== 1) parts.push(orientationSegment(orientation))
  const all = [...parts, ...kept, Buffer.from([0xff, jpegEnd])]
  return { bytes: Buffer.concat(all), orientation, isAnimated: false }
}

/** Where the packed pixels end: at the next mark. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw new RangeError('the pixels have no end')
}

/** Tables, frames and scans; of the applications' own: JFIF, the colour profile, Adobe's colours. */
function isJpegKept(mark: number, data: Buffer): boolean {
  if (mark === 0xfe) return false // a comment
  if (mark < 0xe0 || mark > 0xef) return true
  if (mark === 0xe0) return startsWith(data, 'JFIF\0')
  if (mark === 0xe2) return startsWith(data, 'ICC_PROFILE\0')
  return mark === 0xee && startsWith(data, 'Adobe')
}

/** EXIF that says which way up and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const exif = Buffer.alloc(6 + 8 + 2 + 12 + 4)
  exif.write('Exif\0\0MM\0*', 'latin1')
  exif.writeUInt32BE(8, 10) // where the entries are
  exif.writeUInt16BE(1, 14) // one of them
  exif.writeUInt16BE(orientationTag, 16)
  exif.writeUInt16BE(3, 18) // a short number
  exif.writeUInt32BE(1, 20)
  exif.writeUInt16BE(orientation, 24)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([head, exif])
}

const orientationTag = 0x0112

/** Of the TIFF inside EXIF; 1 where it says nothing that can be read. */
function orientationIn(tiff: Buffer): number {
  try {
    const isLittle = startsWith(tiff, 'II')
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const entries = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const count = short(entries)
    for (let index = 0; index < count; index += 1) {
      const entry = entries + 2 + 12 * index
      if (short(entry) !== orientationTag) continue
      const value = short(entry + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // It may be cut or made up: then the picture stands as it lies.
  }
  return 1
}

// PNG: chunks of length, type, data and checksum

/** Of the chunks that a reader may skip those that say how it looks, and the frames of an animation. */
const pngKept =
  /^(?:[A-Z].{3}|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)$/

function readPng(bytes: Buffer): PictureParts {
  const kept = [slice(bytes, 0, 8)]
  let orientation = 1
  let isAnimated = false
  let type = ''
  for (let at = 8; type !== 'IEND';) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const chunk = slice(bytes, at, end)
    type = chunk.toString('latin1', 4, 8)
    if (type === 'eXIf') orientation = orientationIn(chunk.subarray(8))
    if (type === 'acTL') isAnimated = true
    if (pngKept.test(type)) kept.push(chunk)
    at = end
  }
  return { bytes: Buffer.concat(kept), orientation, isAnimated }
}

// WebP: chunks of a RIFF file, each padded to an even length

const webpKept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** In the head: there are EXIF and XMP. */
const webpMetadataFlags = 0x08 | 0x04

function readWebp(bytes: Buffer): PictureParts {
  const end = 8 + bytes.readUInt32LE(4)
  const file = slice(bytes, 0, end)
  const kept: Buffer[] = []
  let orientation = 1
  let isAnimated = false
  for (let at = 12; at < end;) {
    const length = file.readUInt32LE(at + 4)
    const chunk = slice(file, at, at + 8 + length)
    const type = chunk.toString('latin1', 0, 4)
    const data = chunk.subarray(8)
    if (type === 'EXIF') {
      orientation = orientationIn(startsWith(data, 'Exif\0\0') ? data.subarray(6) : data)
    }
    if (type === 'ANIM') isAnimated = true
    if (webpKept.has(type)) {
      const own = Buffer.concat([chunk, Buffer.alloc(length % 2)])
      if (type === 'VP8X') own.writeUInt8(own.readUInt8(8) & ~webpMetadataFlags, 8)
      kept.push(own)
    }
    at += 8 + length + (length % 2)
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(file.subarray(0, 12))
  head.writeUInt32LE(4 + body.length, 4)
  return { bytes: Buffer.concat([head, body]), orientation, isAnimated }
}

// GIF: blocks, whose data come in parts of at most 255 bytes

/** Extensions that say how often an animation runs. */
const gifLoops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

function readGif(bytes: Buffer): PictureParts {
  const tableOf = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let at = 13 + tableOf(bytes.readUInt8(10))
  const kept = [slice(bytes, 0, at)]
  let frames = 0
  for (;;) {
    const start = at
    const kind = bytes.readUInt8(at)
    if (kind === 0x3b) break
    if (kind === 0x2c) {
      frames += 1
      at = endOfParts(bytes, at + 11 + tableOf(bytes.readUInt8(at + 9)))
      kept.push(slice(bytes, start, at))
    } else if (kind === 0x21) {
      const label = bytes.readUInt8(at + 1)
      at = endOfParts(bytes, at + 2)
      const block = slice(bytes, start, at)
      const isLoop = label === 0xff && gifLoops.has(block.toString('latin1', 3, 14))
      if (label === 0xf9 || label === 0x01 || isLoop) kept.push(block)
    } else {
      throw new RangeError('no block')
    }
  }
  kept.push(Buffer.from([0x3b]))
  return { bytes: Buffer.concat(kept), orientation: 1, isAnimated: frames > 1 }
}

function endOfParts(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1
  return at + 1
}

// ICO: a list of pictures, each somewhere in the file

function readIcon(bytes: Buffer): PictureParts {
  const count = bytes.readUInt16LE(4)
  for (let index = 0; index < count; index += 1) {
    const entry = 6 + 16 * index
    const [length, start] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)]
    slice(bytes, start, start + length)
  }
  return { bytes, orientation: 1, isAnimated: false }
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text
}
