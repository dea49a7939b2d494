import type { Json } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countForProof } from '../../testing/countForProof.js'
import {
  basePages,
  conflictsAbout,
  editCells,
  edits,
  expectedMerge,
  pageOfCells,
} from '../../testing/editedPages.js'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { mergePages } from './mergePages.js'

const numRuns = Number(process.env['SPRUCE_MERGE_RUNS'] ?? 300)
const seed = Number(process.env['SPRUCE_SEED'] ?? 0)
if (seed > 0) fc.configureGlobal({ seed })

const registry = createPageRegistry([])
const counts = { mergedPairs: 0, conflicts: 0, pairsWithConflicts: 0 }

/** Lists of named things in the order of their names: the order of two that were added is nobody's. */
function sorted(document: unknown): unknown {
  const page = document as Readonly<Record<string, Json | undefined>>
  const list = (part: string) =>
    ((page[part] ?? []) as readonly Json[]).toSorted((a, b) =>
      JSON.stringify(a).localeCompare(JSON.stringify(b)),
    )
  return { ...page, queries: list('queries'), variables: list('variables') }
}

describe('two editors of generated pages', () => {
  it('merge to what the model says, cell by cell, and nothing of theirs is gone unsaid', () => {
    fc.assert(
      fc.property(basePages, edits, edits, (base, own, other) => {
        const [mine, theirs] = [editCells(base, own), editCells(base, other)]
        const { document, conflicts } = mergePages(
          pageOfCells(base),
          pageOfCells(mine),
          pageOfCells(theirs),
        )
        const told = conflicts.map(({ node = '', part }) => `${node} ${part}`).toSorted()

        const expected = expectedMerge(base, mine, theirs)
        expect(told).toEqual(expected.conflicts)
        expect(sorted(document)).toEqual(sorted(pageOfCells(expected.cells)))

        for (const key of new Set([...theirs.keys(), ...base.keys()])) {
          const [was, is] = [base.get(key), theirs.get(key)].map((one) => JSON.stringify(one))
          if (was === is || JSON.stringify(expected.cells.get(key)) === is) continue
          expect(conflictsAbout(key).some((one) => told.includes(one))).toBe(true)
        }
        // What is kept is also on the page that is shown, wherever its container went.
        const opened = openPage(document, { registry })
        expect(opened.ok && Object.keys(opened.document.nodes).toSorted()).toEqual(
          Object.keys(document['nodes'] ?? {}).toSorted(),
        )
        counts.mergedPairs += 1
        counts.conflicts += told.length
        counts.pairsWithConflicts += told.length > 0 ? 1 : 0
      }),
      { numRuns },
    )
    expect(counts.pairsWithConflicts).toBeGreaterThan(numRuns / 10)
    expect(counts.pairsWithConflicts).toBeLessThan(numRuns)
    countForProof(counts)
  })
})
