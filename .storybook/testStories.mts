// Every story as a test, in parts: each part has a browser of its own, for what a page of a hundred
// files holds on to is not given back before it closes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const parts = 3
const root = join(import.meta.dirname, '..')
const reports = join(root, 'reports')

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string }[]
}

interface Outcome {
  code: number
  report: Report | undefined
}

function runPart(part: number): Outcome {
  const file = join(reports, `test-storybook-${String(part)}.json`)
  rmSync(file, { force: true })
  const args = [
    'run',
    '--config=.storybook/vitest.config.mts',
    `--shard=${String(part)}/${String(parts)}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { status } = spawnSync('npx', ['vitest', ...args], { cwd: root, stdio: 'inherit' })
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  return { code: status ?? 1, report }
}

/** The runner failed and no story did: its browser closed, or never came up. */
function lostItsBrowser({ code, report }: Outcome) {
  const broken = report?.testResults.some((file) => file.status === 'failed') ?? false
  return code !== 0 && (report === undefined || (report.numFailedTests === 0 && !broken))
}

mkdirSync(reports, { recursive: true })
const outcomes: Outcome[] = []
const notes: string[] = []
for (let part = 1; part <= parts; part += 1) {
  let outcome = runPart(part)
  if (lostItsBrowser(outcome)) {
    notes.push(`flaky: stories ${String(part)}/${String(parts)}: the browser was lost, asked again`)
    outcome = runPart(part)
  }
  outcomes.push(outcome)
}

const whole = {
  numPassedTests: sum((report) => report.numPassedTests),
  numFailedTests: sum((report) => report.numFailedTests),
  testResults: outcomes.flatMap(({ report }) => report?.testResults ?? []),
  notes,
}
writeFileSync(join(reports, 'test-storybook.json'), JSON.stringify(whole))
process.exit(outcomes.every(({ code }) => code === 0) ? 0 : 1)

function sum(count: (report: Report) => number) {
  return outcomes.reduce((total, { report }) => total + (report ? count(report) : 0), 0)
}
