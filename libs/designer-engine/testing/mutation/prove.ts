/**
 * The proofs `designer-mutation-layout` and `designer-mutation-core`: what the tests of these parts notice. Modules may be
 * named behind the part, then only they are measured and nothing is proved:
 * `node --import tsx testing/mutation/prove.ts layout src/layout/flow.ts`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutationGroup } from './groups.ts'
import { measure, type ModuleResult, type Survivor } from './measure.ts'
import { groups as coreGroups } from './core/groups.ts'
import { groups as layoutGroups } from './layout/groups.ts'

/** Mutants of one line that change nothing that anybody could notice. */
interface Explanation {
  module: string
  /** The line, whatever its number is now. */
  text: string
  /** What became of what: `was => now`. */
  mutants: readonly string[]
  why: string
}

const least = 90
const library = join(import.meta.dirname, '..', '..')
const parts = new Map([
  ['layout', layoutGroups],
  ['core', coreGroups],
])
const [part = '', ...given] = process.argv.slice(2)
const groups = parts.get(part)
if (!groups) throw new Error(`Name a part: ${[...parts.keys()].join(', ')}`)
const explanations = JSON.parse(
  readFileSync(join(import.meta.dirname, part, 'explained.json'), 'utf8'),
) as readonly Explanation[]

function isExplained(survivor: Survivor, { module, text, mutants }: Explanation): boolean {
  const name = `${survivor.was} => ${survivor.now}`
  return module === survivor.module && text === survivor.text && mutants.includes(name)
}

function judge({ module, mutants, detected, survivors }: ModuleResult) {
  const open = survivors.filter((one) => !explanations.some((why) => isExplained(one, why)))
  const explained = survivors.length - open.length
  return {
    module,
    mutants,
    detected,
    explained,
    score: percent(detected, mutants),
    scoreWithoutEquivalents: percent(detected, mutants - explained),
    survivors: open.map(
      ({ line, was, now, isUncovered }) =>
        `${line}: ${was} => ${now}${isUncovered ? ' (not run by any test)' : ''}`,
    ),
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10
}

/** Modules of the library that this proof does not speak of. */
function findUnmeasured(measured: ReadonlySet<string>): string[] {
  return readdirSync(join(library, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-d|stories)\.tsx?$/.test(path))
    .filter((path) => !measured.has(path))
    .sort()
}

async function main(tried: readonly MutationGroup[]): Promise<void> {
  const named = new Set(given)
  const results: ModuleResult[] = []
  for (const group of tried) {
    const modules = group.modules.filter((module) => named.size === 0 || named.has(module))
    if (modules.length > 0) results.push(...(await measure(group, modules)))
  }
  const judged = results.map(judge)
  console.table(judged.map(({ survivors, ...row }) => ({ ...row, open: survivors.length })))
  for (const { module, survivors } of judged) {
    for (const survivor of survivors) console.log(`${module}:${survivor}`)
  }
  const failed = judged.filter(({ scoreWithoutEquivalents }) => scoreWithoutEquivalents < least)
  for (const { module } of failed) console.error(`FAIL ${module}: under ${least} %`)
  if (failed.length > 0) process.exitCode = 1
  const out = process.env['SPRUCE_PROOF_OUT']
  if (!out || named.size > 0) return

  const sum = (key: 'mutants' | 'detected' | 'explained') =>
    judged.reduce((all, one) => all + one[key], 0)
  const survivors = results.flatMap((result) => result.survivors)
  const stale = explanations.filter((why) => !survivors.some((one) => isExplained(one, why)))
  const outcome = {
    counts: { modules: judged.length, mutants: sum('mutants'), detected: sum('detected') },
    figures: {
      score: percent(sum('detected'), sum('mutants')),
      explained: sum('explained'),
      least,
      modules: judged,
      explanationsOfNothing: stale.map(({ module, text }) => `${module}: ${text}`),
      notMeasured: findUnmeasured(new Set(judged.map(({ module }) => module))),
    },
  }
  writeFileSync(out, JSON.stringify(outcome))
}

await main(groups)
