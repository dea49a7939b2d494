/**
 * The server's tests in a shared process on one database: `postgres` or `embedded`, then parts of names of files
 * (default: all of them); `--all` takes nothing from the record and leaves nothing out. PostgreSQL answers every test.
 * The embedded engine answers `isAlwaysEmbedded` and the subjects whose SQL is another than in the proof
 * `server-embedded`; without PostgreSQL, and with `--all`, everything. A file that passed on this machine with the same
 * database and toolchain is taken from the record when neither what it imports has changed nor what the operations
 * reach that it called. Writes `reports/test-server-<database>.json`: Vitest's
 * report with `taken`, the tests that were not run again.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createClosures } from './closure.ts'
import { createCallHasher } from './operationUnits.ts'
import { Passes, type Selection, type Unit } from './passes.ts'
import { Reached, readCalls } from './reached.ts'
import { hashSql, isAlwaysEmbedded, server } from './serverSubjects.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { listFiles, readJson, workspaceRoot } from './workspace.ts'

type Database = 'postgres' | 'embedded'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; failureMessages: string[] }[]
  }[]
  /** Tests that passed before with the same content, and were not run again. */
  taken?: number
  notes?: string[]
}

const proof = join(workspaceRoot, 'docs/evidence/server-embedded.json')
const config = 'tools/vite/serverInSharedProcess.mts'
/** How the tests are run decides their outcome, too. */
const harness = [
  config,
  'apps/server/vite.config.mts',
  'apps/server/vitest.pg.config.mts',
  'apps/server/src/testing/embeddedSetup.ts',
  'apps/server/src/testing/noteCalls.ts',
  'apps/server/src/testing/postgresSetup.ts',
]
/** The fixed matrix, every caller and object under the right header, is a proof. */
const namePattern = '^(?!.*the matrix .fixed)'

/** The folder of PostgreSQL's binaries, by the server's own rule. */
async function findPostgres(): Promise<string | undefined> {
  const file = join(workspaceRoot, server, 'testing/postgresBinaries.ts')
  const module = (await import(pathToFileURL(file).href)) as { findPostgres(): string | undefined }
  return module.findPostgres()
}

/** Version of a database, or undefined where nobody knows what runs behind an address. */
function versionOf(database: Database, binaries: string | undefined): string | undefined {
  if (database === 'embedded') return 'embedded' // PGlite is in the closures
  if (process.env['TEST_DATABASE_URL'] !== undefined || !binaries) return undefined
  return execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
}

/** What each file's SQL was when the proof asked all on the embedded engine; undefined before there is one. */
function readProved(): Record<string, string> | undefined {
  if (!existsSync(proof)) return undefined
  return (readJson(proof) as { figures: { sql?: Record<string, string> } }).figures.sql
}

/** @param calls file for the operations that each test file calls */
function run(database: Database, units: readonly Unit[], report: string, calls: string): number {
  if (units.length === 0) return 0
  const env: NodeJS.ProcessEnv = {
    SPRUCE_FUZZ: '10',
    ...process.env,
    SPRUCE_SERVER_TESTS: database,
    SPRUCE_CALLS: calls,
  }
  // The full counts of rights and fuzzing are proofs of their own.
  delete env['SPRUCE_PROOF']
  delete env['SPRUCE_PROOF_OUT']
  const { status } = spawnSync(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--config', join(workspaceRoot, config), '--testNamePattern', namePattern],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...units.map(({ name }) => join(workspaceRoot, name)),
    ],
    {
      cwd: join(workspaceRoot, 'apps/server'),
      stdio: 'inherit',
      env,
    },
  )
  return status ?? 1
}

/**
 * Keeps what passed at the first try, and nothing else; names what was asked for and did not come.
 * @param rehash the unit as what it called now makes it
 */
