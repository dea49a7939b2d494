// Runs a spec over the built Storybook as a proof: `proveStories.mts narrow`, `languages` or `docsPages`.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageStories } from './browser/languageStories.mts'
import { narrowStories } from './browser/narrowStories.mts'
import { docsPages, type StoryEntry } from './browser/stories.mts'

/** What each proof looks at, by its spec. */
const proofs: Record<string, () => readonly StoryEntry[]> = {
  narrow: narrowStories,
  languages: languageStories,
  docsPages,
}

const root = join(import.meta.dirname, '..')
const config = join(import.meta.dirname, 'browser/playwright.config.mts')

function run(args: readonly string[]) {
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const spec = process.argv[2] ?? ''
const stories = proofs[spec]
if (!stories) throw new Error(`Name a spec: ${Object.keys(proofs).join(', ')}`)
run(['nx', 'run', 'storybook:build-storybook', '--output-style=static'])
run(['playwright', 'test', '-c', config, `${spec}.spec`])
const report = JSON.parse(readFileSync(join(root, 'reports/storybook-browser.json'), 'utf8')) as {
  stats: { flaky: number }
}
const units: Record<string, { stories: number }> = {}
for (const { file } of stories()) {
  const unit = (units[file] ??= { stories: 0 })
  unit.stories += 1
}
const out = process.env['SPRUCE_PROOF_OUT']
const outcome = { units, figures: { findings: 0, flaky: report.stats.flaky } }
if (out) writeFileSync(out, JSON.stringify(outcome))
