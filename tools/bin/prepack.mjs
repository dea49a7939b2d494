// Before a library is packed or published: builds it, so that the package holds what the sources say, or refuses.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const folder = process.cwd()
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** @param {string} reason @returns {never} */
function refuse(reason) {
  console.error(`${manifest.name} is not packed: ${reason}`)
  process.exit(1)
}

const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
if (!existsSync(nx)) refuse('nothing is installed; run `npm ci` in the workspace first')

// What the build says goes to stderr: npm's own answer is read from stdout.
const { status } = spawnSync(process.execPath, [nx, 'run', `${manifest.nx.name}:build`], {
  cwd: root,
  stdio: ['ignore', 2, 2],
})
if (status !== 0) refuse('its build failed')

const missing = Object.values(manifest.exports)
  .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
  .find((file) => !existsSync(join(folder, file)))
if (missing) refuse(`the build left no ${missing}`)
