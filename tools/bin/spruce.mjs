// npm run spruce -- <command>: migrate, bootstrap, backup, restore, doctor; --help lists them.
import { join } from 'node:path'
import { buildProduct, checkNode, ensureInstalled, root, run } from './prepare.mjs'

checkNode()
ensureInstalled()
buildProduct()
const server = join(root, 'apps', 'server', 'dist', 'main.js')
process.exit(run(process.execPath, ['--enable-source-maps', server, ...process.argv.slice(2)]))
