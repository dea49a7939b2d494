import { createDesigner, type Designer, type PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { tidy, tidyPlaces } from './tidy.js'

const registry = createPageRegistry(allWidgets)
const page = [{ parent: null, slot: 'main' }]

type Rect = readonly [x: number, y: number, w: number, h: number]

function designerOf(nodes: readonly PageNode[]): Designer {
  const opened = openPage(pageOf({ nodes }), { registry })
  if (!opened.ok) throw new Error(opened.code)
  return createDesigner(opened.document, {
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
    limitsOf: (type) => registry.limitsOf(type),
    allows: (parent, slot, type) => registry.allows(parent, slot, type),
  })
}

const clock = (id: string, [x, y, w, h]: Rect, more: Partial<PageNode> = {}) =>
  pageNode({ ...{ id, type: 'spruce.clock', x, y, w, h }, ...more })

const placeOf = (designer: Designer, id: string) => {
  const { x, y } = designer.get(id) ?? {}
  return [x, y]
}

describe('tidy', () => {
  it('packs in reading order, as one entry of the history; twice changes nothing more', () => {
    const designer = designerOf([
      clock('a', [4, 0, 6, 4]),
      clock('b', [14, 0, 6, 4]),
      clock('c', [9, 4, 8, 3]),
      clock('d', [18, 4, 6, 3]),
    ])
    const before = designer.document.nodes
    expect(tidy(designer, page)).toBe(true)
    expect(['a', 'b', 'c', 'd'].map((id) => placeOf(designer, id))).toEqual([
      ...[
        [0, 0],
        [6, 0],
        [12, 0],
        [0, 4],
      ],
    ])
    designer.verify()
    const { revision } = designer
    expect(tidy(designer, page)).toBe(false)
    expect(designer.revision).toBe(revision)
    expect(designer.undo()).toBe(true)
    expect(designer.document.nodes).toEqual(before)
    expect(designer.history.canUndo).toBe(false)
  })

  it('leaves locked components where they are, and never makes a page longer', () => {
    const designer = designerOf([
      clock('locked', [0, 0, 8, 4], { static: true }),
      clock('a', [9, 0, 15, 2]),
      clock('b', [9, 2, 15, 2]),
    ])
    expect(tidy(designer, page)).toBe(true)
    expect(['locked', 'a', 'b'].map((id) => placeOf(designer, id))).toEqual([
      [0, 0],
      [8, 0],
      [8, 2],
    ])
  })

  it('tidies one container alone', () => {
    const inside = { parent: 's', slot: 'body' }
    const designer = designerOf([
      pageNode({ id: 's', type: 'spruce.section', x: 2, w: 20, h: 8 }),
      clock('a', [3, 0, 6, 4], inside),
      clock('b', [12, 0, 6, 4], inside),
    ])
    expect(tidy(designer, [inside])).toBe(true)
    expect(['s', 'a', 'b'].map((id) => placeOf(designer, id))).toEqual([
      [2, 0],
      [0, 0],
      [6, 0],
    ])
  })

  it('ends: what is tidy is tidy, apart, within the columns, and no longer than before', () => {
    const item = fc
      .tuple(...[24, 8, 12, 6].map((max) => fc.integer({ min: 1, max })))
      .map(([x = 1, y = 1, w = 1, h = 1]) => ({ x: Math.min(x, 24 - w), y, w, h }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (rects) => {
        const nodes = rects.map((rect, at) =>
          clock(`n${String(at)}`, [rect.x, rect.y, rect.w, rect.h]),
        )
        const designer = designerOf(nodes)
        const rows = () => Math.max(0, ...designer.children(null, 'main').map(({ y, h }) => y + h))
        const before = rows()
        tidy(designer, page)
        designer.verify()
        expect(rows()).toBeLessThanOrEqual(before)
        expect(tidy(designer, page)).toBe(false)
        const now = designer.children(null, 'main')
        expect(tidyPlaces(now, 24)).toMatchObject(now.map(({ x, y, w, h }) => ({ x, y, w, h })))
      }),
      { numRuns: 60 },
    )
  })
})
