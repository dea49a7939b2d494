import { Readable } from 'node:stream'
import type { FileStorage, StoredKey } from './FileStorage.js'
import { assertStorageKey } from './storageKeys.js'

/** Files of one process's memory: for tests. */
export class MemoryStorage implements FileStorage {
  private readonly objects = new Map<string, { bytes: Buffer; storedAt: Date }>()

  constructor(private readonly now: () => Date = () => new Date()) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const object = { bytes: Buffer.from(bytes), storedAt: this.now() }
    await Promise.resolve(this.objects.set(assertStorageKey(key), object))
  }

  get(key: string) {
    const found = this.objects.get(key)
    return Promise.resolve(
      found && { body: Readable.from([found.bytes]), bytes: found.bytes.length },
    )
  }

  remove(key: string): Promise<void> {
    this.objects.delete(key)
    return Promise.resolve()
  }

  async *list(): AsyncIterable<StoredKey> {
    for (const [key, { storedAt }] of this.objects) yield await Promise.resolve({ key, storedAt })
  }
}
