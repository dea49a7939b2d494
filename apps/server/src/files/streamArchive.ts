import { PassThrough, pipeline, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { entryNames } from './entryNames.js'
import type { FileStorage } from './storage/FileStorage.js'

/** A file that goes into a ZIP file. */
export interface ArchivedFile {
  key: string
  name: string
  mediaType: string
  updatedAt: Date
}

/** Kinds that packing makes smaller; the others are packed by themselves. */
const packable = /^(?:text\/|image\/svg\+xml$|image\/x-icon$|application\/(?:pdf|x-cfb)$)/u

/**
 * Files as one ZIP file, which is packed while it is read: each is opened when its turn comes, so it holds a part of
 * one of them. Where the reader goes, the open file is closed; where the bytes of one are missing, the stream is
 * destroyed, so that nobody takes the torso for the whole.
 */
export function streamArchive(storage: FileStorage, files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  let body: Readable | undefined
  pipeline(zip.outputStream, out, () => undefined) // what fails is said by the ZIP file
  zip.on('error', (error: Error) => out.destroy(error))
  out.once('close', () => body?.destroy())

  async function open({ key }: ArchivedFile): Promise<Readable> {
    const found = await storage.get(key)
    if (!found) throw new Error(`No stored file ${key}`)
    body = found.body
    body.once('error', (error) => out.destroy(error)) // also where it fails before it is read
    if (out.destroyed) body.destroy() // the reader has gone meanwhile
    return body
  }

  const names = entryNames(files.map(({ name }) => name))
  for (const [index, file] of files.entries()) {
    const options = { mtime: file.updatedAt, compress: packable.test(file.mediaType) }
    zip.addReadStreamLazy(names[index] ?? '', options, (take) => {
      open(file)
        .then((stream) => take(null, stream))
        .catch((error: unknown) => out.destroy(error instanceof Error ? error : undefined))
    })
  }
  zip.end()
  return out
}
