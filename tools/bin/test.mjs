// npm test: every test once, or its result by content. Ends with one line `N passed, N failed`.
import {
  checkNode,
  ensureBrowser,
  ensureInstalled,
  ensureNginx,
  findNginx,
  run,
  say,
} from './prepare.mjs'

checkNode()
ensureInstalled()
if (!ensureBrowser()) say('No browser: every test that needs one counts as failed.')
ensureNginx()
if (!findNginx()) say('No nginx: the tests behind it are skipped.')
process.exit(run(process.execPath, ['--import', 'tsx', 'tools/src/testAll.ts']))
