/**
 * `npm run prove`: runs of each proof the units whose evidence is missing or old, in their full counts, and
 * writes `docs/evidence/<proof>.json`. Stopped half-way, it goes on with the proof it was at.
 * Options: `--only <proof>` and `--project <name>` (both repeatable), `--all` (current units, too), `--seed <integer>`.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  describeCommit,
  evidenceFolder,
  findEvidenceProblems,
  findOldUnits,
  findOtherCalls,
  findOutcomeProblems,
  findProject,
  hashUnits,
  mergeUnits,
  printEvidence,
  readEvidence,
  readProofs,
  type Evidence,
  type Proof,
  type ProofOutcome,
} from './evidence.ts'
import { readCalls } from './reached.ts'
import { readJson, readProjects, workspaceRoot, type Project } from './workspace.ts'

/**
 * Runs one proof and writes its evidence.
 * @param isWhole all units are run, not only the old ones
 * @returns what went wrong; then earlier evidence stays as it was
 */
export function runProof(
  root: string,
  proof: Proof,
  projects: readonly Project[],
  seed: number,
  isWhole = false,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spruce-proof-'))
  const out = join(folder, 'outcome.json')
  const unitsFile = join(folder, 'units.json')
  const callsFile = join(folder, 'calls')
  try {
    const hashes = hashUnits(root, proof, projects)
    const before = readEvidence(root, proof.name)
    const isSameCommand = before?.command === proof.command
    const old = isWhole || !isSameCommand ? Object.keys(hashes) : findOldUnits(before, hashes)
    const asked = Object.keys(hashes).join() === 'all' ? undefined : old
    if (asked) {
      writeFileSync(unitsFile, JSON.stringify(asked))
      console.log(`${asked.length} of ${Object.keys(hashes).length} units`)
    }
    const begin = Date.now()
    const { status } = spawnSync(proof.command, {
      cwd: join(root, findProject(proof, projects).root),
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: [join(workspaceRoot, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
        SPRUCE_PROOF: '1',
        SPRUCE_PROOF_OUT: out,
        SPRUCE_CALLS: callsFile,
        SPRUCE_SEED: String(seed),
        ...(asked ? { SPRUCE_PROOF_UNITS: unitsFile } : {}),
      },
    })
    const failure = status === 0 ? [] : [`its command ended with code ${status ?? 'none'}`]
    // Of several units those that passed are proved all the same.
    if (failure.length > 0 && !(asked && existsSync(out))) return failure
    if (!existsSync(out)) return ['it wrote no counts to SPRUCE_PROOF_OUT']
    const outcome = readJson(out) as ProofOutcome
    const made = [...readCalls(callsFile).values()].flat()
    const tried = failure.length > 0 ? Object.keys(outcome.units ?? {}) : asked
    const problems = [...findOutcomeProblems(outcome, tried), ...findOtherCalls(proof, made)]
    if (problems.length > 0) return [...failure, ...problems]
    const after = hashUnits(root, proof, projects)
    if (Object.entries(hashes).some(([id, hash]) => after[id] !== hash)) {
      return [`files of ${proof.project} changed while it ran`]
    }
    const evidence: Evidence = {
      proof: proof.name,
      project: proof.project,
      command: proof.command,
      commit: describeCommit(root, proof, projects),
      date: new Date().toISOString(),
      seed,
      seconds: Math.round((Date.now() - begin) / 100) / 10,
      node: process.versions.node,
      ran: tried?.length ?? 1,
      figures: outcome.figures ?? {},
      ...mergeUnits(isSameCommand ? before : undefined, hashes, outcome),
    }
    mkdirSync(join(root, evidenceFolder), { recursive: true })
    writeFileSync(join(root, evidenceFolder, `${proof.name}.json`), printEvidence(evidence))
    return failure
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function main(): void {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      project: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  })
  const projects = readProjects()
  const proofs = readProofs(workspaceRoot)
  const unknown = (values.only ?? []).filter((name) => !proofs.some((proof) => proof.name === name))
  if (unknown.length > 0) {
    console.error(
      `No such proof: ${unknown.join(', ')}. There are: ${proofs.map(({ name }) => name).join(', ')}`,
    )
    process.exitCode = 1
    return
  }
  const chosen = proofs.filter(
    ({ name, project }) =>
      (values.only?.includes(name) ?? true) && (values.project?.includes(project) ?? true),
  )
  let failed = 0
  for (const proof of chosen) {
    const isCurrent =
      readEvidence(workspaceRoot, proof.name) !== undefined &&
      findEvidenceProblems(workspaceRoot, proof, projects).length === 0
    if (!values.all && isCurrent) {
      console.log(`ok   ${proof.name}: its evidence is current`)
      continue
    }
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
    console.log(`\n── ${proof.name} (${proof.project}, seed ${seed})`)
    const problems = runProof(workspaceRoot, proof, projects, seed, values.all)
    if (problems.length > 0) failed += 1
    console.log(
      problems.length === 0
        ? `ok   ${proof.name}: ${evidenceFolder}/${proof.name}.json`
        : `FAIL ${proof.name}: ${problems.join('; ')} (seed ${seed})`,
    )
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
