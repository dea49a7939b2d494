/**
 * `npm test`: every check of the workspace. Each is a target of Nx with declared inputs: what passed before with
 * the same content and toolchain is taken from the cache, which outlives the clone. The last line, `N passed,
 * N failed`, adds up what ran and what was taken. Random tests get the seed of the content; `SPRUCE_SEED` is another.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addCounts, countTasks, failure, readCount, readOutcomes, type Count } from './counts.ts'
import { seedOfContent } from './passes.ts'
import { readProjects, workspaceRoot } from './workspace.ts'

/** One line of the summary. */
interface Check {
  name: string
  target: string
  /** Reports by project; without any, each task of the target is one check. */
  reports?: Readonly<Record<string, string>>
}

const projects = readProjects()

function withTarget(target: string) {
  return projects.filter(({ manifest }) => manifest.nx?.targets?.[target] !== undefined)
}

const unitReports = Object.fromEntries(
  withTarget('test')
    .filter(({ name }) => name !== 'server')
    .map(({ name }) => [name, `test-${name}.json`]),
)

/** What leaves room for another task beside it runs in one command; the others follow, one by one. */
const sideBySide: readonly Check[] = [
  { name: 'generated code is current', target: 'generate-check' },
  { name: 'format', target: 'format' },
  { name: 'format of what is no project', target: 'format-rest' },
  { name: 'contract lint', target: 'contract-lint' },
  { name: 'lint and boundaries', target: 'lint-whole' },
  { name: 'types', target: 'typecheck' },
  { name: 'build', target: 'build' },
  { name: 'build of the Storybook', target: 'build-storybook' },
  { name: 'public API', target: 'api-check' },
  { name: 'packed libraries', target: 'check-packages', reports: { tools: 'packages.json' } },
  { name: 'evidence is current', target: 'check-evidence', reports: { tools: 'evidence.json' } },
]

/** The tests of the server follow, on both databases and in a shared process. */
const unit: Check = { name: 'unit', target: 'test', reports: unitReports }

const oneByOne: readonly Check[] = [
  {
    name: 'server on PostgreSQL',
    target: 'test-postgres',
    reports: { server: 'test-server-postgres.json' },
  },
  {
    name: 'server on the embedded database',
    target: 'test-embedded',
    reports: { server: 'test-server-embedded.json' },
  },
  {
    name: 'server as a process',
    target: 'test-process',
    reports: { server: 'test-process-server.json' },
  },
  {
    name: 'stories',
    target: 'test-storybook',
    reports: { storybook: 'test-storybook.json' },
  },
  {
    name: 'stories by keyboard and picture',
    target: 'test-browser',
    reports: { storybook: 'storybook-browser.json' },
  },
  { name: 'browser journeys', target: 'e2e', reports: { 'portal-e2e': 'e2e.json' } },
]

const seed = process.env['SPRUCE_SEED'] ?? String(seedOfContent())

function runNx(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const nx = join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
    const child = spawn(process.execPath, [nx, ...args, '--output-style=static'], {
      cwd: workspaceRoot,
      env: {
        ...process.env,
        NX_TUI: 'false',
        FORCE_COLOR: '0',
        SPRUCE_FUZZ: '10',
        SPRUCE_STORIES: 'sample',
        SPRUCE_SEED: seed,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve(`${output}${String(error)}`))
    child.on('close', () => resolve(output))
  })
}

/** Runs the targets in one command. @param names of projects; default: every one that has the target */
async function run(title: string, checks: readonly Check[], names?: readonly string[]) {
  console.log(`\n── ${title}`)
  const begin = Date.now()
  const targets = checks.map(({ target }) => target)
  const limit = names ? ['-p', names.join(',')] : []
  const outcomes = readOutcomes(await runNx(['run-many', '-t', ...targets, ...limit]))
  const seconds = Math.round((Date.now() - begin) / 100) / 10
  const results = checks.map(({ name, target, reports }) => {
    const counts = reports
      ? Object.entries(reports).map(([project, file]) =>
          readCount(file, outcomes.get(`${project}:${target}`)),
        )
      : [countTasks(outcomes, target)]
    const count = addCounts(counts)
    const isEmpty = count.passed + count.failed === 0
    return { name, count: isEmpty ? failure(`${target}: no task ran`) : count }
  })
  for (const result of results) console.log(`── ${describe(result)}`)
  console.log(`── ${title}: ${String(seconds)} s`)
  return { title, seconds, results }
}

function describe({ name, count }: { name: string; count: Count }) {
  const { passed, failed, taken } = count
  const from = taken === 0 ? '' : `, ${String(taken)} of them from the cache`
  return `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${String(passed)} passed${from}, ${String(failed)} failed`
}

rmSync(join(workspaceRoot, 'reports'), { recursive: true, force: true })
mkdirSync(join(workspaceRoot, 'reports'), { recursive: true })
console.log(`random tests: seed ${seed}`)
const begin = Date.now()
const groups = [
  await run('side by side', sideBySide),
  await run(unit.name, [unit], Object.keys(unitReports)),
]
for (const check of oneByOne) groups.push(await run(check.name, [check]))

console.log('\n── summary')
for (const { title, seconds, results } of groups) {
  console.log(`${title}, ${String(seconds)} s`)
  for (const result of results) {
    console.log(`  ${describe(result)}`)
    for (const note of result.count.notes.slice(0, 20)) console.log(`       ${note}`)
  }
}
const total = addCounts(groups.flatMap(({ results }) => results.map(({ count }) => count)))
const ran = total.passed + total.failed - total.taken
console.log(
  `${String(ran)} ran, ${String(total.taken)} taken from the cache, ${String(Math.round((Date.now() - begin) / 1000))} s`,
)
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
