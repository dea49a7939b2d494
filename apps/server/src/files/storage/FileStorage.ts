import type { Readable } from 'node:stream'

/** A stored object as the sweep sees it. */
export interface StoredKey {
  key: string
  storedAt: Date
}

/** Where the bytes of files lie. Keys are made by `storageKeys.ts`; what they name never changes. */
export interface FileStorage {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Undefined when there is no such object. */
  get(key: string): Promise<{ body: Readable; bytes: number } | undefined>
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredKey>
  /** Fails as `put` would where there is no room; absent where that is somebody else's care. */
  assertRoom?(): Promise<void>
}
