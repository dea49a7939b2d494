import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes files into a folder; keys are relative paths, values texts or what becomes JSON. */
export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    )
  }
}

/** A folder outside the workspace that is gone when `using` leaves its scope. */
export function temporaryFolder(): { path: string; [Symbol.dispose]: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'spruce-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
