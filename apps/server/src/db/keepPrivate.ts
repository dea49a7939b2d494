import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '../config/errorText.js'

/** The bits of group and others. */
const othersBits = 0o077
const stickyBit = 0o1000

/** Somebody else than the owner may read or change data, and that cannot be mended. */
export class NotPrivateError extends Error {
  override readonly name = 'NotPrivateError'
}

/** How rights are changed; a test puts a file system without rights in its place. */
export type ChangeMode = (path: string, mode: number) => void

/**
 * Gives a data folder to its owner alone: mode 0700, beneath which nobody else reaches anything. Windows has no such
 * modes: there the rights of the folder above hold. @throws NotPrivateError when the folder is shared by
 * design (sticky, as `/tmp` is), or stays open to others
 */
export function keepFolderPrivate(folder: string, change: ChangeMode = chmodSync): void {
  if (process.platform === 'win32') return
  const { mode } = statSync(folder)
  if ((mode & stickyBit) !== 0) {
    throw new NotPrivateError(`${folder} is shared by everybody on this machine`)
  }
  closeToOthers(folder, mode, change)
}

/**
 * Does the same with all that is in the folder: folders 0700, files 0600. Links are not followed.
 * @throws NotPrivateError
 */
export function keepTreePrivate(folder: string, change: ChangeMode = chmodSync): void {
  if (process.platform === 'win32') return
  keepFolderPrivate(folder, change)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) keepTreePrivate(path, change)
    else if (entry.isFile()) closeToOthers(path, lstatSync(path).mode, change)
  }
}

function closeToOthers(path: string, mode: number, change: ChangeMode) {
  if ((mode & othersBits) === 0) return
  try {
    change(path, mode & 0o700)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : errorText(error)
    throw new NotPrivateError(`${path} is open to other users and cannot be closed (${code})`)
  }
  if ((statSync(path).mode & othersBits) !== 0) {
    throw new NotPrivateError(`${path} stays open to other users: its file system keeps no rights`)
  }
}
