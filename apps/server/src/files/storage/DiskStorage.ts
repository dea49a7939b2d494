import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../db/makeFolder.js'
import type { FileStorage, StoredKey } from './FileStorage.js'
import { assertStorageKey, rowKeyOf } from './storageKeys.js'

/** As much as a small picture. */
const roomProbe = new Uint8Array(64 * 1024)

/** Files in a folder of this machine: the default, for one process or a shared file system. */
export class DiskStorage implements FileStorage {
  constructor(private readonly folder: string) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key)
    makeFolder(dirname(path))
    const unfinished = await this.write(bytes)
    await rename(unfinished, path) // whole or not at all
  }

  async assertRoom(): Promise<void> {
    makeFolder(this.folder)
    await rm(await this.write(roomProbe), { force: true })
  }

  /** A new file on disk, by its path; nothing is left of one that did not fit. */
  private async write(bytes: Uint8Array): Promise<string> {
    const unfinished = join(this.folder, `.unfinished-${randomUUID()}`)
    try {
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return unfinished
  }

  async get(key: string) {
    const path = this.pathOf(key)
    try {
      const { size } = await stat(path)
      return { body: createReadStream(path), bytes: size }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async *list(): AsyncIterable<StoredKey> {
    if (!existsSync(this.folder)) return
    for (const tenant of await readdir(this.folder, { withFileTypes: true })) {
      if (!tenant.isDirectory()) continue
      for (const part of await readdir(join(this.folder, tenant.name))) {
        for (const name of await readdir(join(this.folder, tenant.name, part))) {
          const key = `${tenant.name}/${part}/${name}`
          if (rowKeyOf(key) === undefined) continue
          yield { key, storedAt: (await stat(this.pathOf(key))).mtime }
        }
      }
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, ...assertStorageKey(key).split('/'))
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
