import { afterAll, describe, expect, it } from 'vitest'
import { countForProof } from '../../testing/proof/count.js'
import { soak } from '../../testing/soak.js'

/** 1,000,000 for a soak; some hundred steps tell little, but in every run. */
const steps = Number(process.env['SPRUCE_SOAK_STEPS'] ?? 4000)
const seed = Number(process.env['SPRUCE_SOAK_SEED'] ?? 20_261_123)

const done = new Map<string, number>()
const kinds = new Set<string>()

afterAll(() => {
  countForProof('soak', {
    counts: { soakSteps: Math.ceil(steps / 8) * kinds.size, soakDesigners: kinds.size },
    figures: {
      soak: 'verify() after every step; by command, the steps that did something',
      soakDone: Object.fromEntries(done),
    },
  })
})

describe.each([
  ['usual', { isAlone: true }],
  ['usual, with others', {}],
  ['without compaction', { isAlone: true, grid: { compaction: 'none' } }],
  ['without compaction, with others', { grid: { compaction: 'none' } }],
  ['horizontal', { isAlone: true, grid: { compaction: 'horizontal' } }],
  ['words', { isAlone: true, grid: { compaction: 'wrap' } }],
  ['never onto another', { isAlone: true, grid: { preventCollision: true } }],
  ['on each other', { grid: { allowOverlap: true } }],
] as const)('a designer, %s', (kind, options) => {
  it('T-12: holds whatever is done to it', { timeout: 3_600_000 }, () => {
    const { designer, counts } = soak(Math.ceil(steps / 8), seed, options)
    if (steps >= 4000) expect(counts.size).toBeGreaterThan(20)
    expect(() => designer.verify()).not.toThrow()
    for (const [name, count] of counts) done.set(name, (done.get(name) ?? 0) + count)
    kinds.add(kind)
  })
})
