import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes the folder and those above it. Node's own `recursive` never returns on some file systems. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error // another process may have been faster
  }
}
