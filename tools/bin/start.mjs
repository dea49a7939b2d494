// npm start: from a fresh clone to a running product.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, ensureInstalled, root, run, say, stop } from './prepare.mjs'

checkNode()
const args = process.argv.slice(2)
const server = join(root, 'apps', 'server', 'dist', 'main.js')
ensureInstalled()
say('Building (cached when nothing changed) …')
const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
if (
  run(process.execPath, [nx, 'run-many', '-t', 'build', '-p', 'portal', 'server'], {
    quiet: true,
  }) !== 0
) {
  stop('The build failed, see above.')
}
const child = spawn(process.execPath, ['--enable-source-maps', server, ...args], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code) => process.exit(code ?? 1))
