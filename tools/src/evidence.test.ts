import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  checkEvidence,
  findEvidenceProblems,
  findOtherCalls,
  hashUnits,
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
    expect(findEvidenceProblems(root, awaited, projects).join()).toContain('older than their code')
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

  it.each([
    ['what it names', ['addRole', 'getUser'], []],
    ['another one', ['addRole'], ['it called getUser: name them in its calls']],
    ['anything, where it names none', undefined, []],
  ])('is judged by the operations that a run called: %s', (_what, calls, problems) => {
    expect(findOtherCalls({ ...proof, ...(calls && { calls }) }, ['addRole', 'getUser'])).toEqual(
      problems,
    )
  })

  it('about tables outlives migrations of others', () => {
    const folder = 'libs/engine/src/db/migrations'
    writeFiles(root, {
      'libs/engine/src/harness.ts': `import.meta.glob('./db/migrations/*.sql')\n`,
      [`${folder}/1_alarms.sql`]: 'create table alarms (id uuid);\n',
    })
    const aboutAlarms = { ...proof, harness: ['libs/engine/src/harness.ts'], tables: ['alarm'] }
    expect(runProof(root, aboutAlarms, projects, 1)).toEqual([])
    const isOld = () => findEvidenceProblems(root, aboutAlarms, projects).length > 0
    writeFiles(root, { [`${folder}/2_apps.sql`]: `create table apps (); -- 'alarms' of apps\n` })
    expect(isOld()).toBe(false)
    writeFiles(root, { [`${folder}/3_rules.sql`]: 'ALTER TABLE alarm_rules add column a int;\n' })
    expect(isOld()).toBe(true)
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
    expect(problems()['engine-runs']?.join()).toContain('older than their code')
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
    const before = hashUnits(root, wide, projects)
    writeFiles(root, { 'apps/other/index.ts': 'export const a = 1\n' })
    expect(hashUnits(root, wide, projects)).not.toEqual(before)
  })

  it('fails for a file that no proof writes', () => {
    runProof(root, proof, projects, 1)
    writeFiles(root, { 'docs/evidence/gone.json': {} })
    expect(problems()['gone.json']).toEqual(['no proof in tools/proofs.json writes it'])
  })

  it('fails when the proof is now another command', () => {
    runProof(root, proof, projects, 1)
    const results = checkEvidence(root, [{ ...proof, command: 'true' }], projects)
    expect(results[0]?.problems).toEqual([
      'made by another command; run: npm run prove -- --only engine-runs --all',
    ])
  })
})

