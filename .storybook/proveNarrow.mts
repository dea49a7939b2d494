// `npm run prove -- --only stories-narrow`: stories on a phone 320 px wide.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { narrowStories } from './browser/narrowStories.mts'

const root = join(import.meta.dirname, '..')
const config = join(import.meta.dirname, 'browser/playwright.config.mts')

function run(args: readonly string[]) {
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run(['nx', 'run', 'storybook:build-storybook', '--output-style=static'])
run(['playwright', 'test', '-c', config, 'narrow'])
const report = JSON.parse(readFileSync(join(root, 'reports/storybook-browser.json'), 'utf8')) as {
  stats: { flaky: number }
}
const units: Record<string, { stories: number }> = {}
for (const { importPath } of narrowStories()) {
  const unit = (units[importPath.replace('./', '')] ??= { stories: 0 })
  unit.stories += 1
}
const out = process.env['SPRUCE_PROOF_OUT']
const outcome = { units, figures: { findings: 0, flaky: report.stats.flaky } }
if (out) writeFileSync(out, JSON.stringify(outcome))
