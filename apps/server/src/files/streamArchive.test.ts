import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { describe, expect, it } from 'vitest'
import type { FileStorage } from './storage/FileStorage.js'
import { MemoryStorage } from './storage/MemoryStorage.js'
import { newStorageKey } from './storage/storageKeys.js'
import { type ArchivedFile, streamArchive } from './streamArchive.js'

const fileOf = (key: string, name: string, mediaType = 'text/plain'): ArchivedFile => ({
  ...{ key, name, mediaType },
  updatedAt: new Date('2026-11-20T08:00:00.000Z'),
})

/** A storage that gives these streams, one after another. */
const giving = (...bodies: PassThrough[]) =>
  ({
    get: () => {
      const body = bodies.shift()
      return Promise.resolve(body && { body, bytes: 0 })
    },
  }) as unknown as FileStorage

describe('a ZIP file of many files', () => {
  it('holds the bytes of each, packed where that helps, with its name in UTF-8 and its time', async () => {
    const storage = new MemoryStorage()
    const [text, picture] = [newStorageKey('a'), newStorageKey('a')]
    await storage.put(text, Buffer.alloc(10_000, '文'))
    await storage.put(picture, Buffer.alloc(10_000))
    const bytes = await buffer(
      streamArchive(storage, [
        fileOf(text, '说明.txt'),
        fileOf(picture, '横幅.png', 'image/png'),
        fileOf(picture, '横幅.PNG', 'image/png'),
      ]),
    )
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
    const seen: unknown[] = []
    for await (const entry of zip.eachEntry()) {
      const content = await buffer(await zip.openReadStreamPromise(entry))
      expect(entry.getLastModDate().toISOString()).toBe('2026-11-20T08:00:00.000Z')
      expect(entry.generalPurposeBitFlag & 0x800).toBe(0x800)
      seen.push([entry.fileName, content.length, entry.compressedSize < 10_000])
    }
    expect(seen).toEqual([
      ['说明.txt', 10_000, true],
      ['横幅.png', 10_000, false],
      ['横幅 (2).PNG', 10_000, false],
    ])
  })

  it('breaks off where the bytes of a file are missing, or fail', async () => {
    const storage = new MemoryStorage()
    const key = newStorageKey('a')
    await storage.put(key, Buffer.from('there'))
    const missing = streamArchive(storage, [fileOf(key, 'a'), fileOf(newStorageKey('a'), 'b')])
    await expect(buffer(missing)).rejects.toThrow('No stored file')
    const body = new PassThrough()
    const failing = streamArchive(giving(body), [fileOf('k', 'a')])
    body.write('begun')
    await once(failing, 'data')
    body.destroy(new Error('disk'))
    await expect(buffer(failing)).rejects.toThrow('disk')
  })

  it('closes the open file when its reader goes, and opens no other', async () => {
    const [first, second] = [new PassThrough(), new PassThrough()]
    const zip = streamArchive(giving(first, second), [fileOf('k', 'a'), fileOf('l', 'b')])
    first.write('begun')
    await once(zip, 'data')
    zip.destroy()
    await once(first, 'close')
    expect(first.destroyed).toBe(true)
    expect(second.listenerCount('data') + second.listenerCount('end')).toBe(0)
  })
})
