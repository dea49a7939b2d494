import { Orientation, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import type { PictureParts } from './pictureParts.js'

/** A picture of more pixels is refused before it is unpacked: 50 MP are 200 MB. */
const mostPixels = 50_000_000
const longestSide = 16_384

/** Smaller sizes that are made of a picture: the longer side in pixels. */
export const pictureSizes = { s: 96, m: 320, l: 1280 } as const
export type PictureSize = keyof typeof pictureSizes

export function isPictureSize(value: unknown): value is PictureSize {
  return typeof value === 'string' && Object.hasOwn(pictureSizes, value)
}

export interface PictureOfSize {
  size: PictureSize
  bytes: Buffer
  width: number
  height: number
}

/** Width and height as it is shown, upright; undefined when its head says none or too much. */
export function measurePicture(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height, images, orientation = 1 } = imageSize(bytes)
    const all = images ?? [{ width, height }]
    const isFine = all.every(
      (one) =>
        one.width > 0 &&
        one.height > 0 &&
        one.width <= longestSide &&
        one.height <= longestSide &&
        one.width * one.height <= mostPixels,
    )
    if (!isFine) return undefined
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** Kinds of pictures that are unpacked and made smaller; others are shown as they are. */
const resizable = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** In the order of EXIF's numbers. */
const turns = [
  Orientation.Horizontal,
  Orientation.MirrorHorizontal,
  Orientation.Rotate180,
  Orientation.MirrorVertical,
  Orientation.MirrorHorizontalAndRotate270Cw,
  Orientation.Rotate90Cw,
  Orientation.MirrorHorizontalAndRotate90Cw,
  Orientation.Rotate270Cw,
]

/**
 * A picture that lies on its side, turned upright; the reader of a PNG or WebP need not look at what
 * it says of that. A JPEG stays as it is and says so, which every reader knows.
 * @throws when the picture is broken
 */
export async function turnUpright(
  { bytes, orientation }: PictureParts,
  mediaType: string,
): Promise<Buffer> {
  if (orientation === 1) return bytes
  const turned = () => new Transformer(bytes).rotate(turns[orientation - 1])
  if (mediaType === 'image/png') return turned().png()
  return mediaType === 'image/webp' ? turned().webp(90) : bytes
}

/**
 * The smaller sizes of a measured picture, as WebP, turned upright. Sizes that it does not reach are
 * left out. @throws when the picture is broken
 */
export async function makeSizes(
  bytes: Buffer,
  mediaType: string,
  { width, height }: { width: number; height: number },
): Promise<PictureOfSize[]> {
  if (!resizable.has(mediaType)) return []
  const longer = Math.max(width, height)
  const made: PictureOfSize[] = []
  // One after another: each unpacks the whole picture.
  for (const [size, side] of Object.entries(pictureSizes) as [PictureSize, number][]) {
    if (side >= longer && size !== 's') continue
    const scale = Math.min(1, side / longer)
    const small = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }
    const smaller = await new Transformer(bytes).rotate().resize(small.width, small.height).webp(80)
    made.push({ size, bytes: smaller, ...small })
  }
  return made
}
