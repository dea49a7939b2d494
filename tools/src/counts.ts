import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { workspaceRoot } from './workspace.ts'

/** What a check counted. */
export interface Count {
  passed: number
  failed: number
  /** How many of `passed` were taken from the cache. */
  taken: number
  /** What failed, or passed only at its second try, with the first lines of why. */
  notes: readonly string[]
}

/** How Nx came by the outcome of a task. */
export type Outcome = 'ran' | 'taken' | 'failed'

/** Vitest's JSON report, as far as it is read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
  /** Tests of files that passed with this content before and did not run again. */
  taken?: number
  notes?: string[]
}

interface PlaywrightSuite {
  specs?: {
    title: string
    file: string
    line: number
    tests: {
      status: string
      results: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Playwright's JSON report, as far as it is read here. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
  taken?: number
  notes?: string[]
}

const reports = join(workspaceRoot, 'reports')

const nothing: Count = { passed: 0, failed: 0, taken: 0, notes: [] }

/** Tests that a runner left out, and what failed in none (tools/vite/unchanged.mts). */
interface LeftOut {
  taken: number
  errors: string[]
}

function countTaken(path: string): Count {
  const { taken, errors } = JSON.parse(readFileSync(path, 'utf8')) as LeftOut
  return { ...nothing, passed: taken, taken, notes: errors }
}

/** A check that left no report, or could not run. */
export const failure = (note: string): Count => ({ passed: 0, failed: 1, taken: 0, notes: [note] })

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed, taken, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      taken: sum.taken + taken,
      notes: [...sum.notes, ...notes],
    }),
    nothing,
  )
}

/**
 * A report of `reports/`, by its form.
 * @param outcome of the Nx task that leaves it: what a task took from the cache, it took whole
 */
export function readCount(file: string, outcome: Outcome | undefined): Count {
  const path = join(reports, file)
  if (outcome === undefined) return failure(`${file}: its task did not run`)
  if (!existsSync(path)) return failure(`${file}: no report`)
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const left = join(reports, `taken-${file}`)
  const count = addCounts([countReport(report), existsSync(left) ? countTaken(left) : nothing])
  if (outcome === 'failed' && count.failed === 0) {
    return addCounts([count, failure(`${file}: the runner failed, no test did`)])
  }
  return outcome === 'taken' ? { ...count, taken: count.passed } : count
}

/** Counts a report of Vitest, of Playwright or of this workspace's own checks. */
export function countReport(report: unknown): Count {
  const has = (key: string) => typeof report === 'object' && report !== null && key in report
  if (has('testResults')) return countVitest(report as VitestReport)
  if (has('stats')) return countPlaywright(report as PlaywrightReport)
  const { passed, failed } = report as { passed: number; failed: number }
  return { passed, failed, taken: 0, notes: [] }
}

/** A file that did not load counts as one failure. */
function countVitest(report: VitestReport): Count {
  const notes = report.testResults.flatMap((suite) => {
    const file = relative(workspaceRoot, suite.name)
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
    if (suite.status === 'failed' && failed.length === 0) {
      return [`${file}: ${firstLines(suite.message)}`]
    }
    const flaky = suite.assertionResults.filter(
      ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
    )
    return [...failed, ...flaky].map(
      ({ status, fullName, failureMessages }) =>
        `${status === 'passed' ? 'flaky: ' : ''}${file} > ${fullName}: ${firstLines(failureMessages?.[0])}`,
    )
  })
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const taken = report.taken ?? 0
  return {
    passed: report.numPassedTests + taken,
    failed: report.numFailedTests + broken,
    taken,
    notes: [...notes, ...(report.notes ?? [])],
  }
}

/** A skipped test counts as failed. */
function countPlaywright(report: PlaywrightReport): Count {
  const { expected, flaky, unexpected, skipped } = report.stats
  const taken = report.taken ?? 0
  return {
    passed: expected + flaky + taken,
    failed: unexpected + skipped + report.errors.length,
    taken,
    notes: [
      ...report.suites.flatMap(describeTroubled),
      ...report.errors.map(({ message }) => firstLines(message)),
      ...(report.notes ?? []),
    ],
  }
}

/** Every test that did not pass at its first try, with the file that shows why. */
function describeTroubled(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error
        const files = results.flatMap(({ attachments = [] }) => attachments)
        const shown =
          files.find(({ name }) => name.includes('-diff')) ??
          files.find(({ name }) => name === 'trace') ??
          files.find(({ path }) => path !== undefined)
        const where = shown?.path === undefined ? '' : ` (${relative(workspaceRoot, shown.path)})`
        return `${status}: ${spec.file}:${spec.line} ${spec.title}: ${firstLines(error?.message)}${where}`
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(describeTroubled)]
}

function firstLines(text: string | undefined) {
  return stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' | ')
    .slice(0, 500)
}

/** The outcome of each task, `project:target`, from what `nx run-many --output-style=static` prints. */
export function readOutcomes(output: string): Map<string, Outcome> {
  const plain = stripVTControlCharacters(output)
  const outcomes = new Map<string, Outcome>()
  for (const [, task = '', mark] of plain.matchAll(/^\s*>\s*nx run ([\w-]+:[\w-]+)(.*)$/gmu)) {
    const isTaken = /\[(local cache|existing outputs match)/u.test(mark ?? '')
    outcomes.set(task, isTaken ? 'taken' : 'ran')
  }
  const failed = plain.split('Failed tasks:')[1] ?? ''
  for (const [, task = ''] of failed.matchAll(/^\s*-\s+([\w-]+:[\w-]+)/gmu)) {
    outcomes.set(task, 'failed')
  }
  return outcomes
}

/** One check for each task of a target. */
export function countTasks(outcomes: ReadonlyMap<string, Outcome>, target: string): Count {
  const tasks = [...outcomes].filter(([task]) => task.endsWith(`:${target}`))
  const failed = tasks.filter(([, outcome]) => outcome === 'failed')
  return {
    passed: tasks.length - failed.length,
    failed: failed.length,
    taken: tasks.filter(([, outcome]) => outcome === 'taken').length,
    notes: failed.map(([task]) => task),
  }
}
