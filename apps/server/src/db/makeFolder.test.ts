import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './makeFolder.js'

let base = ''
beforeEach(() => (base = mkdtempSync(join(tmpdir(), 'spruce-folder-'))))
afterEach(() => rmSync(base, { recursive: true, force: true }))

it.skipIf(process.platform === 'win32')(
  'makes a folder and those above it for their owner alone (S-27)',
  () => {
    const above = join(base, 'a')
    const folder = join(above, 'b')
    makeFolder(folder)
    for (const one of [above, folder]) expect((statSync(one).mode & 0o777).toString(8)).toBe('700')
    makeFolder(folder) // is there already
  },
)
