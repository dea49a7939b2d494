import fc from 'fast-check'
import { afterAll, afterEach, expect } from 'vitest'
import { countForProof } from './count.js'

// One seed for all, so that what fails can be tried again: npm run prove -- --only designer-soak --seed <n>
const seed = Number(process.env['SPRUCE_SEED'] ?? 0)
if (seed > 0) fc.configureGlobal({ seed })

// The plain references of the layout are slow: fewer pages, with each of which more is done.
if (expect.getState().testPath?.endsWith('layout/properties.test.ts')) {
  const runs = process.env['SPRUCE_INVARIANT_RUNS'] ?? '10000'
  process.env['SPRUCE_LAYOUT_RUNS'] = runs
  let hasFailed = false
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail'
  })
  afterAll(() => {
    if (!hasFailed) countForProof('invariants', { counts: { layoutInvariantRuns: Number(runs) } })
  })
}
