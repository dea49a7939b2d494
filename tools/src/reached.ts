import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheFolder, digest } from './passes.ts'
import { workspaceRoot } from './workspace.ts'

/**
 * What the units of a suite reached when they last ran on this machine, of which no import tells: the operations that a
 * test called, the files that a page loaded. What a unit reaches next time can differ only if something it reached
 * has changed, and then it runs again.
 */
export class Reached<T> {
  private readonly folder: string

  /** @param suite names the folder */
  constructor(suite: string, cache = cacheFolder()) {
    this.folder = join(cache, 'reached', suite)
    mkdirSync(this.folder, { recursive: true })
  }

  /** Undefined when it never ran here. */
  read(unit: string): T | undefined {
    try {
      return JSON.parse(readFileSync(this.fileOf(unit), 'utf8')) as T
    } catch {
      return undefined // none, or written by half: the unit runs
    }
  }

  write(unit: string, what: T): void {
    const file = this.fileOf(unit)
    const part = `${file}.${String(process.pid)}`
    writeFileSync(part, JSON.stringify(what))
    renameSync(part, file)
  }

  private fileOf(unit: string): string {
    return join(this.folder, `${digest(unit)}.json`)
  }
}

/** The operations that each test file of the server called, of the file that SPRUCE_CALLS named, by its path from the workspace root. */
export function readCalls(file: string): Map<string, readonly string[]> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const calls = lines.map((line) => JSON.parse(line) as { name: string; operations: string[] })
  return new Map(calls.map(({ name, operations }) => [relative(workspaceRoot, name), operations]))
}
