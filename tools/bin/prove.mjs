// npm run prove: the full counts, kept as evidence (tools/proofs.json lists them).
import { checkNode, ensureBrowser, ensureInstalled, run } from './prepare.mjs'

checkNode()
ensureInstalled()
ensureBrowser()
process.exit(
  run(process.execPath, ['--import', 'tsx', 'tools/src/prove.ts', ...process.argv.slice(2)]),
)
