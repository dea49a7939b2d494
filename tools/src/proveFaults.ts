/**
 * The proof `seeded-faults`: applies each fault of tools/seededFaults.json to a copy of the workspace and runs the
 * target of `npm test` that has to find it, with a cache that was filled before the fault, and with an empty one.
 * `SPRUCE_FAULTS=<part of a name>` tries these only and writes no evidence.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyWorkspace } from '../generators/workspaceCopy.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { readOutcomes } from './counts.ts'
import { readJson, workspaceRoot } from './workspace.ts'

interface Fault {
  name: string
  file: string
  /** What is replaced where it occurs first; null: `replace` goes to the end of the file. */
  find: string | null
  replace: string
  /** `project:target` of Nx, with arguments that limit it to what can find the fault. */
  task: string
  args?: readonly string[]
  /** A regular expression that the output matches only if the fault was found. */
  expect: string
}

const wanted = process.env['SPRUCE_FAULTS']
const faults = (readJson(join(workspaceRoot, 'tools', 'seededFaults.json')) as Fault[]).filter(
  ({ name }) => wanted === undefined || name.includes(wanted),
)
using caches = temporaryFolder()
const copy = copyWorkspace()
commit()

function commit() {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Spruce', '-c', 'user.email=spruce@example.cn', ...args], {
      cwd: copy.path,
      stdio: 'ignore',
    })
  git('init')
  git('add', '--all')
  git('commit', '--message', 'The workspace')
}

/** Runs the fault's target on the copy. @param cache folder under `caches` */
function runTask({ task, args = [] }: Fault, cache: string) {
  const folder = join(caches.path, cache)
  const nx = join(copy.path, 'node_modules', 'nx', 'dist', 'bin', 'nx.js')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run', task, '--output-style=static', ...(args.length > 0 ? ['--', ...args] : [])],
    {
      cwd: copy.path,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: {
        ...process.env,
        SPRUCE_CACHE: folder,
        NX_CACHE_DIRECTORY: join(folder, 'nx/cache'),
        NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'nx/workspace-data'),
        NX_WORKSPACE_ROOT_PATH: copy.path,
        NX_TUI: 'false',
        NO_COLOR: '1',
        SPRUCE_FUZZ: '10',
        SPRUCE_STORIES: 'sample',
      },
    },
  )
  const output = stdout + stderr
  return { outcome: readOutcomes(output).get(task), output }
}

/** What is wrong with the checks, or nothing. */
function tryFault(fault: Fault): string[] {
  const path = join(copy.path, fault.file)
  const before = readFileSync(path, 'utf8')
  if (fault.find !== null && !before.includes(fault.find)) return ['its place is gone']
  const filled = runTask(fault, 'warm')
  if (filled.outcome !== 'ran' && filled.outcome !== 'taken') {
    return [`the target fails without it:\n${filled.output.slice(-2000)}`]
  }
  writeFileSync(
    path,
    fault.find === null ? before + fault.replace : before.replace(fault.find, () => fault.replace),
  )
  try {
    return (['warm', 'cold'] as const).flatMap((cache) => {
      const { outcome, output } = runTask(fault, cache)
      if (outcome !== 'failed') return [`not found with a ${cache} cache`]
      if (new RegExp(fault.expect, 'u').test(output)) return []
      return [`failed for another reason with a ${cache} cache:\n${output.slice(-2000)}`]
    })
  } finally {
    writeFileSync(path, before)
    rmSync(join(caches.path, 'cold'), { recursive: true, force: true })
  }
}

let missed = 0
for (const fault of faults) {
  const begin = Date.now()
  const problems = tryFault(fault)
  if (problems.length > 0) missed += 1
  const seconds = Math.round((Date.now() - begin) / 1000)
  console.log(
    `${problems.length === 0 ? 'found ' : 'MISSED'} ${fault.name} (${fault.task}, ${String(seconds)} s)`,
  )
  for (const problem of problems) console.log(`       ${problem.replaceAll('\n', '\n       ')}`)
}
copy.dispose()
console.log(`${String(faults.length - missed)} found, ${String(missed)} missed`)
const out = process.env['SPRUCE_PROOF_OUT']
if (out && missed === 0 && wanted === undefined) {
  const kinds = new Set(faults.map(({ task }) => task.split(':')[1])).size
  const counts = { faults: faults.length, targets: kinds }
  writeFileSync(out, JSON.stringify({ counts, figures: { missed } }))
}
process.exitCode = missed === 0 && faults.length > 0 ? 0 : 1
