import { readFile } from 'node:fs/promises'
import { HttpError, unprocessable } from '../http/errors.js'
import type { UploadedFile } from '../http/UploadedFile.js'
import { messages } from '../messages.js'
import { cleanSvg } from './cleanSvg.js'
import { displayName, refusedTable, typeOf, type UploadKind } from './fileTypes.js'
import { readParts } from './pictureParts.js'
import { makeSizes, measurePicture, turnUpright, type PictureSize } from './pictures.js'
import type { FileStorage } from './storage/FileStorage.js'
import { keyOfSize, newStorageKey } from './storage/storageKeys.js'

/** An upload that was examined and stored; no row names it yet. */
export interface StoredUpload {
  name: string
  mediaType: string
  /** Of all sizes together. */
  bytes: number
  sha256: string
  key: string
  width: number | null
  height: number | null
  sizes: { size: PictureSize; width: number; height: number }[]
  /** The original says where and with what it was taken; its smaller sizes never do. */
  keepsMetadata: boolean
}

/** So many uploads are in memory at once; the others wait on disk. */
const atOnce = 3

/** Examines uploads (S-15) and puts them into the storage. */
export class Intake {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly storage: FileStorage) {}

  /**
   * Stores what was sent; a picture without its metadata unless these are to be kept.
   *
   * @throws 415 FILE_TYPE for what the kind does not take, 422 IMAGE_BROKEN
   */
  async take(
    upload: UploadedFile,
    kind: UploadKind,
    tenantId: string,
    keepsMetadata = false,
  ): Promise<StoredUpload> {
    await this.turn()
    try {
      return await this.examine(upload, kind, tenantId, keepsMetadata)
    } finally {
      this.running -= 1
      this.waiting.shift()?.()
    }
  }

  /** Forgets what `take` has stored. */
  async discard({ key, sizes }: Pick<StoredUpload, 'key' | 'sizes'>): Promise<void> {
    for (const one of [key, ...sizes.map(({ size }) => keyOfSize(key, size))]) {
      await this.storage.remove(one)
    }
  }

  private async examine(
    upload: UploadedFile,
    kind: UploadKind,
    tenantId: string,
    keepsMetadata: boolean,
  ): Promise<StoredUpload> {
    const sent = await readFile(upload.path)
    const type = await typeOf(sent, upload.name, kind)
    if (!type || sent.length === 0) {
      throw wrongType(kind === 'import' ? refusedTable(sent) : undefined)
    }
    const { mediaType } = type
    const clean = type.isImage ? await cleanPicture(sent, mediaType) : sent
    const measured = type.isImage ? measurePicture(clean) : undefined
    // A drawing may have no size of its own.
    if (type.isImage && !measured && mediaType !== 'image/svg+xml') {
      throw unprocessable('IMAGE_BROKEN')
    }
    const smaller = measured ? await sizesOf(clean, mediaType, measured) : []
    // A drawing is never kept as it was sent: what was cleaned out of it would run.
    const isKept = keepsMetadata && mediaType !== 'image/svg+xml' && !clean.equals(sent)
    const bytes = isKept ? sent : clean
    const key = newStorageKey(tenantId)
    const stored: StoredUpload = {
      name: displayName(upload.name, type),
      mediaType,
      bytes: smaller.reduce((sum, one) => sum + one.bytes.length, bytes.length),
      sha256: upload.sha256,
      key,
      width: measured?.width ?? null,
      height: measured?.height ?? null,
      sizes: [],
      keepsMetadata: isKept,
    }
    try {
      await this.storage.put(key, bytes, mediaType)
      for (const { size, bytes: content, width, height } of smaller) {
        stored.sizes.push({ size, width, height })
        await this.storage.put(keyOfSize(key, size), content, 'image/webp')
      }
    } catch (error) {
      await this.discard(stored).catch(() => undefined) // the sweep finds what stays
      throw error
    }
    return stored
  }

  private async turn() {
    while (this.running >= atOnce) {
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
    this.running += 1
  }
}

async function sizesOf(
  bytes: Buffer,
  mediaType: string,
  measured: { width: number; height: number },
) {
  try {
    return await makeSizes(bytes, mediaType, measured)
  } catch {
    throw unprocessable('IMAGE_BROKEN')
  }
}

/**
 * Without what would run in a drawing, and without what a photo says of its place and camera.
 * @throws 422 IMAGE_BROKEN, also for a picture that is cut off and an animation that lies on its side
 */
async function cleanPicture(sent: Buffer, mediaType: string): Promise<Buffer> {
  if (mediaType === 'image/svg+xml') {
    const clean = cleanSvg(sent.toString('utf8'))
    if (clean === undefined) throw unprocessable('IMAGE_BROKEN')
    return Buffer.from(clean, 'utf8')
  }
  const parts = readParts(sent, mediaType)
  if (!parts) throw broken('IMAGE_CUT_OFF')
  // A picture that says it is huge is refused before it is unpacked.
  if (!measurePicture(parts.bytes)) throw unprocessable('IMAGE_BROKEN')
  // Nothing here turns every frame, and what would be left to the reader is shown either way.
  if (parts.isAnimated && parts.orientation !== 1) throw broken('IMAGE_TURNED')
  try {
    return await turnUpright(parts, mediaType)
  } catch {
    throw unprocessable('IMAGE_BROKEN')
  }
}

function broken(why: 'IMAGE_CUT_OFF' | 'IMAGE_TURNED') {
  return new HttpError(422, 'IMAGE_BROKEN', (language) => messages[language].rules[why])
}

function wrongType(why: 'FILE_LEGACY' | 'FILE_ENCRYPTED' | 'FILE_TYPE' = 'FILE_TYPE') {
  return new HttpError(415, 'FILE_TYPE', (language) => messages[language].rules[why])
}
