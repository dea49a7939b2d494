// Runs a spec over the built Storybook as a proof: `proveStories.mts narrow`, `languages` or `docsPages`.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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

interface Suite {
  specs: readonly { title: string; ok: boolean }[]
  suites?: readonly Suite[]
}

function run(args: readonly string[]): number {
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' })
  return status ?? 1
}

/** The titles of tests that failed. */
function failuresOf({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => title)
  return [...own, ...suites.flatMap(failuresOf)]
}

const spec = process.argv[2] ?? ''
const stories = proofs[spec]
if (!stories) throw new Error(`Name a spec: ${Object.keys(proofs).join(', ')}`)
const reportFile = join(root, 'reports/storybook-browser.json')
rmSync(reportFile, { force: true })
const built = run(['nx', 'run', 'storybook:build-storybook', '--output-style=static'])
if (built !== 0) process.exit(built)
const status = run(['playwright', 'test', '-c', config, `${spec}.spec`])
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as {
  stats: { flaky: number }
  suites: readonly Suite[]
  errors: readonly unknown[]
}
// What passed beside failures is proved all the same, unless something failed outside of tests.
const failures = report.suites.flatMap(failuresOf)
if (status !== 0 && (failures.length === 0 || report.errors.length > 0)) process.exit(status)
const failed = new Set(
  stories()
    .filter(({ title }) => failures.some((test) => test.includes(title)))
    .map(({ file }) => file),
)
const units: Record<string, { stories: number }> = {}
for (const { file } of stories()) {
  if (failed.has(file)) continue
  const unit = (units[file] ??= { stories: 0 })
  unit.stories += 1
}
const out = process.env['SPRUCE_PROOF_OUT']
const outcome = { units, figures: { findings: 0, flaky: report.stats.flaky } }
if (out) writeFileSync(out, JSON.stringify(outcome))
process.exitCode = status
