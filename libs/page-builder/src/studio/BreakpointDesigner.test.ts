import { createDesigner, type DesignerOptions, type PageNode } from '@spruce/designer-engine'
import { openPage } from '@spruce/designer-engine/open'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import { arrange } from './arrange.js'
import { BreakpointDesigner } from './BreakpointDesigner.js'
import { followAgain, placesAt, rectOf, type NarrowBreakpoint } from './ownLayouts.js'
import { tidy } from './tidy.js'

const registry = createPageRegistry(allWidgets)

function open(nodes: readonly PageNode[], at: NarrowBreakpoint = 'medium', isReadOnly = false) {
  const opened = openPage(pageOf({ nodes }), { registry })
  if (!opened.ok) throw new Error(opened.code)
  const options: DesignerOptions = {
    ...{ isReadOnly, history: { limit: 50 } },
    layoutOf: (parent, slot) => registry.layoutOf(parent, slot),
    limitsOf: (type) => registry.limitsOf(type),
    allows: (parent, slot, type) => registry.allows(parent, slot, type),
  }
  const page = createDesigner(opened.document, options)
  return { page, narrow: new BreakpointDesigner(page, at, options) }
}

type Opened = ReturnType<typeof open>

const clock = (id: string, more: Partial<PageNode> = {}) =>
  pageNode({ id, type: 'spruce.clock', w: 12, h: 4, ...more })

/** Two beside each other, one below. */
const three = () => [clock('a'), clock('b', { x: 12 }), clock('c', { y: 4, w: 24 })]

const cells = (node: PageNode | undefined) => node && Object.values(rectOf(node))

function shown({ narrow }: Opened) {
  return Object.fromEntries(
    Object.values(narrow.document.nodes).map((node) => [node.id, cells(node)]),
  )
}

function stored({ page }: Opened) {
  return Object.fromEntries(
    Object.values(page.document.nodes).map((node) => [node.id, [cells(node), node.layouts]]),
  )
}

/** Readers see what the designer shows, at this width and in every grid. */
function expectSeen({ page, narrow }: Opened, breakpoint: NarrowBreakpoint) {
  const all = Object.values(page.document.nodes)
  for (const { parent, slot } of all) {
    if (page.layoutOf(parent, slot) !== 'grid') continue
    const seen = placesAt(page.children(parent, slot), { breakpoint, columns: 24 })
    for (const { id } of page.children(parent, slot)) {
      const node = narrow.get(id)
      expect([id, node && rectOf(node)]).toEqual([id, seen.get(id)])
    }
  }
  expect(Object.keys(narrow.document.nodes).sort()).toEqual(all.map(({ id }) => id).sort())
  narrow.verify()
}

