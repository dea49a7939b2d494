import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countChanges } from './memberCounts.js'

const placement = fc
  .dictionary(
    fc.constantFrom('m1', 'm2', 'm3', 'm4'),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
  )
  .map((people) => new Map(Object.entries(people).map(([id, where]) => [id, new Set(where)])))

function counts(people: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const result = new Map<string, number>()
  for (const where of people.values()) {
    for (const id of where) result.set(id, (result.get(id) ?? 0) + 1)
  }
  return result
}

describe('countChanges', () => {
  it('is what must be added to the old counts to have the new ones', () => {
    fc.assert(
      fc.property(placement, placement, (before, after) => {
        const changes = countChanges(before, after)
        const old = counts(before)
        for (const [id, change] of changes) old.set(id, (old.get(id) ?? 0) + change)
        const now = counts(after)
        for (const id of 'abcdef') expect(old.get(id) ?? 0).toBe(now.get(id) ?? 0)
        expect([...changes.values()]).not.toContain(0)
      }),
    )
  })
})
