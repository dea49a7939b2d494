// Every story as a test: those whose file has not passed as it is now, `--all` every one. In parts: each part has a
// browser of its own, for what a page of a hundred files holds on to is not given back before it closes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from '../tools/src/workspace.ts'
import { StoryPasses } from './storyPasses.mts'

const filesInPart = 70
const root = join(import.meta.dirname, '..')
const reports = join(root, 'reports')
/** CI runs a file that failed once more, in a new browser; `npm test` names it among the flaky ones. */
const isRetried = Boolean(process.env['CI'])

interface FileReport {
  name: string
  status: string
  assertionResults: { status: string; failureMessages: string[] }[]
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: FileReport[]
}

interface Outcome {
  code: number
  report: Report
}

const nothing: Report = { numPassedTests: 0, numFailedTests: 0, testResults: [] }

/** Runs the stories of some files in a browser of their own. */
function runFiles(files: readonly string[]): Outcome {
  const reportFile = join(reports, 'test-storybook-part.json')
  rmSync(reportFile, { force: true })
  const args = [
    ...['vitest', 'run', '--config=.storybook/vitest.config.mts', '--retry=0'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ...files,
  ]
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' })
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : nothing
  return { code: status ?? 1, report }
}

const nameOf = (file: FileReport) => relative(root, file.name)

/** The runner failed and no story did: its browser closed, or never came up. */
function hasLostItsBrowser({ code, report }: Outcome): boolean {
  return code !== 0 && report.testResults.every(({ status }) => status !== 'failed')
}

/** Runs the files that failed once more; those that pass now replace what they came to before. */
function retryFailed(first: Outcome): Outcome {
  const failed = first.report.testResults.filter(({ status }) => status === 'failed')
  const again = runFiles(failed.map(nameOf))
  const mended = again.report.testResults.filter(({ status }) => status === 'passed')
  for (const file of mended) {
    const before = failed.find(({ name }) => name === file.name)
    file.assertionResults.forEach((one, at) => {
      one.failureMessages = before?.assertionResults[at]?.failureMessages ?? []
    })
    flaky.add(nameOf(file))
  }
  const testResults = first.report.testResults.map(
    (file) => mended.find(({ name }) => name === file.name) ?? file,
  )
  const count = (wanted: string) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === wanted).length
  const report = {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults,
  }
  return { code: mended.length === failed.length ? again.code : first.code, report }
}

mkdirSync(reports, { recursive: true })
const stories = listFiles(root, ['libs/*/src/**/*.stories.tsx'])
const harness = ['.storybook/testStories.mts', '.storybook/vitest.config.mts']
const passes = new StoryPasses(
  'stories',
  stories.map((name) => ({ name, entries: [name, ...harness] })),
)
console.log(`Stories: ${passes.describe()}`)

const notes: string[] = []
const flaky = new Set<string>()
const outcomes: Outcome[] = []
const waiting = passes.selection.run.map(({ name }) => name)
const parts = Math.ceil(waiting.length / filesInPart)
for (let part = 0; part < parts; part += 1) {
  const files = waiting.filter((_, at) => at % parts === part)
  let outcome = runFiles(files)
  if (hasLostItsBrowser(outcome)) {
    notes.push(
      `flaky: stories ${String(part + 1)}/${String(parts)}: the browser was lost, run again`,
    )
    outcome = runFiles(files)
  }
  if (isRetried && outcome.report.numFailedTests > 0) outcome = retryFailed(outcome)
  const missing = files.filter(
    (file) =>
      !outcome.report.testResults.some(
        (one) => nameOf(one) === file && one.assertionResults.length > 0,
      ),
  )
  if (missing.length > 0) {
    notes.push(`did not run: ${missing.join(', ')}`)
    outcome.code ||= 1
  }
  outcomes.push(outcome)
  record(outcome)
}

/** A part passes as a whole, or nothing of it is recorded: an error outside the tests has no file. */
function record({ code, report }: Outcome) {
  const failed = report.testResults.filter(
    (file) => file.status !== 'passed' || flaky.has(nameOf(file)),
  )
  const passed = code === 0 ? report.testResults.filter((file) => !failed.includes(file)) : []
  passes.record(
    new Map(passed.map((file) => [nameOf(file), file.assertionResults.length])),
    new Set(failed.map(nameOf)),
  )
}

const sum = (count: (report: Report) => number) =>
  outcomes.reduce((total, { report }) => total + count(report), 0)
const whole = {
  numPassedTests: sum((report) => report.numPassedTests),
  numFailedTests: sum((report) => report.numFailedTests),
  testResults: outcomes.flatMap(({ report }) => report.testResults),
  taken: passes.taken,
  notes,
}
writeFileSync(join(reports, 'test-storybook.json'), JSON.stringify(whole))
process.exit(outcomes.every(({ code }) => code === 0) ? 0 : 1)
