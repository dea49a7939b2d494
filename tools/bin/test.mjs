// npm test: every test once. Ends with one line `N passed, N failed` that adds up every runner's own count.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkNode, ensureBrowser, ensureInstalled, root, say } from './prepare.mjs'

/**
 * What a step counted; `notes` name what failed, or passed only when asked again, with the first line of why.
 * @typedef {{ passed: number, failed: number, notes?: readonly string[] }} Count
 */

const reports = join(root, 'reports')
// Cases of each operation, of each seed, on each database; `npm run prove` sends 200.
process.env['SPRUCE_FUZZ'] ??= '10'
/** @type {{ name: string, count: Count, seconds: number }[]} */
const steps = []

/**
 * @param {string} command @param {readonly string[]} args @param {Record<string, string>} [env]
 * @param {string} [cwd]
 * @returns {Promise<{ code: number, output: string }>}
 */
function runStep(command, args, env = {}, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NX_TUI: 'false', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** @param {string} file @returns {unknown} */
function readReport(file) {
  const path = join(reports, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Vitest's JSON report. A file that did not load counts as one failure. @param {string} file @returns {Count} */
function countVitest(file) {
  const report = /** @type {any} */ (readReport(file))
  if (report === undefined) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (/** @type {any} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length
  const failures = report.testResults
    .filter((/** @type {any} */ suite) => suite.status === 'failed')
    .flatMap((/** @type {any} */ suite) => {
      const file = relative(root, suite.name)
      const failed = suite.assertionResults.filter(
        (/** @type {any} */ one) => one.status === 'failed',
      )
      return failed.length === 0
        ? [`${file}: ${firstLines(suite.message)}`]
        : failed.map(
            (/** @type {any} */ one) =>
              `${file} > ${one.fullName}: ${firstLines(one.failureMessages[0])}`,
          )
    })
  // A test that passed when it was asked again keeps what it said the first time.
  const flaky = report.testResults.flatMap((/** @type {any} */ suite) =>
    suite.assertionResults
      .filter((/** @type {any} */ one) => one.status === 'passed' && one.failureMessages.length > 0)
      .map(
        (/** @type {any} */ one) =>
          `flaky: ${relative(root, suite.name)} > ${one.fullName}: ${firstLines(one.failureMessages[0])}`,
      ),
  )
  const notes = [...failures, ...flaky, ...(report.notes ?? [])]
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, notes }
}

/** @param {string | undefined} text */
function firstLines(text) {
  // eslint-disable-next-line no-control-regex -- the runners colour their messages
  const lines = (text ?? '').replace(/\u001b\[[0-9;]*m/gu, '').split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' | ')
    .slice(0, 500)
}

/**
 * Every test of Playwright's JSON report that did not pass at its first try.
 * @param {any} suite @returns {string[]}
 */
function troubled(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ one) => one.status !== 'expected')
      .map((/** @type {any} */ one) => {
        const error = one.results.find((/** @type {any} */ result) => result.error)?.error
        return `${one.status}: ${spec.file}:${spec.line} ${spec.title}: ${firstLines(error?.message)}`
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(troubled)]
}

/** Playwright's JSON report; a skipped test counts as failed. @param {string} file @returns {Count} */
function countPlaywright(file) {
  const report = /** @type {any} */ (readReport(file))
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected, skipped } = report.stats
  const notes = [
    ...report.suites.flatMap(troubled),
    ...report.errors.map((/** @type {any} */ error) => firstLines(error.message)),
  ]
  return { passed: expected + flaky, failed: unexpected + skipped + report.errors.length, notes }
}

/**
 * One check for each task of a target that Nx ran or took from its cache.
 * @param {string} output @param {string} target @returns {Count}
 */
