import { randomUUID } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Who holds a data folder. */
export interface LockHolder {
  pid: number
  host: string
  since: string
  /** When the process was started, where the system tells: a pid may be used again. */
  born: string | null
  nonce: string
}

/** Another process works on the folder. */
export class DataLockedError extends Error {
  override readonly name = 'DataLockedError'

  constructor(
    folder: string,
    readonly holder: LockHolder | undefined,
  ) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host}, since ${holder.since}`
      : 'another process that is starting'
    super(`The data in ${folder} is in use by ${who}`)
  }
}

export interface DataLock {
  release(): void
}

const fileName = 'spruce.lock'
const beatMs = 5_000
/** A holder on another host, or in another container, shows that it lives by the file's time. */
const silentMs = 30_000

/**
 * Takes the exclusive lock of a data folder: two processes on one embedded database would lose
 * rows. A lock whose holder is dead is taken over. @throws DataLockedError
 */
export function lockData(folder: string): DataLock {
  const file = join(folder, fileName)
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    born: processOf(process.pid).born,
    nonce: randomUUID(),
  }
  if (!create(file, mine)) takeOver(folder, file, mine)
  const timer = setInterval(() => touch(file), beatMs)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      if (read(file)?.nonce === mine.nonce) rmSync(file, { force: true })
    },
  }
}

/** Replaces a dead holder's lock. A guard file keeps two of us from doing it at once. */
function takeOver(folder: string, file: string, mine: LockHolder) {
  const guard = `${file}.takeover`
  if (ageOf(guard) > silentMs) rmSync(guard, { force: true })
  if (!create(guard, mine)) throw new DataLockedError(folder, undefined)
  try {
    const holder = read(file)
    if (holder ? isAlive(holder, file) : ageOf(file) < silentMs && ageOf(file) >= 0) {
      throw new DataLockedError(folder, holder)
    }
    const next = `${file}.${mine.nonce}`
    create(next, mine)
    renameSync(next, file)
  } finally {
    rmSync(guard, { force: true })
  }
}

function create(file: string, holder: LockHolder): boolean {
  let handle: number
  try {
    handle = openSync(file, 'wx')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    writeSync(handle, JSON.stringify(holder))
  } finally {
    closeSync(handle)
  }
  return true
}

function read(file: string): LockHolder | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockHolder>
    return typeof value.pid === 'number' &&
      typeof value.host === 'string' &&
      typeof value.nonce === 'string'
      ? {
          pid: value.pid,
          host: value.host,
          since: value.since ?? '',
          born: value.born ?? null,
          nonce: value.nonce,
        }
      : undefined
  } catch {
    return undefined
  }
}

function isAlive(holder: LockHolder, file: string): boolean {
  if (holder.host !== hostname()) return ageOf(file) < silentMs
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, as another user
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const { state, born } = processOf(holder.pid)
  // One that ended and whose parent has not asked how still has its pid.
  if (state === 'Z' || state === 'X') return false
  return holder.born === null || born === null || born === holder.born
}

/** State and start time of a process, in the system's own ticks; null where there is no /proc. */
function processOf(pid: number): { state: string | null; born: string | null } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in parentheses may hold anything; the 20th field after it is the start time
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? null, born: fields[19] ?? null }
  } catch {
    return { state: null, born: null }
  }
}

/** Milliseconds since the file was written or touched; -1 when there is none. */
function ageOf(file: string): number {
  try {
    return Math.max(0, Date.now() - statSync(file).mtimeMs)
  } catch {
    return -1
  }
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // the folder is gone; the database will say so itself
  }
}
