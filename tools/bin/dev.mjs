// npm run dev: the server restarts and the portal reloads hot while sources change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, ensureInstalled, root, run, say, stop } from './prepare.mjs'

checkNode()
ensureInstalled()
const apiPort = process.env['PORT'] ?? '4200'
const portalPort = process.env['PORTAL_PORT'] ?? '4201'
say(`API on http://127.0.0.1:${apiPort}, portal with hot reload on http://127.0.0.1:${portalPort}`)
const main = join(root, 'apps', 'server', 'dist', 'main.js')
if (run('npx', ['vite', 'build', 'apps/server'], { quiet: true }) !== 0)
  stop('The server does not build, see above.')
const children = [
  spawn('npx', ['vite', 'build', '--watch', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'server'),
    stdio: 'inherit',
  }),
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--enable-source-maps', main, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: apiPort },
    },
  ),
  spawn('npx', ['vite', '--port', portalPort, '--strictPort'], {
    cwd: join(root, 'apps', 'portal'),
    stdio: 'inherit',
    env: { ...process.env, SPRUCE_API: `http://127.0.0.1:${apiPort}` },
  }),
]
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
for (const child of children) {
  child.on('exit', (code) => {
    children.forEach((other) => other.kill('SIGTERM'))
    process.exitCode ||= code ?? 1
  })
}
