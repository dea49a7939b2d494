import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** What passes or fails as a whole, usually a file of tests. */
export interface Unit {
  /** Its name in the suite, usually its path from the workspace root. */
  name: string
  /** Of all that decides its outcome, the toolchain left out; undefined when it is not known. */
  hash: string | undefined
}

/** A unit that is not run again, with the number of tests that passed in it. */
export interface Taken {
  unit: Unit
  tests: number
}

export interface Selection {
  run: Unit[]
  taken: Taken[]
}

const sampleSize = 20
const day = 86_400_000
const keptDays = 30

/** What outlives the clone: `SPRUCE_CACHE`, by default `~/.cache/spruce`. */
export function cacheFolder(): string {
  return process.env['SPRUCE_CACHE'] ?? join(homedir(), '.cache', 'spruce')
}

/**
 * The passes of a suite by content, one file each, shared by every clone on this machine. A failure is never
 * recorded. Other versions of the toolchain have passes of their own.
 */
export class Passes {
  private readonly folder: string
  private readonly toolchain: string

  /**
   * @param suite names the folder
   * @param toolchain versions of what runs the suite, and the hash of its harness
   */
  constructor(suite: string, toolchain: Readonly<Record<string, string>>, cache = cacheFolder()) {
    this.folder = join(cache, 'passes', suite)
    this.toolchain = JSON.stringify(Object.entries(toolchain).toSorted())
    mkdirSync(this.folder, { recursive: true })
    this.removeUnused()
  }

  /** The number of tests that passed in the unit as it is now, or undefined. */
  find(unit: Unit): number | undefined {
    const file = this.fileOf(unit)
    if (file === undefined) return undefined
    try {
      const { tests } = JSON.parse(readFileSync(file, 'utf8')) as { tests: unknown }
      if (!Number.isInteger(tests)) return undefined
      const now = new Date()
      utimesSync(file, now, now)
      return tests as number
    } catch {
      return undefined // none, or written by half: run it
    }
  }

  /** Records that every test of the unit ran and passed at its first try. */
  remember(unit: Unit, tests: number): void {
    const file = this.fileOf(unit)
    if (file === undefined || tests === 0) return
    const part = `${file}.${String(process.pid)}`
    writeFileSync(part, JSON.stringify({ name: unit.name, tests }))
    renameSync(part, file)
  }

  /** Drops the pass of a unit that failed this time. */
  forget(unit: Unit): void {
    const file = this.fileOf(unit)
    if (file !== undefined) rmSync(file, { force: true })
  }

  /**
   * The units to run: those without a pass, those whose hash is not known, and a twentieth of the others,
   * chosen by the commit. Without a commit, all.
   */
  select(units: readonly Unit[], commit = readCommit()): Selection {
    const selection: Selection = { run: [], taken: [] }
    for (const unit of units) {
      const tests = this.find(unit)
      const isRun = tests === undefined || commit === undefined || isSampled(unit.name, commit)
      if (isRun) selection.run.push(unit)
      else selection.taken.push({ unit, tests })
    }
    return selection
  }

  private fileOf({ name, hash }: Unit): string | undefined {
    if (hash === undefined) return undefined
    const key = digest(`${this.toolchain}\0${name}\0${hash}`)
    return join(this.folder, `${key}.json`)
  }

  private removeUnused(): void {
    const oldest = Date.now() - keptDays * day
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name)
      const stat = statSync(file, { throwIfNoEntry: false })
      if (stat && stat.mtimeMs < oldest) rmSync(file, { force: true })
    }
  }
}

/** Whether the commit is one of those that run the unit anyway: every twentieth, on average. */
export function isSampled(name: string, commit: string): boolean {
  return Number.parseInt(digest(`${commit}\0${name}`).slice(0, 8), 16) % sampleSize === 0
}

/** The commit that is checked out, or undefined outside a clone. */
export function readCommit(): string | undefined {
  return readRevision('HEAD')
}

/** What random tests try. */
const triedAtRandom = ['apps/server', 'libs/api-client', 'libs/validators']

/**
 * The seed of the random tests of a run: one for each content of what they try, so that a run can be
 * repeated and every change tries another. Outside a clone it is the clock's.
 */
export function seedOfContent(
  trees = triedAtRandom.map((folder) => readRevision(`HEAD:${folder}`)),
): number {
  const seeds = 2_147_483_647
  if (trees.includes(undefined)) return Date.now() % seeds
  return Number.parseInt(digest(trees.join('\0')).slice(0, 12), 16) % seeds
}

function readRevision(name: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** SHA-256 of a text. */
export function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}
