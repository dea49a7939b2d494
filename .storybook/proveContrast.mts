// `npm run prove -- --only stories-axe`: every story through axe, its colours in 4 palettes x 2 modes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const report = join(mkdtempSync(join(tmpdir(), 'spruce-stories-')), 'report.json')
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    ...['--config', join(import.meta.dirname, 'vitest.config.mts')],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, STORY_THEMES: 'all' },
  },
)
if (status !== 0) process.exit(status ?? 1)
const { numPassedTests: stories } = JSON.parse(readFileSync(report, 'utf8')) as {
  numPassedTests: number
}
const out = process.env['SPRUCE_PROOF_OUT']
const outcome = { counts: { stories, themes: 8 }, figures: { findings: 0 } }
if (out) writeFileSync(out, JSON.stringify(outcome))
