import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage, StoredKey } from './FileStorage.js'
import { assertStorageKey, rowKeyOf } from './storageKeys.js'

/** Files in a folder of this machine: the default, for one process or a shared file system. */
export class DiskStorage implements FileStorage {
  constructor(private readonly folder: string) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key)
    makeFolder(dirname(path))
    const unfinished = join(this.folder, `.unfinished-${randomUUID()}`)
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path) // whole or not at all
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

/** Makes the folder and those above it. Node's own `recursive` never returns on some file systems. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another upload, or another process, was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
