import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClosures, type Closures, type Step } from './closure.ts'
import { createCallHasher, hashOperations } from './operationUnits.ts'
import type { CheckResult } from './report.ts'
import { listFiles, readJson, type Project } from './workspace.ts'

/** A proof: a test in its full counts, too long for every `npm test`. */
export interface Proof {
  name: string
  /** The project whose code it speaks of, and in whose folder it runs. */
  project: string
  /** A shell command. It reads SPRUCE_SEED and writes a `ProofOutcome` to the file SPRUCE_PROOF_OUT. */
  command: string
  /** Files and folders, without what they import, that decide the outcome of every unit. Default: the project. */
  paths?: readonly string[]
  /** Files and packages that do with what they import. */
  harness?: readonly string[]
  /**
   * The operations that a harness of the server calls: it counts with what these reach, and not with every operation.
   * A run that calls another one proves nothing.
   */
  calls?: readonly string[]
  /** How the names of the server's tables begin that it is about: migrations of others do not count. Default: all do. */
  tables?: readonly string[]
  /** The units that can be proved one by one. Default: one, `all`. */
  units?: UnitRule
  /** A pattern of files whose `import()` leads to pages: only those of the unit itself count. */
  routers?: string
  /** Why there is no evidence yet. Until there is, `npm test` says so aloud and does not fail for it. */
  awaited?: string
}

/** How the units of a proof are made. */
export type UnitRule =
  /** One for each file that these globs match; `!` before one takes files out. */
  | { files: readonly string[] }
  /** One for each entry of a JSON file: `{ "id": …, "modules": [files], … }`. */
  | { pages: string }
  /** One for each operation of the contract, or one for all of those named. */
  | { operations: 'each' | readonly string[] }

/** What the command of a proof writes. */
export interface ProofOutcome {
  /** How many of what were tried, of no unit alone; with `units` at least one count, none of them 0. */
  counts?: Record<string, number>
  /** Whatever else it measured. */
  figures?: Record<string, unknown>
  /** What was tried of each unit. A proof of several units names all that it was asked for in SPRUCE_PROOF_UNITS. */
  units?: Record<string, Record<string, number>>
}

/** A proved unit: the fingerprint of what decided the outcome, and what was tried. */
export interface UnitEvidence {
  hash: string
  counts?: Record<string, number>
}

/** A file under `docs/evidence`. Date, seed, seconds and figures are of the last run, which may have been of some units. */
export interface Evidence {
  proof: string
  project: string
  command: string
  commit: string
  date: string
  seed: number
  seconds: number
  node: string
  /** How many units the last run proved. */
  ran: number
  /** Of all units together. */
  counts: Record<string, number>
  figures: Record<string, unknown>
  units: Record<string, UnitEvidence>
}

/** Where evidence lies, relative to the workspace. */
export const evidenceFolder = 'docs/evidence'

const notProduction = /(\.test\.tsx?|\.test-d\.ts|\.stories\.tsx|\.md)$/

/** The list of proofs. */
export function readProofs(root: string): Proof[] {
  return readJson(join(root, 'tools', 'proofs.json')) as Proof[]
}

/** The fingerprint of each unit of a proof, as the files are now. */
export function hashUnits(
  root: string,
  proof: Proof,
  projects: readonly Project[],
  closures: Closures = createClosures(root),
): Record<string, string> {
  const hashes = hashRule(root, proof, projects, closures)
  return Object.fromEntries(hashes.map(([id, hash]) => [id, hash.slice(0, 16)]))
}

