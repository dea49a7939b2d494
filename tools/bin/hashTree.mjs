// A fingerprint of every file of the workspace. The tests of tools/ look at all of it, yet a change
// elsewhere must not mark tools/ as affected: so Nx gets the whole tree as one number, or the folders named.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const hash = createHash('sha256')
const files = execFileSync(
  'git',
  ['ls-files', '-z', '-co', '--exclude-standard', '--', ...process.argv.slice(2)],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
for (const path of [...new Set(files.split('\0'))].sort()) {
  try {
    hash.update(path).update(readFileSync(join(root, path)))
  } catch {
    hash.update(`${path} is not here`)
  }
}
process.stdout.write(hash.digest('hex'))
