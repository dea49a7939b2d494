// npm start: from a fresh clone to a running product.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildProduct, checkNode, ensureInstalled, root, say } from './prepare.mjs'

checkNode()
const args = process.argv.slice(2)
const server = join(root, 'apps', 'server', 'dist', 'main.js')
ensureInstalled()
say('Building (cached when nothing changed) …')
buildProduct()
const child = spawn(process.execPath, ['--enable-source-maps', server, ...args], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code) => process.exit(code ?? 1))