function hashRule(
  root: string,
  { units, harness = [], calls, tables, ...proof }: Proof,
  projects: readonly Project[],
  closures: Closures,
): (readonly [string, string])[] {
  const routers = proof.routers === undefined ? undefined : new RegExp(proof.routers)
  const isCounted = countsMigrations(root, tables)
  const follow = ({ from, to, isLazy }: Step) => (!isLazy || !routers?.test(from)) && isCounted(to)
  const isByPaths = proof.paths !== undefined || (units === undefined && harness.length === 0)
  const extras = isByPaths ? [hashInputs(root, proof, projects)] : []
  const hashOf = (entries: readonly string[], more: readonly string[] = []) =>
    closures.hash([...entries, ...harness], [...extras, ...more], { follow })
  if (units === undefined && calls) {
    const reached = createCallHasher(root, closures)(harness, calls, isCounted)
    return [
      [
        'all',
        createHash('sha256')
          .update([...extras, reached].join())
          .digest('hex'),
      ],
    ]
  }
  if (units === undefined) return [['all', hashOf([])]]
  if ('files' in units) {
    const patterns = units.files.map((glob) =>
      glob.startsWith('!') ? `:(exclude,glob)${glob.slice(1)}` : `:(glob)${glob}`,
    )
    return listFiles(root, patterns).map((file) => [file, hashOf([file])] as const)
  }
  if ('pages' in units) {
    const pages = readJson(join(root, units.pages)) as { id: string; modules: string[] }[]
    return pages.map((page) => [page.id, hashOf(page.modules, [JSON.stringify(page)])] as const)
  }
  const hashes = hashOperations(root, harness, closures)
  if (units.operations === 'each') return Object.entries(hashes)
  const together = units.operations.map((id) => `${id} ${hashes[id] ?? 'is no operation'}`)
  return [['all', createHash('sha256').update(together.join()).digest('hex')]]
}

/** Whether a file counts for what is about these tables: every one but migrations of others. */
function countsMigrations(
  root: string,
  tables: readonly string[] | undefined,
): (file: string) => boolean {
  if (!tables) return () => true
  const places = 'table|on|only|into|update|from|join|exists|references'
  const named = new RegExp(`\\b(${places})\\s+(${tables.join('|')})`, 'i')
  const isMigration = /\/db\/migrations\/[^/]+\.sql$/
  return (file) => !isMigration.test(file) || named.test(readFileSync(join(root, file), 'utf8'))
}

/**
 * A fingerprint of the production files that a proof speaks of: tests, stories and prose left out, and
 * the version numbers of our own packages, so that a release makes no evidence old.
 */
function hashInputs(
  root: string,
  proof: Pick<Proof, 'name' | 'project' | 'paths'>,
  projects: readonly Project[],
): string {
  const project = findProject(proof, projects)
  const hash = createHash('sha256')
  for (const path of listFiles(root, proof.paths ?? [project.root])) {
    if (notProduction.test(path)) continue
    const content = readFileSync(join(root, path))
    const text = path.endsWith('/package.json') ? withoutVersions(content.toString()) : content
    hash.update(`${path}\0`).update(text).update('\0')
  }
  return hash.digest('hex')
}

function withoutVersions(manifest: string): string {
  return manifest
    .replace(/^\s*"version": .*\n/m, '')
    .replace(/^(\s*"@spruce\/[\w-]+": )".*"/gm, '$1""')
}

/** The project of a proof; an unknown one is a mistake in the list. */
export function findProject(
  proof: Pick<Proof, 'name' | 'project'>,
  projects: readonly Project[],
): Project {
  const project = projects.find(({ name }) => name === proof.project)
  if (!project) throw new Error(`The proof ${proof.name} names no project: ${proof.project}`)
  return project
}

/** The evidence of a proof, or undefined when there is none. */
export function readEvidence(root: string, name: string): Evidence | undefined {
  const path = join(root, evidenceFolder, `${name}.json`)
  return existsSync(path) ? (readJson(path) as Evidence) : undefined
}

/** What makes the evidence of a proof worthless now; empty when it stands. */
export function findEvidenceProblems(
  root: string,
  proof: Proof,
  projects: readonly Project[],
  closures?: Closures,
): string[] {
  const evidence = readEvidence(root, proof.name)
  const again = `run: npm run prove -- --only ${proof.name}`
  if (!evidence) {
    if (proof.awaited === undefined) return [`no evidence; ${again}`]
    process.stdout.write(`NOT PROVED YET: ${proof.name}: ${proof.awaited}\n`)
    return []
  }
  const problems = findCountProblems(evidence.counts)
  const hashes = hashUnits(root, proof, projects, closures)
  const old = findOldUnits(evidence, hashes)
  if (old.length > 0) {
    const more = old.length > 10 ? ` and ${old.length - 10} more` : ''
    problems.push(
      `${old.length} of ${Object.keys(hashes).length} units are older than their code: ${old.slice(0, 10).join(', ')}${more}; ${again}`,
    )
  }
  if (evidence.command !== proof.command) problems.push(`made by another command; ${again} --all`)
  return problems
}

