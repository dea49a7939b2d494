// npm run spruce -- <command>: migrate, bootstrap, backup, restore, doctor; --help lists them.
import { join } from 'node:path'
import { checkNode, ensureInstalled, root, run, stop } from './prepare.mjs'

checkNode()
ensureInstalled()
const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
if (
  run(process.execPath, [nx, 'run-many', '-t', 'build', '-p', 'portal', 'server'], {
    quiet: true,
  }) !== 0
) {
  stop('The build failed, see above.')
}
const server = join(root, 'apps', 'server', 'dist', 'main.js')
process.exit(run(process.execPath, ['--enable-source-maps', server, ...process.argv.slice(2)]))
