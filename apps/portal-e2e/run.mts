// The journeys that have not passed as the product is now, of all files or of those whose names contain an argument;
// `--all` also those that have. With other options everything goes to Playwright, and leaves no record. What a
// journey reached when it passed (src/support/Uses.ts) decides whether it runs again: its own file, the files of the
// portal that it loaded, the operations that it called, and the server's core.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClosures } from '../../tools/src/closure.ts'
import { createCallHasher } from '../../tools/src/operationUnits.ts'
import { digest, Passes, type Selection, type Unit } from '../../tools/src/passes.ts'
import { Reached } from '../../tools/src/reached.ts'
import { readChromiumVersion } from '../../.storybook/chromiumVersion.mts'
import { usesAnnotation, type WhatIsUsed } from './src/support/Uses.ts'

interface Test {
  status: string
  annotations: { type: string; description?: string }[]
}

interface Suite {
  title: string
  file: string
  specs?: { title: string; file: string; tests: Test[] }[]
  suites?: Suite[]
}

interface Report {
  suites: Suite[]
  errors: unknown[]
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

interface Journey {
  /** As Playwright lists it: file and titles. */
  name: string
  file: string
  test: Test
}

const project = 'apps/portal-e2e'
const root = join(import.meta.dirname, '../..')
const portal = join(root, 'apps/portal/dist')
const reportFile = join(root, 'reports/e2e.json')
const listFile = join(root, 'reports/journeys.txt')
const entry = 'apps/server/src/main.ts'
const reached = new Reached<WhatIsUsed>('journeys')

function runPlaywright(args: readonly string[], { isQuiet = false } = {}): number {
  const { status } = spawnSync('npx', ['playwright', 'test', ...args], {
    cwd: import.meta.dirname,
    stdio: isQuiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
  })
  return status ?? 1
}

function readReport(): Report {
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report
}

function journeysOf({ suites }: Report): Journey[] {
  const walk = (suite: Suite, titles: readonly string[]): Journey[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ name: [file, ...titles, title].join(' › '), file, test })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ]
  return suites.flatMap((suite) => walk(suite, []))
}

/** A built file's name without the hash of its content, which those of what it imports change as well. */
const stableName = (name: string) => name.replace(/-[\w-]{7}(\.\w+)$/, '$1')

/** A built file's text without the hashes in the names of others. */
const stableText = (file: string) =>
  readFileSync(file, 'latin1').replaceAll(/-[\w-]{7}(\.(?:js|css|woff2?|svg|png|webp)\b)/g, '$1')

/** A fingerprint of each file below `/assets/` by its stable name, and of the rest of the built portal. */
function hashPortal() {
  const plain = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ name }) => name)
  const assets = new Map<string, string>()
  for (const name of plain(join(portal, 'assets')).toSorted()) {
    const stable = stableName(name)
    const text = stableText(join(portal, 'assets', name))
    assets.set(stable, digest(`${assets.get(stable) ?? ''}\0${text}`))
  }
  const rest = plain(portal).map((name) => `${name}\0${stableText(join(portal, name))}`)
  return { assets, rest: digest(rest.toSorted().join('\0')) }
}

/** Makes the hash of a journey from what it reaches. */
function createHasher() {
  const closures = createClosures(root)
  const hashCalls = createCallHasher(root, closures)
  const { assets, rest } = hashPortal()
  const harness = [`${project}/playwright.config.ts`, `${project}/run.mts`]
  return (file: string, used: WhatIsUsed): string => {
    const files = [`${project}/src/${file}`, ...harness, entry]
    const loaded = [...new Set(used.assets.map(stableName))].map(
      (name) => `${name} ${assets.get(name) ?? ''}`,
    )
    return digest([hashCalls(files, used.operations), rest, ...loaded].join('\0'))
  }
}

/** Keeps what the journeys reached that passed at the first try, and that they did; drops the others. */
function keep(
  passes: Passes,
  report: Report,
  selected: readonly Unit[],
  hash: ReturnType<typeof createHasher>,
): void {
  const before = new Map(selected.map((unit) => [unit.name, unit]))
  for (const { name, file, test } of journeysOf(report)) {
    const used = test.annotations.find(({ type }) => type === usesAnnotation)?.description
    const unit = before.get(name)
    if (test.status === 'expected' && used !== undefined) {
      const what = JSON.parse(used) as WhatIsUsed
      reached.write(name, what)
      passes.remember({ name, hash: hash(file, what) }, 1)
    } else if (unit) passes.forget(unit)
  }
}

/** @param parts of the names of files; none: all files */
function runJourneys(parts: readonly string[], isWhole: boolean): number {
  rmSync(reportFile, { force: true })
  if (runPlaywright(['--list'], { isQuiet: true }) !== 0) return 1
  const journeys = journeysOf(readReport()).filter(
    ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
  )
  if (journeys.length === 0) return 1
  const hash = createHasher()
  const units = journeys.map(({ name, file }): Unit => {
    const used = reached.read(name)
    return { name, hash: used && hash(file, used) }
  })
  const passes = new Passes('journeys', {
    node: process.versions.node.split('.')[0] ?? '',
    platform: `${process.platform} ${process.arch}`,
    chromium: readChromiumVersion(),
  })
  const { run, taken }: Selection = isWhole ? { run: units, taken: [] } : passes.select(units)
  console.log(`Journeys: ${String(run.length)} to run, ${String(taken.length)} passed as they are`)
  writeFileSync(listFile, run.map(({ name }) => `${name}\n`).join(''))
  rmSync(reportFile)
  const code = run.length === 0 ? 0 : runPlaywright(['--test-list', listFile])
  if (run.length > 0 && !existsSync(reportFile)) return code || 1
  const nothing: Report = {
    suites: [],
    errors: [],
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
  }
  const report = run.length === 0 ? nothing : readReport()
  if (report.errors.length === 0) keep(passes, report, run, hash)
  const { expected, flaky, unexpected, skipped } = report.stats
  const missing = run.length - expected - flaky - unexpected - skipped
  const notes = missing === 0 ? [] : [`${String(missing)} journeys were asked for and did not run`]
  writeFileSync(reportFile, JSON.stringify({ ...report, taken: taken.length, notes }))
  return missing === 0 ? code : 1
}

const args = process.argv.slice(2)
const parts = args.filter((arg) => arg !== '--all')
const isForPlaywright = parts.some((part) => part.startsWith('-'))
mkdirSync(join(root, 'reports'), { recursive: true })
process.exitCode = isForPlaywright
  ? runPlaywright(args)
  : runJourneys(parts, args.includes('--all'))
