import { Transformer } from '@napi-rs/image'

export type PhotoKind = 'jpeg' | 'png' | 'webp'

/** What the EXIF of a photo says of its camera. */
export const photoCamera = 'Canary 9000'

/** What it says of its place: degrees, minutes and seconds north, each as a fraction. */
export const photoPlace = Buffer.concat([39, 54, 26].flatMap((part) => [word(part), word(1)]))

/** 400 × 200, red in the upper left quarter as it lies; EXIF says its camera, its place, and which way up. */
export async function photo(
  kind: PhotoKind,
  { orientation = 1, isAnimated = false } = {},
): Promise<Buffer> {
  const [width, height] = [400, 200]
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const isRed = at % width < width / 2 && at < (width * height) / 2
    pixels.set([isRed ? 255 : 0, 0, isRed ? 0 : 255, 255], at * 4)
  }
  const plain = Transformer.fromRgbaPixels(pixels, width, height)
  const bytes = await (kind === 'webp' ? plain.webpLossless() : plain[kind]())
  const entry = (tag: number, type: number, count: number, value: number) => {
    const made = Buffer.alloc(12)
    made.writeUInt16LE(tag, 0)
    made.writeUInt16LE(type, 2)
    made.writeUInt32LE(count, 4)
    made.writeUInt32LE(value, 8)
    return made
  }
  const tiff = Buffer.concat([
    Buffer.from('II*\0\u0008\0\0\0\u0003\0', 'latin1'),
    entry(0x0110, 2, 12, 50), // the camera, behind the entries
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, 62), // the entries of the place
    Buffer.from(`\0\0\0\0${photoCamera}\0\u0002\0`, 'latin1'),
    entry(1, 2, 2, 0x4e), // north
    entry(2, 5, 3, 92),
    Buffer.from('\0\0\0\0', 'latin1'),
    photoPlace,
  ])
  if (kind === 'jpeg') {
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), tiff])
    segment.writeUInt16BE(segment.length - 2, 2)
    return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)])
  }
  if (kind === 'png') {
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), tiff, Buffer.alloc(4)])
    chunk.writeUInt32BE(tiff.length, 0)
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
    return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)])
  }
  const head = Buffer.from('VP8X\u000a\0\0\0\u0008\0\0\0\0\0\0\0\0\0', 'latin1') // EXIF is there
  head.writeUIntLE(width - 1, 12, 3)
  head.writeUIntLE(height - 1, 15, 3)
  const exif = Buffer.concat([Buffer.from('EXIF\0\0\0\0', 'latin1'), tiff])
  exif.writeUInt32LE(tiff.length, 4)
  let frames = bytes.subarray(12)
  if (isAnimated) {
    head.writeUInt8(0x0a, 8)
    const frame = Buffer.concat([Buffer.from('ANMF\0\0\0\0', 'latin1'), Buffer.alloc(16), frames])
    frame.writeUInt32LE(frame.length - 8, 4)
    head.copy(frame, 14, 12, 18) // its width and height
    frames = Buffer.concat([Buffer.from('ANIM\u0006\0\0\0\0\0\0\0\0\0', 'latin1'), frame])
  }
  const webp = Buffer.concat([bytes.subarray(0, 12), head, frames, exif])
  webp.writeUInt32LE(webp.length - 8, 4)
  return webp
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** The checksum of a chunk of a PNG. */
export function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