function countTasks(output, target) {
  // eslint-disable-next-line no-control-regex -- Nx colours some lines whatever it is told
  const plain = output.replace(/\u001b\[[0-9;]*m/gu, '')
  const failedList = plain.split('Failed tasks:')[1] ?? ''
  const named = (/** @type {string} */ text, /** @type {RegExp} */ rule) =>
    new Set(
      [...text.matchAll(rule)]
        .map((match) => match[1])
        .filter((task) => task?.endsWith(`:${target}`)),
    )
  const all = named(plain, /^\s*>\s*nx run ([\w-]+:[\w-]+)/gmu)
  const failed = named(failedList, /^\s*-\s+([\w-]+:[\w-]+)/gmu)
  const passed = [...all].filter((task) => !failed.has(task)).length
  return { passed, failed: failed.size, notes: [...failed].map(String) }
}

/** @param {string} name @param {() => Promise<Count>} work */
async function step(name, work) {
  say(`\n── ${name}`)
  const begin = Date.now()
  /** @type {Count} */
  let count
  try {
    count = await work()
  } catch (error) {
    say(String(error))
    count = { passed: 0, failed: 1 }
  }
  const seconds = Math.round((Date.now() - begin) / 100) / 10
  steps.push({ name, count, seconds })
  say(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  return count
}

/**
 * A command that is one check.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 */
async function oneCheck(command, args, env) {
  const { code } = await runStep(command, args, env)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')

/** @param {string[]} args @param {Record<string, string>} [env] */
function runNx(args, env) {
  return runStep(process.execPath, [nx, ...args, '--output-style=static'], env)
}

/** Nx tasks whose own success is the check. @param {string} target */
async function tasks(target) {
  const { code, output } = await runNx(['run-many', '-t', target])
  const count = countTasks(output, target)
  return orFailed(count, code)
}

/** Nx tasks that leave a Vitest report each. @param {string} target @param {string[]} projects */
async function vitestTasks(target, projects) {
  const { code } = await runNx(['run-many', '-t', target, '-p', projects.join(',')])
  const counts = projects.map((project) => countVitest(`${target}-${project}.json`))
  const total = add(counts)
  return orFailed(total, code)
}

/** @param {readonly Count[]} counts @returns {Count} */
function add(counts) {
  return counts.reduce(
    (sum, { passed, failed, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      notes: [...(sum.notes ?? []), ...(notes ?? [])],
    }),
    { passed: 0, failed: 0, notes: [] },
  )
}

checkNode()
ensureInstalled()
const hasBrowser = ensureBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** Every project with unit tests, a new library among them. @returns {string[]} */
function unitProjects() {
  const workspaces = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  )
  return [...workspaces, join(root, 'tools')].flatMap((folder) => {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) return []
    const { nx } = JSON.parse(readFileSync(file, 'utf8'))
    return nx?.targets?.test ? [nx.name] : []
  })
}

/**
 * The server's tests, whose files share a process here (tools/vite/serverInSharedProcess.mts). The matrix of rights is asked in
 * its fresh sample, another every time; the fixed one, every caller and object under the right header, is a proof.
 * @param {'embedded' | 'behaviour' | 'postgres'} which
 */
async function serverTests(which) {
  const report = `test-server-${which}.json`
  const { code } = await runStep(
    'npx',
    [
      ...['vitest', 'run', '--config', join(root, 'tools', 'vite', 'serverInSharedProcess.mts')],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, report)}`],
      ...['--testNamePattern', '^(?!.*the matrix .fixed)'],
    ],
    { SPRUCE_SERVER_TESTS: which },
    join(root, 'apps', 'server'),
  )
  const count = orFailed(countVitest(report), code)
  const files = /** @type {any} */ (readReport(report))?.testResults ?? []
  const isOnPostgres = files.some((/** @type {any} */ { name }) => name.endsWith('.pg.test.ts'))
  if (files.length === 0 || isOnPostgres === (which === 'postgres')) return count
  const notes = [...(count.notes ?? []), `these were not the tests for ${which}`]
  return { ...count, failed: count.failed + 1, notes }
}

/**
 * What a report counted; a runner that failed though no test did is one failure.
 * @param {Count} count @param {number} code
 */
const orFailed = (count, code) =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count

/** ESLint over whole folders with one program of types (eslint.config.mjs). @param {string[]} args */
const lint = (...args) =>
  oneCheck('npx', ['eslint', '--max-warnings', '0', ...args], { SPRUCE_LINT: 'whole' })

// First, for it leaves the graph of the projects, without which the rule of who imports whom is silent.
await step('generated code is current', () => tasks('generate-check'))
// What takes one core only, side by side.
await Promise.all([
  step('lint and boundaries', () =>
    lint('apps', 'libs', 'tools', '.storybook', '--ignore-pattern', 'apps/server/**'),
  ),
  (async () => {
    await step('format', () => oneCheck('npx', ['prettier', '--check', '.', '--log-level', 'warn']))
    await step('contract lint', () => tasks('contract-lint'))
    await step('lint and boundaries of the server', () => lint('apps/server'))
  })(),
])
await step('types', () => tasks('typecheck'))
await step('unit', () =>
  vitestTasks(
    'test',
    unitProjects().filter((project) => project !== 'server'),
  ),
)
// What asks every operation is asked on one database, the faster one.
const onPostgres = await step('server on PostgreSQL', () => serverTests('postgres'))
await step('server on the embedded database', () =>
  serverTests(onPostgres.passed > 0 ? 'behaviour' : 'embedded'),
)
await step('build', () => tasks('build'))
await step('server as a process', () => vitestTasks('test-process', ['server']))
await step('public API', () => tasks('api-check'))
await step('stories', async () => {
  const { code } = await runNx(['run', 'storybook:test-storybook'])
  const count = countVitest('test-storybook.json')
  if (code === 0 || count.failed > 0) return count
  const notes = [...(count.notes ?? []), 'the runner failed, no story did: its browser was lost']
  return { ...count, failed: 1, notes }
})
await step('stories by keyboard and picture', async () => {
  // At 320 px a sample here; `npm run prove -- --only stories-narrow` looks at every story.
  const { code } = await runNx(['run', 'storybook:test-browser'], { SPRUCE_STORIES: 'sample' })
  const count = countPlaywright('storybook-browser.json')
  const { skipped } = /** @type {any} */ (readReport('visualSkipped.json') ?? {})
  const notes = [...(skipped ? [skipped] : []), ...(count.notes ?? [])]
  return { ...orFailed(count, code), notes }
})
await step('browser journeys', async () => {
  if (!hasBrowser) say('No browser: every journey counts as failed.')
  const { code } = await runNx(['run', 'portal-e2e:e2e'])
  const count = countPlaywright('e2e.json')
  return orFailed(count, code)
})
await step('packed libraries', async () => {
  const { code } = await runStep(process.execPath, [
    '--import',
    'tsx',
    'tools/src/checkPackages.ts',
  ])
  const count = /** @type {Count | undefined} */ (readReport('packages.json')) ?? {
    passed: 0,
    failed: 1,
  }
  return orFailed(count, code)
})
await step('evidence is current', async () => {
  const { code } = await runStep(process.execPath, [
    '--import',
    'tsx',
    'tools/src/checkEvidence.ts',
  ])
  const count = /** @type {Count | undefined} */ (readReport('evidence.json')) ?? {
    passed: 0,
    failed: 1,
  }
  return orFailed(count, code)
})

say('\n── summary')
for (const { name, count, seconds } of steps) {
  say(
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  )
  for (const note of count.notes?.slice(0, 20) ?? []) say(`     ${note}`)
}
const total = add(steps.map(({ count }) => count))
say(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