/** The units that were never proved, or whose closure was another then. */
export function findOldUnits(
  evidence: Evidence | undefined,
  hashes: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(hashes).filter((id) => evidence?.units[id]?.hash !== hashes[id])
}

/** The evidence after a run of some units: the lines of the others stand, those of units that are gone do not. */
export function mergeUnits(
  before: Evidence | undefined,
  hashes: Readonly<Record<string, string>>,
  outcome: ProofOutcome,
): Pick<Evidence, 'units' | 'counts'> {
  const units = Object.fromEntries(
    Object.entries(hashes).flatMap(([id, hash]): [string, UnitEvidence][] => {
      const counts = outcome.units?.[id]
      if (counts) return [[id, { hash, counts }]]
      if (!outcome.units) return [[id, { hash }]]
      const standing = before?.units[id]
      return standing ? [[id, standing]] : []
    }),
  )
  const counts: Record<string, number> = { ...outcome.counts }
  for (const { counts: own = {} } of Object.values(units)) {
    for (const [name, count] of Object.entries(own)) counts[name] = (counts[name] ?? 0) + count
  }
  return { units, counts }
}

/** The text of an evidence file: a line for each unit, so that two branches can be merged. */
export function printEvidence({ units, ...evidence }: Evidence): string {
  const lines = Object.entries(units)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, unit]) => `    ${JSON.stringify(id)}: ${JSON.stringify(unit)}`)
  const head = JSON.stringify(evidence, null, 2).replace(/\n\}$/, '')
  return `${head},\n  "units": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** What is wrong with the counts of a proof: a proof that tried nothing proves nothing. */
export function findCountProblems(counts: Readonly<Record<string, number>>): string[] {
  const all = Object.entries(counts)
  if (all.length === 0) return ['it names no counts']
  return all
    .filter(([, count]) => !(count > 0))
    .map(([name, count]) => `the count of ${name} is ${count}`)
}

/** What is wrong with the outcome of a run of these units. */
export function findOutcomeProblems(
  outcome: ProofOutcome,
  asked: readonly string[] | undefined,
): string[] {
  if (!asked) return findCountProblems(outcome.counts ?? {})
  const missing = asked.filter((id) => !outcome.units?.[id])
  if (missing.length > 0) return [`it did not try ${missing.slice(0, 10).join(', ')}`]
  return asked.flatMap((id) =>
    findCountProblems(outcome.units?.[id] ?? {}).map((problem) => `${id}: ${problem}`),
  )
}

/** What the harness of a proof called besides the operations that the proof names. */
export function findOtherCalls({ calls }: Proof, made: readonly string[]): string[] {
  const others = calls ? made.filter((id) => !calls.includes(id)) : []
  return others.length > 0 ? [`it called ${others.join(', ')}: name them in its calls`] : []
}

/** Every proof, and every file in the evidence folder that no proof owns. */
export function checkEvidence(
  root: string,
  proofs: readonly Proof[],
  projects: readonly Project[],
): CheckResult[] {
  const closures = createClosures(root)
  const results = proofs.map((proof) => ({
    name: proof.name,
    problems: findEvidenceProblems(root, proof, projects, closures),
  }))
  const folder = join(root, evidenceFolder)
  const owned = new Set(proofs.map(({ name }) => `${name}.json`))
  const strays = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json') && !owned.has(file))
    : []
  return [
    ...results,
    ...strays.map((file) => ({
      name: file,
      problems: ['no proof in tools/proofs.json writes it'],
    })),
  ]
}

/** The commit at hand, marked when files that the proof speaks of, or may speak of, differ from it. */
export function describeCommit(root: string, proof: Proof, projects: readonly Project[]): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', 'HEAD')
  const isByImports = proof.units !== undefined || proof.harness !== undefined
  const paths = isByImports
    ? ['.', `:(exclude)${evidenceFolder}`]
    : (proof.paths ?? [findProject(proof, projects).root])
  return git('status', '--porcelain', '--', ...paths) === '' ? commit : `${commit}+changes`
}
