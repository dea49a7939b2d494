import { expect } from 'vitest'
import type { PageDocument } from '../src/document/types.ts'
import { openPage } from '../src/open/openPage.ts'
import { groupBySlot } from '../src/open/repairTree.ts'
import { savePage } from '../src/open/savePage.ts'
import { ComponentRegistry } from '../src/registry/ComponentRegistry.ts'
import { findOverlaps } from './naive.ts'

const registry = new ComponentRegistry()

/** Lies without overlaps, is in order when it is opened, and says the same when it is saved again. */
export function expectPage(document: PageDocument): PageDocument {
  for (const group of groupBySlot(Object.values(document.nodes))) {
    if (group[0]?.slot !== 'dialogs') expect(findOverlaps([...group])).toEqual([])
  }
  const saved = savePage(document)
  const opened = openPage(saved, { registry })
  if (!opened.ok) throw new Error(opened.code)
  expect(opened.problems).toEqual([])
  expect(savePage(opened.document)).toBe(saved)
  return opened.document
}
