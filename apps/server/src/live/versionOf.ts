import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What runs: changes with the built portal, whose first page names every file, and with the menus. */
export function versionOf(portalDir: string, menuVersion: number): string {
  const hash = createHash('sha256').update(String(menuVersion))
  try {
    hash.update(readFileSync(join(portalDir, 'index.html')))
  } catch {
    // No portal was built: the API alone.
  }
  return hash.digest('hex').slice(0, 16)
}
