import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  checkEvidence,
  findEvidenceProblems,
  hashInputs,
  readEvidence,
  type Proof,
} from './evidence.ts'
import { runProof } from './prove.ts'
import { temporaryFolder, writeFiles } from './temporaryFolder.ts'
import type { Project } from './workspace.ts'

const manifest = {
  name: '@spruce/engine',
  version: '0.1.0',
  dependencies: { '@spruce/fuel': '0.1.0', left: '1.0.0' },
}
const projects: Project[] = [{ name: 'engine', root: 'libs/engine', manifest }]
/** A proof that writes what it was told, as a real one writes what it counted. */
const proof: Proof = { name: 'engine-runs', project: 'engine', command: 'node proof.mjs' }

let root: string
let dispose: () => void

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.cn', ...args], {
    cwd: root,
    stdio: 'ignore',
  })
}

/** The problems of each proof and stray file, by name. */
function problems() {
  return Object.fromEntries(
    checkEvidence(root, [proof], projects).map(({ name, problems }) => [name, problems]),
  )
}

beforeEach(() => {
  const folder = temporaryFolder()
  root = folder.path
  dispose = () => folder[Symbol.dispose]()
  writeFiles(root, {
    'libs/engine/package.json': manifest,
    'libs/engine/src/engine.ts': 'export const power = 1\n',
    'libs/engine/src/engine.test.ts': 'it runs\n',
    'libs/engine/README.md': '# engine\n',
    'libs/engine/proof.mjs': `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.SPRUCE_PROOF_OUT, JSON.stringify({
  counts: { runs: 200 }, figures: { seed: Number(process.env.SPRUCE_SEED), full: process.env.SPRUCE_PROOF },
}))
`,
    'apps/other/index.ts': 'export {}\n',
    '.gitignore': 'dist/\n',
  })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
})

afterEach(() => {
  dispose()
})

describe('evidence', () => {
  it('fails while it is missing', () => {
    expect(problems()).toEqual({
      'engine-runs': ['no evidence; run: npm run prove -- --only engine-runs'],
    })
  })

  it('may be awaited with a reason, but never old', () => {
    const awaited = { ...proof, awaited: 'it takes a night' }
    expect(findEvidenceProblems(root, awaited, projects)).toEqual([])
    runProof(root, awaited, projects, 42)
    expect(findEvidenceProblems(root, awaited, projects)).toEqual([])
    writeFiles(root, { 'libs/engine/src/engine.ts': 'export const power = 3\n' })
    expect(findEvidenceProblems(root, awaited, projects).join()).toContain('older than the code')
  })

  it('stands after the proof has run, with commit, seed, counts and figures', () => {
    expect(runProof(root, proof, projects, 42)).toEqual([])
    expect(problems()).toEqual({ 'engine-runs': [] })
    expect(readEvidence(root, 'engine-runs')).toMatchObject({
      proof: 'engine-runs',
      project: 'engine',
      seed: 42,
      counts: { runs: 200 },
      figures: { seed: 42, full: '1' },
      commit: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as unknown,
    })
  })

  it('names the commit, marked when its files differ from it', () => {
    writeFiles(root, { 'apps/other/index.ts': 'export const a = 1\n' })
    runProof(root, proof, projects, 1)
    expect(readEvidence(root, 'engine-runs')?.commit).toMatch(/^[0-9a-f]{40}$/)
    writeFiles(root, { 'libs/engine/src/engine.ts': 'export const power = 2\n' })
    runProof(root, proof, projects, 1)
    expect(readEvidence(root, 'engine-runs')?.commit).toMatch(/^[0-9a-f]{40}\+changes$/)
  })

  it.each([
    ['a changed line', { 'libs/engine/src/engine.ts': 'export const power = 2\n' }],
    ['a new file, committed or not', { 'libs/engine/src/brake.ts': 'export {}\n' }],
    [
      'another version of an outside package',
      { 'libs/engine/package.json': { ...manifest, dependencies: { left: '2.0.0' } } },
    ],
  ])('is old after %s', (_name, files) => {
    runProof(root, proof, projects, 1)
    writeFiles(root, files)
    expect(problems()['engine-runs']?.join()).toContain('older than the code of engine')
  })

  it.each([
    ['a test', { 'libs/engine/src/engine.test.ts': 'it runs well\n' }],
    ['a story', { 'libs/engine/src/Engine.stories.tsx': 'export {}\n' }],
    ['prose', { 'libs/engine/README.md': '# Engine\n' }],
    ['another project', { 'apps/other/index.ts': 'export const a = 1\n' }],
    ['what git ignores', { 'libs/engine/dist/engine.js': '1\n' }],
    [
      'a release',
      {
        'libs/engine/package.json': {
          ...manifest,
          version: '0.2.0',
          dependencies: { '@spruce/fuel': '0.2.0', left: '1.0.0' },
        },
      },
    ],
  ])('outlives a change of %s', (_name, files) => {
    runProof(root, proof, projects, 1)
    writeFiles(root, files)
    expect(problems()).toEqual({ 'engine-runs': [] })
  })

  it('watches the paths of the proof when it names some', () => {
    const wide = { ...proof, paths: ['libs/engine', 'apps/other'] }
    const before = hashInputs(root, wide, projects)
    writeFiles(root, { 'apps/other/index.ts': 'export const a = 1\n' })
    expect(hashInputs(root, wide, projects)).not.toBe(before)
  })

  it('fails for a file that no proof writes', () => {
    runProof(root, proof, projects, 1)
    writeFiles(root, { 'docs/evidence/gone.json': {} })
    expect(problems()['gone.json']).toEqual(['no proof in tools/proofs.json writes it'])
  })

  it('fails when the proof is now another command', () => {
    runProof(root, proof, projects, 1)
    const results = checkEvidence(root, [{ ...proof, command: 'true' }], projects)
    expect(results[0]?.problems).toEqual(['made by another command'])
  })
})

describe('a proof that proves nothing', () => {
  it.each([
    ['fails', 'exit 3', 'its command ended with code 3'],
    ['writes nothing', 'true', 'it wrote no counts to SPRUCE_PROOF_OUT'],
    ['counts nothing', `echo '{"counts":{}}' > "$SPRUCE_PROOF_OUT"`, 'it names no counts'],
    [
      'tried 0 times',
      `echo '{"counts":{"runs":0}}' > "$SPRUCE_PROOF_OUT"`,
      'the count of runs is 0',
    ],
    [
      'changes the code it speaks of',
      `echo '{"counts":{"runs":1}}' > "$SPRUCE_PROOF_OUT"; echo 'export {}' > src/new.ts`,
      'files of engine changed while it ran',
    ],
  ])('leaves earlier evidence alone when it %s', (_name, command, problem) => {
    runProof(root, proof, projects, 1)
    const before = readFileSync(join(root, 'docs/evidence/engine-runs.json'), 'utf8')
    expect(runProof(root, { ...proof, command }, projects, 2)).toEqual([problem])
    expect(readFileSync(join(root, 'docs/evidence/engine-runs.json'), 'utf8')).toBe(before)
  })

  it('is refused when it names an unknown project', () => {
    expect(() => runProof(root, { ...proof, project: 'moon' }, projects, 1)).toThrow(
      'names no project: moon',
    )
  })
})
