// npm run affected: checks only what a change touches. Base: --base=REV, else origin/main, else the commit before.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, ensureInstalled, root, run } from './prepare.mjs'

checkNode()
ensureInstalled()
const args = process.argv.slice(2)
const exists = (/** @type {string} */ rev) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', rev], { cwd: root }).status === 0
const base = exists('origin/main') ? 'origin/main' : 'HEAD~1'
const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
const hasBase = args.some((arg) => arg.startsWith('--base') || arg.startsWith('--files'))
process.exit(
  run(process.execPath, [
    nx,
    'affected',
    '-t',
    'lint,typecheck,test,build',
    ...(hasBase ? [] : [`--base=${base}`]),
    ...args,
  ]),
)
