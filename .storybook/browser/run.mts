// The stories in a real browser: by keyboard, by touch, 320 px wide, and beside their pictures. Runs what has not
// passed as it is now, `--all` everything; `--update` makes new pictures.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChromiumVersion } from '../chromiumVersion.mts'
import { StoryPasses } from '../storyPasses.mts'
import { summarize, type PlaywrightReport } from './summary.mts'
import { browserFile, selectionVariable } from './stories.mts'
import { browserUnits } from './units.mts'

const root = join(import.meta.dirname, '../..')
const baselines = join(import.meta.dirname, 'baselines')
const reports = join(root, 'reports')
const reportFile = join(reports, 'storybook-browser.json')
const selectionFile = join(reports, 'storybook-units.json')

function runPlaywright(args: readonly string[], env: Record<string, string> = {}): number {
  const config = join(import.meta.dirname, 'playwright.config.mts')
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

/** Major version of Chromium, which decides how the same page is drawn, beside the page. */
const major = Number.parseInt(readChromiumVersion(), 10)

/** Which browser drew the pictures. */
interface PictureOrigin {
  chromium: number
  /** A calm machine has compared all of them twice without a difference; before, a difference is a note. */
  settled: boolean
}

function updatePictures(): number {
  for (const file of readdirSync(baselines)) rmSync(join(baselines, file))
  writeFileSync(
    browserFile,
    `${JSON.stringify({ chromium: major, settled: false }, undefined, 2)}\n`,
  )
  return runPlaywright(['--update-snapshots=all', 'visual'])
}

function runStories(): number {
  const { chromium, settled } = JSON.parse(readFileSync(browserFile, 'utf8')) as PictureOrigin
  const isOtherBrowser = !settled || chromium !== major
  const units = browserUnits()
  const passes = new StoryPasses('stories-browser', units)
  const isRun = new Set(passes.selection.run.map(({ name }) => name))
  console.log(`Stories in a browser: ${passes.describe()}`)
  writeFileSync(selectionFile, JSON.stringify([...isRun]))
  rmSync(reportFile, { force: true })
  const specs = new Set(units.filter(({ name }) => isRun.has(name)).map(({ spec }) => spec))
  const env = {
    [selectionVariable]: selectionFile,
    ...(isOtherBrowser ? { SPRUCE_PICTURES: 'of-another-browser' } : {}),
  }
  const code = specs.size === 0 ? 0 : runPlaywright([...specs].toSorted(), env)
  if (specs.size > 0 && !existsSync(reportFile)) return code || 1
  const report: PlaywrightReport =
    specs.size === 0
      ? { suites: [], errors: [], stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } }
      : (JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport)
  const { passed, failed, changed } = summarize(report)
  const notes: string[] = []
  if (changed.length > 0) {
    const versions = `Chromium ${String(major)} would change ${String(changed.length)} pictures of ${String(chromium)}`
    notes.push(`${versions}: ${changed.join(', ')}`)
    console.warn(notes[0])
  }
  if (report.errors.length === 0) passes.record(passed, failed)
  writeFileSync(reportFile, JSON.stringify({ ...report, taken: passes.taken, notes }))
  return code
}

mkdirSync(reports, { recursive: true })
process.exit(process.argv.includes('--update') ? updatePictures() : runStories())