function keep(
  passes: Passes,
  units: readonly Unit[],
  report: Report,
  rehash: (unit: Unit) => Unit,
): string[] {
  const results = new Map(
    report.testResults.map((result) => [relative(workspaceRoot, result.name), result]),
  )
  return units.flatMap((unit) => {
    const result = results.get(unit.name)
    const tests = result?.assertionResults.filter(({ status }) => status === 'passed') ?? []
    const isClean =
      result?.status === 'passed' &&
      result.assertionResults.every(
        ({ status, failureMessages }) => status !== 'failed' && failureMessages.length === 0,
      )
    if (isClean) passes.remember(rehash(unit), tests.length)
    else passes.forget(unit)
    return result ? [] : [`${unit.name} was not run`]
  })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  const [database, ...parts] = positionals
  if (database !== 'postgres' && database !== 'embedded') throw new Error('postgres or embedded?')
  const reportFile = join(workspaceRoot, 'reports', `test-server-${database}.json`)
  mkdirSync(join(workspaceRoot, 'reports'), { recursive: true })
  rmSync(reportFile, { force: true })
  const binaries = await findPostgres()
  const hasPostgres = binaries !== undefined || process.env['TEST_DATABASE_URL'] !== undefined
  const notes: string[] = []
  if (!hasPostgres) notes.push('PostgreSQL was skipped: there is none (apt-get install postgresql)')

  const closures = createClosures(workspaceRoot)
  const version = versionOf(database, binaries)
  const names = listFiles(workspaceRoot, [`:(glob)${server}/**/*.test.ts`]).filter(
    (file) =>
      !file.endsWith('.process.test.ts') &&
      (parts.length === 0 || parts.some((part) => file.includes(part))) &&
      (database === 'postgres' ? hasPostgres : !file.endsWith('.pg.test.ts')),
  )
  const sql = (name: string) => hashSql(workspaceRoot, name, closures)
  const proved = readProved()
  const isEverything = values.all || database === 'postgres' || !hasPostgres
  const reached = new Reached<readonly string[]>(`server-${database}`)
  const hashCalls = createCallHasher(workspaceRoot, closures)
  const wholeUnit = (name: string, calls: readonly string[] | undefined): Unit => ({
    name,
    hash: version && calls && hashCalls([name, ...harness], calls),
  })
  const bySql = new Set<string>()
  const units = names.flatMap((name): Unit[] => {
    const whole = wholeUnit(name, reached.read(name))
    if (isEverything || isAlwaysEmbedded(name)) return [whole]
    bySql.add(name)
    const hash = sql(name)
    // On a machine without a proof nobody knows what changed: the proof asks everything.
    return proved === undefined || proved[name] === hash ? [] : [{ name, hash }]
  })
  const left = names.length - units.length
  const passes = new Passes(`server-${database}`, {
    database: version ?? '',
    node: process.version,
    fuzz: process.env['SPRUCE_FUZZ'] ?? '10',
    namePattern,
  })
  const selection: Selection = values.all ? { run: [...units], taken: [] } : passes.select(units)
  const taken = selection.taken.reduce((sum, { tests }) => sum + tests, 0)
  console.log(
    `server on ${database}: ${String(selection.run.length)} files run, ${String(selection.taken.length)} taken from the record (${String(taken)} tests), ${String(left)} left to the proof server-embedded`,
  )
  using folder = temporaryFolder()
  const callsFile = join(folder.path, 'calls')
  const code = run(database, selection.run, reportFile, callsFile)
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  const calls = readCalls(callsFile)
  const missing = keep(passes, selection.run, report, (unit) => {
    const called = calls.get(unit.name)
    if (called) reached.write(unit.name, called)
    return bySql.has(unit.name) ? unit : wholeUnit(unit.name, called)
  })
  const isFailed = code !== 0 || missing.length > 0
  writeFileSync(
    reportFile,
    JSON.stringify({
      ...report,
      numFailedTests: report.numFailedTests + missing.length,
      taken,
      notes: [...notes, ...missing],
    }),
  )
  const out = process.env['SPRUCE_PROOF_OUT']
  if (out && !isFailed) {
    const figures = { sql: Object.fromEntries(names.map((name) => [name, sql(name)])) }
    const counts = { files: selection.run.length, tests: report.numPassedTests }
    writeFileSync(out, JSON.stringify({ counts, figures }))
  }
  process.exitCode = isFailed ? 1 : 0
}

await main()
