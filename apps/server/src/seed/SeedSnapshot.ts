import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DataLockedError, lockData } from '../db/dataLock.js'
import { keepTreePrivate } from '../db/keepPrivate.js'
import { makeFolder } from '../db/makeFolder.js'

export interface SeedSnapshotOptions {
  /** Holds one folder for each key. */
  cache: string
  /** Changes with everything that the data depends on. */
  key: string
  /** Makes the data in an empty folder and closes it. */
  seed: (folder: string) => Promise<void>
}

/** What a snapshot consists of; written last, so a folder without it is no snapshot. */
interface Contents {
  folders: string[]
  files: { path: string; sha256: string }[]
}

/** Snapshots older than this are removed when a new one is made. */
const keptMs = 3 * 24 * 3_600_000

/**
 * A seeded database that is made once and copied into each empty data folder. Every file is compared with
 * its checksum while it is copied; a damaged snapshot is removed and made again.
 */
export class SeedSnapshot {
  readonly #folder: string

  constructor(private readonly options: SeedSnapshotOptions) {
    this.#folder = join(options.cache, options.key)
  }

  /** Copies the data into `target`, which must not exist. Makes it first if there is none. */
  async copyTo(target: string): Promise<void> {
    if (this.#copy(target)) return
    this.discard()
    await this.#make()
    if (!this.#copy(target)) throw new Error(`${this.#folder} cannot be read`)
  }

  discard(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** @returns false if the snapshot is missing or damaged; then there is no target either */
  #copy(target: string): boolean {
    try {
      const { folders, files } = JSON.parse(
        readFileSync(join(this.#folder, 'contents.json'), 'utf8'),
      ) as Contents
      mkdirSync(target, { mode: 0o700 })
      for (const folder of folders) mkdirSync(join(target, folder), { mode: 0o700 })
      for (const { path, sha256 } of files) {
        const data = readFileSync(join(this.#folder, 'data', path))
        if (hashOf(data) !== sha256) throw new Error(`${path} is damaged`)
        writeFileSync(join(target, path), data, { mode: 0o600 })
      }
      return true
    } catch {
      rmSync(target, { recursive: true, force: true })
      return false
    }
  }

  /** Makes the snapshot, or waits for the process that is making it. */
  async #make(): Promise<void> {
    const workplace = `${this.#folder}.making`
    const lock = await this.#lock(workplace)
    if (lock === undefined) return
    try {
      this.#removeOld()
      const unfinished = join(workplace, 'snapshot')
      rmSync(unfinished, { recursive: true, force: true })
      mkdirSync(unfinished, { mode: 0o700 })
      const data = join(unfinished, 'data')
      await this.options.seed(data)
      keepTreePrivate(data)
      writeFileSync(join(unfinished, 'contents.json'), JSON.stringify(contentsOf(data)), {
        mode: 0o600,
      })
      renameSync(unfinished, this.#folder)
    } finally {
      lock.release()
      rmSync(workplace, { recursive: true, force: true })
    }
  }

  /** @returns nothing when another process has made the snapshot meanwhile */
  async #lock(workplace: string) {
    for (;;) {
      makeFolder(workplace)
      try {
        const lock = lockData(workplace)
        if (!existsSync(this.#folder)) return lock
        lock.release()
        return undefined
      } catch (error) {
        const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
        if (!isGone && !(error instanceof DataLockedError)) throw error
      }
      await wait(200)
      if (existsSync(this.#folder)) return undefined
    }
  }

  #removeOld() {
    for (const name of readdirSync(this.options.cache)) {
      const path = join(this.options.cache, name)
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > keptMs) rmSync(path, { recursive: true, force: true })
    }
  }
}

/** Hashes every file of the program, its `package.json`, the manifests and the day. */
export function seedKey(program: string, manifests: unknown, now: Date): string {
  const hash = createHash('sha256').update(now.toISOString().slice(0, 10))
  hash.update(JSON.stringify(manifests))
  const names = readdirSync(program).filter((name) => name.endsWith('.js'))
  const files = names.sort().map((name) => join(program, name))
  for (const file of [...files, join(dirname(program), 'package.json')]) {
    hash.update(`\n${basename(file)}\n`)
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 32)
}

function contentsOf(folder: string): Contents {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }))
  const paths = (isFolder: boolean) =>
    entries.filter((entry) => entry.isFolder === isFolder).map(({ path }) => path)
  return {
    folders: paths(true).sort(), // parents first
    files: paths(false).map((path) => ({ path, sha256: hashOf(readFileSync(join(folder, path))) })),
  }
}

function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
