import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './report.ts'
import { listFiles, readJson, type Project } from './workspace.ts'

/** A proof: a test in its full counts, too long for every `npm test`. */
export interface Proof {
  name: string
  /** The project whose code it speaks of, and in whose folder it runs. */
  project: string
  /** A shell command. It reads SPRUCE_SEED and writes a `ProofOutcome` to the file SPRUCE_PROOF_OUT. */
  command: string
  /** Files and folders whose change makes the evidence old, from the workspace root. Default: the project. */
  paths?: readonly string[]
  /** Why there is no evidence yet. Until there is, `npm test` says so aloud and does not fail for it. */
  awaited?: string
}

/** What the command of a proof writes. */
export interface ProofOutcome {
  /** How many of what were tried; at least one count, none of them 0. */
  counts: Record<string, number>
  /** Whatever else it measured. */
  figures?: Record<string, unknown>
}

/** A file under `docs/evidence`. */
export interface Evidence extends ProofOutcome {
  proof: string
  project: string
  command: string
  commit: string
  date: string
  seed: number
  inputsHash: string
  seconds: number
  node: string
}

/** Where evidence lies, relative to the workspace. */
export const evidenceFolder = 'docs/evidence'

const notProduction = /(\.test\.tsx?|\.test-d\.ts|\.stories\.tsx|\.md)$/

/** The list of proofs. */
export function readProofs(root: string): Proof[] {
  return readJson(join(root, 'tools', 'proofs.json')) as Proof[]
}

/**
 * A fingerprint of the production files that a proof speaks of: tests, stories and prose left out, and
 * the version numbers of our own packages, so that a release makes no evidence old.
 */
export function hashInputs(root: string, proof: Proof, projects: readonly Project[]): string {
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
export function findProject(proof: Proof, projects: readonly Project[]): Project {
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
): string[] {
  const evidence = readEvidence(root, proof.name)
  if (!evidence) {
    if (proof.awaited === undefined)
      return [`no evidence; run: npm run prove -- --only ${proof.name}`]
    process.stdout.write(`NOT PROVED YET: ${proof.name}: ${proof.awaited}\n`)
    return []
  }
  const problems = findOutcomeProblems(evidence)
  if (evidence.inputsHash !== hashInputs(root, proof, projects)) {
    problems.push(
      `older than the code of ${proof.project} (evidence of ${evidence.date}); run: npm run prove -- --only ${proof.name}`,
    )
  }
  if (evidence.command !== proof.command) problems.push('made by another command')
  return problems
}

/** What is wrong with the counts of a proof: a proof that tried nothing proves nothing. */
export function findOutcomeProblems(outcome: ProofOutcome): string[] {
  const counts = Object.entries(outcome.counts)
  if (counts.length === 0) return ['it names no counts']
  return counts
    .filter(([, count]) => !(count > 0))
    .map(([name, count]) => `the count of ${name} is ${count}`)
}

/** Every proof, and every file in the evidence folder that no proof owns. */
export function checkEvidence(
  root: string,
  proofs: readonly Proof[],
  projects: readonly Project[],
): CheckResult[] {
  const results = proofs.map((proof) => ({
    name: proof.name,
    problems: findEvidenceProblems(root, proof, projects),
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

/** The commit at hand, marked when the files that the proof speaks of differ from it. */
export function describeCommit(root: string, proof: Proof, projects: readonly Project[]): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', 'HEAD')
  const paths = proof.paths ?? [findProject(proof, projects).root]
  return git('status', '--porcelain', '--', ...paths) === '' ? commit : `${commit}+changes`
}
