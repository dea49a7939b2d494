import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../seed/random.js'
import {
  fixedSeed,
  freshSeed,
  isProof,
  isWanted,
  keepPart,
  tell,
  type Part,
  type UnitCounts,
} from './counts.js'
import { allCases, Matrix, nameOf, pairwise, type MatrixCase } from './matrix.js'
import { openBench, type Bench } from './openBench.js'
import { rowsDigest } from './rowsDigest.js'
import { readWhoMay } from './whoMay.js'

/** Thousands of calls: on a busy machine they take a while. */
const patience = { timeout: isProof ? 4 * 3_600_000 : 1_200_000 }

/** Every caller and object under the right header, and every pair with another; or all there is. */
function fixedSample(cases: readonly MatrixCase[], random: () => number): MatrixCase[] {
  if (isProof) return [...cases]
  const right = cases.filter(({ header }) => header === 'right')
  return [
    ...right,
    ...pairwise(
      cases.filter(({ header }) => header !== 'right'),
      random,
    ),
  ]
}

/**
 * The matrix over a part of the operations, in a world of its own: whole operations, so that nothing
 * that is compared within one is torn apart.
 */
export function describeMatrix(part: Part): void {
  const lines = part.of(readWhoMay().filter(({ operation }) => isWanted(operation)))

  describe.each([
    ['fixed', fixedSeed, fixedSample],
    ['fresh', freshSeed, pairwise],
  ] as const)('S-01: the matrix (%s seed %i)', (name, seed, sampleOf) => {
    let bench: Bench
    beforeAll(async () => {
      bench = await openBench({ own: true, seed })
    })
    afterAll(() => bench.close())

    /** Questions that could be used to guess are counted, which is no effect. */
    async function digest() {
      return { ...(await rowsDigest(bench.engine)), rate_limits: 'counts' }
    }

    it(
      'answers every caller, object and header as whoMay.csv and security.md say',
      patience,
      async () => {
        const random = createRandom(seed).next
        const cases = sampleOf(allCases(lines), random)
        const matrix = new Matrix({ ...bench, random })
        const reading = cases.filter((one) => !matrix.writes(one))
        const writing = cases.filter((one) => matrix.writes(one))

        await matrix.furnish(reading)
        const before = await digest()
        const read = await matrix.run(reading)
        expect(read.mismatches).toEqual([])
        expect(await digest(), 'a refused or a reading call wrote').toEqual(before)
        const wrote = await matrix.run(writing)
        // Cases at the same time may meet each other's version of a row that a tenant has one of.
        const met = wrote.mismatches.filter((line) => line.includes('STALE_VERSION'))
        const again = writing.filter((one) =>
          met.some((line) => line.startsWith(`${nameOf(one)}:`)),
        )
        const alone: string[] = []
        for (const one of again) alone.push(...(await matrix.run([one])).mismatches)
        expect([...wrote.mismatches.filter((line) => !met.includes(line)), ...alone]).toEqual([])
        expect(again).toHaveLength(met.length)
        for (const [operation, answers] of read.notFound) {
          expect([...answers], `the 404 answers of ${operation}`).toHaveLength(1)
        }
        tell(
          `${name} seed ${seed}: ${reading.length} reading or refused, ${writing.length} writing`,
        )
        if (name === 'fixed') await keepPart(part, countUnits(cases, writing))
      },
    )
  })
}

/** What is tried of each operation. */
function countUnits(cases: readonly MatrixCase[], writing: readonly MatrixCase[]): UnitCounts {
  const units: UnitCounts = {}
  const written = new Set(writing)
  for (const one of cases) {
    const unit = (units[one.line.operation] ??= {})
    for (const name of ['cases', written.has(one) ? 'written' : 'denied']) {
      unit[name] = (unit[name] ?? 0) + 1
    }
  }
  return units
}