describe('a page at a narrower width', () => {
  it('lies as readers see it', () => {
    const medium = open(three())
    expect(shown(medium)).toEqual({ a: [0, 0, 6, 4], b: [6, 0, 6, 4], c: [0, 4, 12, 4] })
    expect(medium.narrow.settings.config.gridColNum).toBe(12)
    expect(shown(open(three(), 'narrow'))).toEqual({
      ...{ a: [0, 0, 1, 4], b: [0, 4, 1, 4], c: [0, 8, 1, 4] },
    })
  })

  it('keeps a move as the own layout of what lies elsewhere, in one step', () => {
    const opened = open(three())
    const { page, narrow } = opened
    const before = stored(opened)
    expect(narrow.commands.move(['c'], { x: 0, y: -4 })).toMatchObject({ ok: true })
    expect(shown(opened)['c']).toEqual([0, 0, 12, 4])
    expect(stored(opened)['c']).toEqual([[0, 4, 24, 4], { medium: { x: 0, y: 0, w: 12, h: 4 } }])
    expect(page.history.length).toBe(2)
    expectSeen(opened, 'medium')
    // The other widths are as they were.
    for (const id of ['a', 'b', 'c']) expect(cells(page.get(id))).toEqual(before[id]?.[0])
    expect(shown(open(Object.values(page.document.nodes), 'narrow'))).toEqual(
      shown(open(three(), 'narrow')),
    )
    expect(narrow.undo()).toBe(true)
    expect(stored(opened)).toEqual(before)
    expect(shown(opened)['c']).toEqual([0, 4, 12, 4])
    expect(narrow.redo()).toBe(true)
    expect(shown(opened)['c']).toEqual([0, 0, 12, 4])
  })

  it('lets what makes way follow the page, where readers see it there', () => {
    const act = (opened: Opened) => opened.narrow.commands.moveTo('a', { y: 0 })
    const drag = ({ narrow }: Opened) => {
      const gesture = narrow.gesture('drag', ['a'])
      gesture.preview({ x: 0, y: -4 })
      return gesture.commit()
    }
    for (const move of [act, drag]) {
      const opened = open([clock('b'), clock('a', { y: 4 })])
      expect(move(opened)).toMatchObject({ ok: true })
      expect(shown(opened)).toEqual({ a: [0, 0, 6, 4], b: [0, 4, 6, 4] })
      expect(opened.page.get('a')).toHaveProperty('layouts.medium')
      expect(opened.page.get('b')).not.toHaveProperty('layouts')
      expectSeen(opened, 'medium')
    }
    // In the order of their ids it would come first.
    const other = open([clock('a'), clock('b', { y: 4 })])
    other.narrow.commands.moveTo('b', { y: 0 })
    expect(other.page.get('a')).toHaveProperty('layouts.medium')
    expectSeen(other, 'medium')
  })

  it('writes nothing before a gesture is over, and one step then', () => {
    const opened = open(three(), 'narrow')
    const { page, narrow } = opened
    const { document } = page
    const drag = narrow.gesture('drag', ['c'])
    drag.preview({ x: 0, y: -4 })
    drag.preview({ x: 0, y: -8 })
    expect(shown(opened)['c']).toEqual([0, 0, 1, 4])
    expect(page.document).toBe(document)
    drag.commit()
    expect(page.history.entries.length).toBe(2)
    expect(page.get('c')?.layouts).toEqual({ narrow: { x: 0, y: 0, w: 1, h: 4 } })
    const resize = narrow.gesture('resize', 'c', 's')
    resize.preview({ x: 0, y: 3 })
    resize.cancel()
    expect(page.get('c')?.layouts).toEqual({ narrow: { x: 0, y: 0, w: 1, h: 4 } })
    expectSeen(opened, 'narrow')
  })

  it('aligns and packs in one step each', () => {
    const opened = open(three())
    const { page, narrow } = opened
    narrow.commands.moveTo('a', { y: 20 })
    const nodes = ['a', 'b'].flatMap((id) => narrow.get(id) ?? [])
    const before = page.history.length
    expect(arrange(narrow, nodes, 'right')).toEqual({ ok: true })
    expect(page.history.length).toBe(before + 1)
    expectSeen(opened, 'medium')
    expect(tidy(narrow, [{ parent: null, slot: 'main' }])).toBe(true)
    expect(page.history.length).toBe(before + 2)
    expectSeen(opened, 'medium')
    expect(arrange(narrow, nodes, 'across')).toEqual({ ok: true })
    expect(Object.values(page.document.nodes).map(cells)).toEqual(three().map(cells))
  })

  it('adds, carries and removes on the page itself, below what is there, and here where it was dropped', () => {
    const opened = open([...three(), pageNode({ id: 's', type: 'spruce.section', y: 8, w: 24 })])
    const { page, narrow } = opened
    const made = narrow.commands.insert({ type: 'spruce.clock', w: 12, h: 4 }, { x: 3, y: 0 })
    expect(made).toMatchObject({ ok: true })
    const id = made.ok ? (made.ids[0] ?? '') : ''
    expect(cells(page.get(id))).toEqual([0, 14, 12, 4])
    expect(cells(narrow.get(id))).toEqual([3, 0, 6, 4])
    expect(page.history.length).toBe(2)
    expectSeen(opened, 'medium')
    narrow.undo()
    expect([page.get(id), narrow.get(id)]).toEqual([undefined, undefined])
    expect(Object.values(page.document.nodes).filter(({ layouts }) => layouts)).toEqual([])
    const below = narrow.commands.insert({ type: 'spruce.clock', w: 12, h: 4 })
    const last = below.ok ? narrow.get(below.ids[0] ?? '') : undefined
    expect(cells(last)).toEqual([0, 14, 6, 4])
    narrow.commands.moveInto(['a', 'b'], { parent: 's', slot: 'body', x: 5, y: 5 })
    expect(page.get('a')).toMatchObject({ parent: 's', x: 0, y: 0, w: 12 })
    expect(narrow.get('a')).toMatchObject({ parent: 's', x: 5, y: 0, w: 6 })
    expect(page.history.length).toBe(3)
    expectSeen(opened, 'medium')
    narrow.commands.setProps(['a'], { title: 'A' })
    expect(narrow.get('a')?.props['title']).toBe('A')
    narrow.commands.setSettings({ queries: [{ id: 'q' }] })
    expect(narrow.settings).toMatchObject({ queries: [{ id: 'q' }], config: { gridColNum: 12 } })
    expect(page.settings.config.gridColNum).toBe(24)
    narrow.undo()
    expect(narrow.settings).toHaveProperty('queries', [])
    narrow.commands.remove(['s'])
    expect([narrow.get('s'), narrow.get('a')]).toEqual([undefined, undefined])
    expectSeen(opened, 'medium')
  })

  it('moves what has a fixed place at full width, as readers see it', () => {
    const opened = open([clock('a'), clock('b', { y: 10, static: true })])
    expect(opened.page.can('move', ['b'])).toEqual({ ok: false, reason: 'static' })
    expect(shown(opened)['b']).toEqual([0, 4, 6, 4])
    expect(opened.narrow.commands.move(['b'], { x: 6, y: -4 })).toMatchObject({ ok: true })
    expect(opened.page.get('b')).toMatchObject({ y: 10, static: true })
    expectSeen(opened, 'medium')
  })

  it('refuses what the page refuses', () => {
    const { page, narrow } = open(three(), 'medium', true)
    expect(narrow.commands.move(['a'], { x: 1, y: 0 })).toEqual({ ok: false, reason: 'readOnly' })
    expect(narrow.can('remove', ['a'])).toEqual({ ok: false, reason: 'readOnly' })
    const target = { x: 0, y: 0 }
    expect(narrow.commands.insert({ type: 'spruce.clock' }, target)).toMatchObject({ ok: false })
    page.transact('theirs', (tx) => tx.remove('a'), { source: 'remote' })
    expect(narrow.get('a')).toBeUndefined()
  })

  it('hears nothing of the page once it is let go', () => {
    const { page, narrow } = open(three())
    narrow.dispose()
    page.commands.remove(['a'])
    expect(narrow.get('a')).toBeDefined()
  })

  it('follows the page again, in one step, and leaves the other widths', () => {
    const own = { narrow: { x: 0, y: 9, w: 1, h: 2 }, medium: { x: 6, y: 0, w: 6, h: 4 } }
    const opened = open([clock('a', { layouts: own }), clock('b', { x: 12 })])
    const { page, narrow } = opened
    expect(followAgain(page, 'medium', ['b'])).toBe(0)
    expect(page.history.length).toBe(1)
    expect(followAgain(page, 'medium', ['a', 'b', 'gone'])).toBe(1)
    expect(page.get('a')?.layouts).toEqual({ narrow: own.narrow })
    expect(shown(opened)).toEqual({ a: [0, 0, 6, 4], b: [6, 0, 6, 4] })
    followAgain(page, 'narrow', ['a'])
    expect(page.get('a')).not.toHaveProperty('layouts')
    narrow.undo()
    narrow.undo()
    expect(page.get('a')?.layouts).toEqual(own)
  })

  it('is what readers see after whatever was done', () => {
    const place = fc.record({
      x: fc.integer({ min: 0, max: 20 }),
      y: fc.integer({ min: 0, max: 12 }),
      w: fc.integer({ min: 1, max: 24 }),
      h: fc.integer({ min: 2, max: 6 }),
    })
    const id = fc.integer({ min: 0, max: 7 }).map((at) => `n${String(at)}`)
    const by = fc.record({
      x: fc.integer({ min: -8, max: 8 }),
      y: fc.integer({ min: -12, max: 12 }),
    })
    const step = fc.oneof(
      fc.record({ do: fc.constant('move' as const), id, by }),
      fc.record({ do: fc.constant('resize' as const), id, by }),
      fc.record({ do: fc.constantFrom('follow' as const, 'remove' as const), id, by }),
      fc.record({ do: fc.constantFrom('undo' as const, 'wide' as const), id, by }),
    )
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 2, maxLength: 8 }),
        fc.constantFrom<NarrowBreakpoint>('medium', 'narrow'),
        fc.array(step, { maxLength: 8 }),
        (places, at, steps) => {
          const opened = open(
            places.map((one, n) => clock(`n${String(n)}`, { ...one, order: `a${String(n)}` })),
            at,
          )
          const { page, narrow } = opened
          for (const one of steps) {
            const before = page.history.length
            const wide = Object.values(page.document.nodes).map(cells)
            if (one.do === 'move') narrow.commands.move([one.id], one.by)
            else if (one.do === 'resize') narrow.commands.resize(one.id, 'se', one.by)
            else if (one.do === 'follow') followAgain(page, at, [one.id])
            else if (one.do === 'remove') narrow.commands.remove([one.id])
            else if (one.do === 'undo') narrow.undo()
            else page.commands.move([one.id], one.by)
            if (one.do === 'move' || one.do === 'resize' || one.do === 'follow') {
              expect(page.history.length).toBeLessThanOrEqual(before + 1)
              expect(Object.values(page.document.nodes).map(cells)).toEqual(wide)
            }
            expectSeen(opened, at)
          }
        },
      ),
    )
  })
})
