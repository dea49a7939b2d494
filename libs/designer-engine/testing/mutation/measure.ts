import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { MutationGroup } from './groups.ts'

/** A mutant that no test noticed. */
export interface Survivor {
  module: string
  /** Where it is now, from 1; what identifies it is the text. */
  line: number
  /** The line as it is. */
  text: string
  was: string
  now: string
  /** No test even runs it. */
  isUncovered: boolean
}

/** What became of the mutants of one module. */
export interface ModuleResult {
  module: string
  mutants: number
  detected: number
  survivors: readonly Survivor[]
}

const workspace = join(import.meta.dirname, '..', '..', '..', '..')
const project = 'libs/designer-engine'
const leftOut = new Set(['dist', 'out-tsc', 'node_modules', 'stryker.config.json'])

/**
 * Tries every mutant of some modules, with the random tests reduced and always of one seed; in a copy of
 * the project, since Stryker writes into the sources.
 */
export async function measure(
  group: MutationGroup,
  modules: readonly string[],
): Promise<ModuleResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spruce-mutants-'))
  const copy = join(folder, project)
  const before = process.cwd()
  try {
    symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'))
    cpSync(join(workspace, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
    cpSync(join(workspace, project), copy, {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    })
    const sources = new Map(
      modules.map((module) => [module, readFileSync(join(copy, module), 'utf8').split('\n')]),
    )
    process.chdir(copy)
    return await tryMutants(group, sources)
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryMutants(
  { tests }: MutationGroup,
  sources: ReadonlyMap<string, readonly string[]>,
): Promise<ModuleResult[]> {
  process.env['SPRUCE_MUTATION_TESTS'] = tests.join(',')
  process.env['SPRUCE_LAYOUT_RUNS'] = '12'
  process.env['SPRUCE_HISTORY_RUNS'] = '12'
  process.env['SPRUCE_SOAK_STEPS'] = '400'
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.mts', related: false },
    mutate: [...sources.keys()],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 5000,
    timeoutFactor: 2,
    reporters: ['progress-append-only'],
    inPlace: true,
    disableTypeChecks: false,
    allowEmpty: true,
    thresholds: { high: 95, low: 90, break: null },
  })
  const results = await stryker.runMutationTest()
  return Array.from(sources, ([module, lines]) => {
    const own = results.filter(
      ({ fileName, status }) =>
        fileName.endsWith(module) && status !== 'Ignored' && status !== 'CompileError',
    )
    const survivors = own
      .filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
      .map(({ location: { start, end }, replacement, status }) => ({
        module,
        line: start.line,
        text: (lines[start.line - 1] ?? '').trim(),
        was: cut(lines, start, end),
        now: replacement.replace(/\s+/g, ' '),
        isUncovered: status === 'NoCoverage',
      }))
    return { module, mutants: own.length, detected: own.length - survivors.length, survivors }
  })
}

/** Counted from 1. */
interface Position {
  line: number
  column: number
}

/** A piece of the source as one line. */
function cut(lines: readonly string[], start: Position, end: Position): string {
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index, all) => {
      const until = index === all.length - 1 ? end.column - 1 : line.length
      return line.slice(index === 0 ? start.column - 1 : 0, until)
    })
    .join(' ')
    .replace(/\s+/g, ' ')
}
