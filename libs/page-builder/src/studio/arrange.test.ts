import { createDesigner, type Designer, type PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { arrange, arrangements, canArrange, placesFor } from './arrange.js'

const registry = createPageRegistry(allWidgets)

type Rect = readonly [x: number, y: number, w: number, h: number]

function designerOf(rects: readonly Rect[], more: Partial<PageNode> = {}): Designer {
  const nodes = rects.map(([x, y, w, h], at) =>
    pageNode({ id: `n${String(at)}`, type: 'spruce.clock', x, y, w, h, ...(at === 0 && more) }),
  )
  const opened = openPage(pageOf({ nodes }), { registry })
  if (!opened.ok) throw new Error(opened.code)
  return createDesigner(opened.document, {
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
    limitsOf: (type) => registry.limitsOf(type),
    allows: (parent, slot, type) => registry.allows(parent, slot, type),
  })
}

const nodesOf = (designer: Designer, ids: readonly string[]) =>
  ids.flatMap((id) => designer.get(id) ?? [])

function rectsOf(designer: Designer): Rect[] {
  return [...designer.children(null, 'main')]
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ x, y, w, h }) => [x, y, w, h])
}

/** Three in a staircase. */
const stairs: readonly Rect[] = [
  [4, 0, 6, 4],
  [10, 0, 4, 3],
  [16, 0, 8, 6],
]
const all = ['n0', 'n1', 'n2']

describe('arrange', () => {
  it('aligns at the left: what would lie on each other goes below', () => {
    const designer = designerOf(stairs)
    expect(arrange(designer, nodesOf(designer, all), 'left')).toEqual({ ok: true })
    const rects = rectsOf(designer)
    expect(rects.map(([x]) => x)).toEqual([4, 4, 4])
    expect(new Set(rects.map(([, y]) => y)).size).toBe(3)
    designer.verify()
  })

  it('aligns at the right', () => {
    const designer = designerOf(stairs)
    arrange(designer, nodesOf(designer, all), 'right')
    expect(rectsOf(designer).map(([x, , w]) => x + w)).toEqual([24, 24, 24])
  })

  it('aligns at the top, others out of the way', () => {
    const designer = designerOf([
      [0, 0, 6, 4],
      [8, 0, 6, 4],
      [8, 4, 6, 4],
    ])
    arrange(designer, nodesOf(designer, ['n0', 'n2']), 'top')
    const [first, pushed, second] = rectsOf(designer)
    expect([first?.[1], second?.[1]]).toEqual([0, 0])
    expect(pushed?.[1]).toBeGreaterThan(0)
  })

  it('distributes across, between the outermost, and leaves them where they are', () => {
    const designer = designerOf(stairs)
    arrange(designer, nodesOf(designer, all), 'across')
    expect(rectsOf(designer)).toEqual([
      [4, 0, 6, 4],
      [11, 0, 4, 3],
      [16, 0, 8, 6],
    ])
  })

  it('gives the size of the first selected', () => {
    const designer = designerOf(stairs)
    arrange(designer, nodesOf(designer, ['n2', 'n0', 'n1']), 'width')
    expect(rectsOf(designer).map(([, , w]) => w)).toEqual([8, 8, 8])
    arrange(designer, nodesOf(designer, ['n1', 'n0', 'n2']), 'height')
    expect(rectsOf(designer).map(([, , , h]) => h)).toEqual([3, 3, 3])
  })

  it('is one entry of the history', () => {
    const designer = designerOf(stairs)
    const before = rectsOf(designer)
    arrange(designer, nodesOf(designer, all), 'left')
    expect(designer.undo()).toBe(true)
    expect(rectsOf(designer)).toEqual(before)
    expect(designer.history.canUndo).toBe(false)
  })

  it('changes nothing where one of them is locked', () => {
    const designer = designerOf(stairs, { static: true })
    const before = rectsOf(designer)
    expect(arrange(designer, nodesOf(designer, ['n2', 'n0']), 'right')).toMatchObject({ ok: false })
    expect(rectsOf(designer)).toEqual(before)
    expect(designer.history.canUndo).toBe(false)
  })

  it('does not distribute what has no room between the outermost', () => {
    const designer = designerOf([
      [0, 0, 12, 3],
      [2, 3, 12, 3],
      [6, 6, 12, 3],
    ])
    expect(arrange(designer, nodesOf(designer, all), 'across')).toEqual({
      ...{ ok: false, reason: 'noRoom' },
    })
  })

  it('takes several of one grid only', () => {
    const designer = designerOf(stairs)
    const nodes = nodesOf(designer, all)
    expect(canArrange(designer, nodes)).toBe(true)
    expect(canArrange(designer, nodes.slice(0, 1))).toBe(false)
    const [one, two] = nodes as [PageNode, PageNode]
    expect(canArrange(designer, [one, { ...two, parent: 'n2', slot: 'body' }])).toBe(false)
  })
})

describe('placesFor', () => {
  it('keeps everything within the columns; gaps across differ by a column at most', () => {
    const node = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 23 }))
      .map(([w, x]) => ({ x: Math.min(x, 24 - w), y: 0, w, h: 2 }))
    fc.assert(
      fc.property(fc.array(node, { minLength: 2, maxLength: 8 }), (rects) => {
        const nodes = rects.map((rect, at) =>
          pageNode({ id: `n${String(at)}`, type: 't', ...rect }),
        )
        for (const how of arrangements) {
          const moves = placesFor(nodes, how, 24)
          if (!moves) continue
          const after = nodes.map((one) => ({
            ...one,
            ...moves.find(([id]) => id === one.id)?.[1],
          }))
          for (const { x, w } of after) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x + w).toBeLessThanOrEqual(24)
          }
          if (how !== 'across') continue
          const row = after.toSorted((a, b) => a.x - b.x)
          const gaps = row.slice(1).map(({ x }, at) => x - (row[at]?.x ?? 0) - (row[at]?.w ?? 0))
          expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
          expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