describe('evidence of units', () => {
  const rule = { files: ['libs/*/src/*.case.ts', '!libs/*/src/skipped.case.ts'] }
  /** Tries what it is asked for, one thing of each unit but for those named in SKIP. */
  const command = `node -e '
    const { readFileSync, writeFileSync } = require("node:fs")
    const ids = JSON.parse(readFileSync(process.env.SPRUCE_PROOF_UNITS, "utf8"))
    const tried = ids.filter((id) => !id.includes(process.env.SKIP ?? "no such unit"))
    const units = Object.fromEntries(tried.map((id) => [id, { runs: 2 }]))
    writeFileSync(process.env.SPRUCE_PROOF_OUT, JSON.stringify({ units, figures: { ids } }))'`
  const byFile: Proof = { ...proof, command, units: rule, harness: ['libs/engine/src/harness.ts'] }
  const [one, two] = ['libs/engine/src/one.case.ts', 'libs/engine/src/two.case.ts']

  beforeEach(() => {
    writeFiles(root, {
      [one]: `import './engine.js'\n`,
      [two]: 'export {}\n',
      'libs/engine/src/skipped.case.ts': 'export {}\n',
      'libs/engine/src/harness.ts': 'export {}\n',
    })
    expect(runProof(root, byFile, projects, 1)).toEqual([])
  })

  it('has a line for each of them, and adds up their counts', () => {
    expect(readEvidence(root, 'engine-runs')).toMatchObject({
      ran: 2,
      counts: { runs: 4 },
      units: { [one]: { counts: { runs: 2 } }, [two]: { counts: { runs: 2 } } },
    })
    const text = readFileSync(join(root, 'docs/evidence/engine-runs.json'), 'utf8')
    expect(text.split('\n').filter((line) => line.includes('.case.ts": {'))).toHaveLength(2)
    expect(findEvidenceProblems(root, byFile, projects)).toEqual([])
  })

  it('is old for the unit whose closure has changed, and names it and the command', () => {
    writeFiles(root, { 'libs/engine/src/engine.ts': 'export const power = 2\n' })
    expect(findEvidenceProblems(root, byFile, projects)).toEqual([
      `1 of 2 units are older than their code: ${one}; run: npm run prove -- --only engine-runs`,
    ])
  })

  it('is old for all units after a change of the harness, and sums up when they are many', () => {
    const more = Array.from(
      { length: 11 },
      (_, at) => [`libs/engine/src/m${10 + at}.case.ts`, ''] as const,
    )
    writeFiles(root, { 'libs/engine/src/harness.ts': '// 2\n', ...Object.fromEntries(more) })
    const [problem] = findEvidenceProblems(root, byFile, projects)
    expect(problem).toMatch(/^13 of 13 units are older than their code: .*m19.case.ts and 3 more;/)
  })

  it('is made for the old units alone; the lines of the others stand', () => {
    const before = readEvidence(root, 'engine-runs')
    writeFiles(root, { 'libs/engine/src/engine.ts': 'export const power = 2\n' })
    expect(runProof(root, byFile, projects, 2)).toEqual([])
    const after = readEvidence(root, 'engine-runs')
    expect(after).toMatchObject({ ran: 1, seed: 2, figures: { ids: [one] }, counts: { runs: 4 } })
    expect(after?.units[two]).toEqual(before?.units[two])
    expect(after?.units[one]?.hash).not.toBe(before?.units[one]?.hash)
    expect(findEvidenceProblems(root, byFile, projects)).toEqual([])
  })

  it('is made for all units when asked, and when the command is another', () => {
    runProof(root, byFile, projects, 2, true)
    expect(readEvidence(root, 'engine-runs')?.ran).toBe(2)
    runProof(root, { ...byFile, command: `${command}; true` }, projects, 3)
    expect(readEvidence(root, 'engine-runs')?.ran).toBe(2)
  })

  it('drops the lines of units that are gone', () => {
    rmSync(join(root, two))
    runProof(root, byFile, projects, 2, true)
    expect(readEvidence(root, 'engine-runs')).toMatchObject({ counts: { runs: 2 } })
    expect(Object.keys(readEvidence(root, 'engine-runs')?.units ?? {})).toEqual([one])
  })

  it('is made for what passed beside a failure, which is said', () => {
    const before = readEvidence(root, 'engine-runs')
    writeFiles(root, { 'libs/engine/src/engine.ts': 'export const power = 2\n' })
    const failing = { ...byFile, command: `SKIP=two ${command}; exit 1` }
    expect(runProof(root, failing, projects, 2)).toEqual(['its command ended with code 1'])
    const after = readEvidence(root, 'engine-runs')?.units
    expect(after?.[one]?.hash).not.toBe(before?.units[one]?.hash)
    expect(after?.[two]).toBeUndefined()
  })

  it('is not made when the run left one out', () => {
    writeFiles(root, { 'libs/engine/src/engine.ts': 'export const power = 2\n' })
    const skipping = { ...byFile, command: `SKIP=two ${command}` }
    expect(runProof(root, skipping, projects, 2)).toEqual([`it did not try ${two}`])
  })

  it('of pages ends at the pages of a router that are not their own', () => {
    writeFiles(root, {
      'apps/other/routes.ts': `import('./A.js')\nimport('./B.js')\nimport './frame.js'\n`,
      'apps/other/A.ts': `import('./later.js')\n`,
      'apps/other/B.ts': '',
      'apps/other/frame.ts': '',
      'apps/other/later.ts': '',
      'apps/other/pages.json': [
        { id: '/a', modules: ['apps/other/A.ts'] },
        { id: '/b', modules: ['apps/other/B.ts'] },
      ],
    })
    const pages: Proof = {
      ...proof,
      units: { pages: 'apps/other/pages.json' },
      harness: ['apps/other/routes.ts'],
      routers: '/routes\\.ts$',
    }
    const oldAfter = (file: string) => {
      const before = hashUnits(root, pages, projects)
      writeFiles(root, { [file]: `${readFileSync(join(root, file), 'utf8')}// changed\n` })
      const after = hashUnits(root, pages, projects)
      return Object.keys(before).filter((id) => before[id] !== after[id])
    }
    expect(oldAfter('apps/other/A.ts')).toEqual(['/a'])
    expect(oldAfter('apps/other/later.ts')).toEqual(['/a'])
    expect(oldAfter('apps/other/B.ts')).toEqual(['/b'])
    expect(oldAfter('apps/other/frame.ts')).toEqual(['/a', '/b'])
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
