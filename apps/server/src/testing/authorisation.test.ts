import { operationTable } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../seed/random.js'
import { callerKinds } from './callers.js'
import { fixedSeed, freshSeed, isProof, keepOutcome, tell } from './counts.js'
import { allCases, Matrix, nameOf, pairwise, type MatrixCase } from './matrix.js'
import { openBench, type Bench } from './openBench.js'
import { rowsDigest } from './rowsDigest.js'
import { readWhoMay, type WhoMay } from './whoMay.js'

const lines = readWhoMay()

/** Thousands of calls: on a busy machine they take a while. */
const patience = { timeout: isProof ? 3_600_000 : 300_000 }

describe('S-01: whoMay.csv and x-authz agree', () => {
  it('on which operations there are', () => {
    const written = lines.map(({ operation }) => operation)
    expect([...written].sort()).toEqual(operationTable.map((one) => one.operationId).sort())
  })

  it.each(lines)('on $operation', (line) => {
    const entry = operationTable.find(({ operationId }) => operationId === line.operation)
    expect(entry && { who: whoOf(entry.authz), ...pick(entry.authz) }).toEqual({
      who: line.who,
      effect: line.effect,
      perm: [...line.permissions],
      objects: line.objects.map(({ at, table }) => ({
        in: at.slice(0, at.indexOf('.')),
        name: at.slice(at.indexOf('.') + 1),
        table,
      })),
    })
  })
})

type Authz = (typeof operationTable)[number]['authz']

function whoOf({ auth, scope }: Authz): WhoMay['who'] {
  if (auth === 'public') return 'anyone'
  if (auth === 'first-login') return 'first-login'
  if (scope === 'platform') return 'operator'
  return scope === 'tenant' ? 'member' : 'signed-in'
}

function pick({ effect, perm, objects }: Authz) {
  return { effect, perm: [...perm], objects: objects.map((one) => ({ ...one })) }
}

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

describe.each([
  ['fixed', fixedSeed, fixedSample],
  ['fresh', freshSeed, pairwise],
] as const)('S-01: the matrix (%s seed %i)', (name, seed, sampleOf) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await openBench({ seed })
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
      const again = writing.filter((one) => met.some((line) => line.startsWith(`${nameOf(one)}:`)))
      const alone: string[] = []
      for (const one of again) alone.push(...(await matrix.run([one])).mismatches)
      expect([...wrote.mismatches.filter((line) => !met.includes(line)), ...alone]).toEqual([])
      expect(again).toHaveLength(met.length)
      for (const [operation, answers] of read.notFound) {
        expect([...answers], `the 404 answers of ${operation}`).toHaveLength(1)
      }
      tell(`${name} seed ${seed}: ${reading.length} reading or refused, ${writing.length} writing`)
      if (name === 'fixed') {
        await keepOutcome({
          cases: cases.length,
          operations: lines.length,
          callers: callerKinds.length,
          denied: reading.length,
          written: writing.length,
        })
      }
    },
  )
})
