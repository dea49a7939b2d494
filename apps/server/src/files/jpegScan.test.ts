import { compressJpeg, Transformer } from '@napi-rs/image'
import { describe, expect, it } from 'vitest'
import { readParts } from './pictureParts.js'

/** Pixels of which no row is like another. */
function noise(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = at % 4 === 3 ? 255 : (at * 7919 * (at >> 5)) & 255
  return Transformer.fromRgbaPixels(pixels, width, height)
}

const end = Buffer.from([0xff, 0xd9])
const scanOf = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xff, 0xda]))

describe('a JPEG', () => {
  it.each([
    [1, 1],
    [7, 9],
    [16, 16],
    [100, 33],
    [640, 480],
  ])('of %i × %i that is whole is taken', async (width, height) => {
    for (const quality of [5, 60, 100]) {
      const bytes = await noise(width, height).jpeg(quality)
      expect(readParts(bytes, 'image/jpeg')?.bytes.length).toBeGreaterThan(0)
      const inScans = await compressJpeg(bytes)
      expect(readParts(inScans, 'image/jpeg')?.bytes.length).toBeGreaterThan(0)
    }
  })

  it('that is cut in the middle is refused, also with the mark of an end behind', async () => {
    const bytes = await noise(320, 200).jpeg(80)
    const start = scanOf(bytes) + 20
    for (const part of [0.01, 0.25, 0.5, 0.9, 0.99]) {
      const cut = bytes.subarray(0, start + Math.floor((bytes.length - start) * part))
      expect(readParts(Buffer.concat([cut, end]), 'image/jpeg'), String(part)).toBeUndefined()
    }
  })

  it('with its scans one after another is whole when each has come', async () => {
    const bytes = await compressJpeg(await noise(320, 200).jpeg(80))
    expect(bytes.includes(Buffer.from([0xff, 0xc2]))).toBe(true)
    expect(readParts(bytes, 'image/jpeg')?.bytes.length).toBeGreaterThan(0)
    const start = scanOf(bytes) + 20
    for (const part of [0.01, 0.25, 0.5, 0.75, 0.85, 0.9, 0.99, 0.999]) {
      const cut = bytes.subarray(0, start + Math.floor((bytes.length - start) * part))
      expect(readParts(Buffer.concat([cut, end]), 'image/jpeg'), String(part)).toBeUndefined()
    }
  })

  it('with its scans one after another is refused when the last one is cut', async () => {
    for (const bytes of [await compressJpeg(await noise(320, 200).jpeg(80)), restarting]) {
      expect(readParts(bytes, 'image/jpeg')?.bytes.length).toBeGreaterThan(0)
      for (const missing of [3, 5, 20]) {
        const cut = Buffer.concat([bytes.subarray(0, -end.length - missing), end])
        expect(readParts(cut, 'image/jpeg'), String(missing)).toBeUndefined()
      }
    }
  })

  it('that holds scans without end is refused soon', () => {
    const last = restarting.lastIndexOf(Buffer.from([0xff, 0xda]))
    const scan = restarting.subarray(last, -end.length)
    const scans = Array.from({ length: 100_000 }, () => scan)
    const begun = performance.now()
    expect(
      readParts(Buffer.concat([restarting.subarray(0, last), ...scans, end]), 'image/jpeg'),
    ).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('that holds tables without end is refused soon', () => {
    const segment = Buffer.alloc(4 + 17 * 3_800)
    segment.set([0xff, 0xc4])
    segment.writeUInt16BE(segment.length - 2, 2)
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...Array.from({ length: 150 }, () => segment),
      end,
    ])
    const begun = performance.now()
    expect(readParts(bytes, 'image/jpeg')).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})

/** 33 × 25 pixels in ten scans, each with marks of a restart. */
const restarting = Buffer.from(
  `
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABcQERQRDhcUEhQaGBcbIjklIh8fIkYyNSk5UkhXVVFIUE5bZoNvW2F8Yk5QcptzfIeL
    kpSSWG2grJ+OqoOPko3/2wBDARgaGiIeIkMlJUONXlBejY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2N
    jY2NjY2NjY3/wgARCAAZACEDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAEC/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAIB
    /90ABAAE/9oADAMBAAIQAxAAAAGNZJqwKlma1s//0FMkg//EABkQAAIDAQAAAAAAAAAAAAAAAAAgEBFBAf/aAAgBAQABBQLMj//Q
    pP/RLOx//9JP/9NP/8QAFhEBAQEAAAAAAAAAAAAAAAAAEBEA/9oACAEDAQE/Aa3f/9A//8QAGBEBAAMBAAAAAAAAAAAAAAAAAAEQ
    ETH/2gAIAQIBAT8BdqH/0GP/xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Ah//0B//0R//0h//0x//xAAaEAADAAMBAAAA
    AAAAAAAAAAAAAREQMUFh/9oACAEBAAE/IZ0ULZaf/9AP06Q//9HTxQjp/9IXpFj/0xHMf//aAAwDAQACAAMAAAAQUQMr/9Cf7//E
    ABgRAAMBAQAAAAAAAAAAAAAAAAABESEx/9oACAEDAQE/EEw96Uyqf//QbpD/xAAYEQEAAwEAAAAAAAAAAAAAAAABABARMf/aAAgB
    AgEBPxA5EjGn/9Cn/8QAGxABAQACAwEAAAAAAAAAAAAAAQARIRAxUWH/2gAIAQEAAT8Q2yO4z0kk8L//0Ih1DBhA6v/RM/Kw8ldj
    uCn/0lcag48PCd3/0y7M8P/Z`,
  'base64',
)
