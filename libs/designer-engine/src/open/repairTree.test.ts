import { describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import { nodeOf } from '../../testing/pages.js'
import type { PageNode } from '../document/types.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { Report } from './Report.js'
import { deepestNesting, groupBySlot, orderAt, repairTree } from './repairTree.js'

const box = (id: string, patch: Partial<PageNode> = {}) => nodeOf(id, { order: '1', ...patch })

/** What becomes of these nodes, and what is said of them. */
function repair(...given: readonly PageNode[]) {
  const registry = new ComponentRegistry({ components: [trend, panel] })
  const nodes = new Map(given.map((node) => [node.id, node]))
  const report = new Report()
  repairTree(nodes, (type) => registry.get(type), report)
  const problems = report.problems.map(({ kind, path }) => `${kind} ${path.join('.')}`)
  return { nodes, problems, of: (id: string) => nodes.get(id) }
}

/** A chain of so many, the first on the page, each in the one before it. */
function chainOf(count: number, first: Partial<PageNode> = {}): PageNode[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? box('n0', first) : box(`n${index}`, { parent: `n${index - 1}`, slot: 'in' }),
  )
}

/** How deep a node lies, the page's own counted 1. */
function depthOf(nodes: ReadonlyMap<string, PageNode>, id: string): number {
  let depth = 0
  for (let up: string | null = id; up !== null; up = nodes.get(up)?.parent ?? null) depth += 1
  return depth
}

describe('a tree that is in order', () => {
  it('O-1: keeps its very records, and nothing is said', () => {
    const given = [
      box('late', { parent: 'p', slot: 'actions', type: 'acme.trend', order: '2' }),
      box('p', { type: 'acme.panel' }),
      box('c', { parent: 'p', slot: 'body' }),
      box('in', { parent: 'c', slot: 'whatever' }),
      box('title', { slot: 'titleBar', order: '5' }),
      box('dialog', { slot: 'dialogs', order: `${'a'.repeat(99)}1` }),
    ]
    const { nodes, problems } = repair(...given)
    expect(problems).toEqual([])
    expect([...nodes.values()].every((node, index) => node === given[index])).toBe(true)
  })
})

describe('nodes that lie nowhere', () => {
  it('O-10: go to the end of the main grid, one below the other', () => {
    const { of, problems } = repair(
      box('low', { y: 7, h: 3 }),
      box('high', { y: 4, h: 2 }),
      box('title', { slot: 'titleBar', y: 50 }),
      box('dialog', { slot: 'dialogs', y: 60 }),
      box('inner', { parent: 'low', slot: 'main', y: 70 }),
      box('one', { parent: 'gone', slot: 'body', x: 5, y: 90, h: 4 }),
      box('two', { parent: 'gone', slot: 'main', x: 5, y: 80 }),
    )
    expect(problems).toEqual(['bad-parent nodes.one.parent', 'bad-parent nodes.two.parent'])
    expect(of('one')).toEqual(box('one', { y: 10, h: 4 }))
    expect(of('two')).toEqual(box('two', { y: 14 }))
  })

  it('O-10: alone, one lies at the top, wherever it lay', () => {
    expect(repair(box('one', { parent: 'gone', y: 90 })).of('one')).toEqual(box('one'))
    expect(repair(box('one', { slot: 'nowhere', y: 90 })).of('one')).toEqual(box('one'))
  })

  it('O-10, O-15: lie no lower than a grid may be', () => {
    const low = box('low', { y: 99_999, h: 10 })
    expect(repair(low, box('one', { parent: 'gone' })).of('one')?.y).toBe(100_000)
  })
})

describe('slots', () => {
  it('O-10: a slot that the page has not is that of the main grid', () => {
    const { of, problems } = repair(box('a', { slot: 'body', x: 3 }), box('b', { slot: 'dialogs' }))
    expect(problems).toEqual(['bad-slot nodes.a.slot'])
    expect([of('a'), of('b')?.slot]).toEqual([box('a'), 'dialogs'])
  })

  it('O-10: a slot that the parent has not is its first one', () => {
    const panelOf = box('p', { type: 'acme.panel' })
    const lost = box('a', { parent: 'p', slot: 'nowhere', x: 3, y: 4 })
    const odd = box('b', { parent: 'p', slot: 'toString', order: '2' })
    const { of, problems } = repair(panelOf, lost, odd)
    expect(problems).toEqual(['bad-slot nodes.a.slot', 'bad-slot nodes.b.slot'])
    expect(of('a')).toEqual({ ...lost, slot: 'body' })
    expect(of('b')).toEqual({ ...odd, slot: 'body' })
  })

  it('O-10: in a parent without slots nothing lies', () => {
    const { of, problems } = repair(
      box('t', { type: 'acme.trend' }),
      box('a', { parent: 't', slot: 'body', x: 3 }),
    )
    expect(problems).toEqual(['bad-slot nodes.a.slot'])
    expect(of('a')).toEqual(box('a', { y: 2 }))
  })

  it('O-40: the slots of a parent that nobody knows are not judged', () => {
    const inner = box('a', { parent: 'p', slot: 'anything' })
    const { of, problems } = repair(box('p', { type: 'other.box' }), inner)
    expect([problems, of('a')]).toEqual([[], inner])
  })

  it('O-10: of several title bars the first stays', () => {
    const titles = ['a', 'b', 'c'].map((id) => box(id, { slot: 'titleBar' }))
    const { of, problems } = repair(...titles, box('d', { parent: 'a', slot: 'titleBar' }))
    expect(problems).toEqual(['bad-slot nodes.b.slot', 'bad-slot nodes.c.slot'])
    expect(['a', 'b', 'c'].map((id) => of(id)?.slot)).toEqual(['titleBar', 'main', 'main'])
    expect(of('d')).toMatchObject({ parent: 'a', slot: 'titleBar' })
  })
})

describe('nesting', () => {
  it('O-13: a cycle is cut at one node, whatever hangs on it', () => {
    const { of, problems } = repair(
      box('tail', { parent: 'b', slot: 'in' }),
      box('a', { parent: 'c', slot: 'in' }),
      box('b', { parent: 'a', slot: 'in' }),
      box('c', { parent: 'b', slot: 'in' }),
      box('more', { parent: 'c', slot: 'in' }),
    )
    expect(problems).toEqual(['cycle nodes.b.parent'])
    expect(of('b')).toEqual(box('b'))
    expect(['tail', 'a', 'c', 'more'].map((id) => of(id)?.parent)).toEqual(['b', 'c', 'b', 'c'])
  })

  it('O-13: each of several cycles is cut', () => {
    const { problems } = repair(
      box('a', { parent: 'b', slot: 'in' }),
      box('b', { parent: 'a', slot: 'in' }),
      box('c', { parent: 'c', slot: 'in' }),
    )
    expect(problems).toEqual(['cycle nodes.a.parent', 'cycle nodes.c.parent'])
  })

  it('O-13: 64 may lie in each other', () => {
    const { nodes, problems } = repair(...chainOf(64))
    expect(problems).toEqual([])
    expect(depthOf(nodes, 'n63')).toBe(64)
  })

  it.each([
    ['from the outermost', (chain: PageNode[]) => chain],
    ['from the innermost', (chain: PageNode[]) => [...chain].reverse()],
  ])('O-13: the 65th goes to the page, and takes along what lies in it; read %s', (_, order) => {
    const { nodes, problems, of } = repair(...order(chainOf(130)))
    expect(problems).toEqual(['too-nested nodes.n64.parent', 'too-nested nodes.n128.parent'])
    expect(of('n64')).toEqual(box('n64', { y: 2 }))
    expect(of('n128')).toEqual(box('n128', { y: 4 }))
    expect(['n63', 'n127', 'n129'].map((id) => depthOf(nodes, id))).toEqual([64, 64, 2])
  })

  it('O-3, O-13: what a cut cycle becomes is not nested too deep either', () => {
    for (const count of [deepestNesting, deepestNesting + 1, deepestNesting + 2]) {
      const ring = chainOf(count, { parent: `n${count - 1}`, slot: 'in' })
      const { nodes } = repair(...ring)
      for (const id of nodes.keys()) expect(depthOf(nodes, id)).toBeLessThanOrEqual(deepestNesting)
      expect(repair(...nodes.values()).problems).toEqual([])
    }
  })
})

describe('orders', () => {
  it.each(['', '0', '10', 'A', 'a-', '-a', ' 1', '1\n', 'a'.repeat(101)])(
    'O-10: %j is none: what has it comes last in its slot, all others stay in their order',
    (order) => {
      const { nodes, problems } = repair(
        box('odd', { order }),
        box('a', { order: 'z' }),
        box('y', { order: 'a' }),
        box('x', { order: 'a' }),
        box('b', { order: 'z' }),
        box('z', { order: 'a' }),
        box('elsewhere', { slot: 'dialogs', order: 'q' }),
      )
      expect(problems).toEqual(['bad-order nodes.odd.order'])
      const orders = [...nodes.values()].map(({ id, order: own }) => [id, own])
      expect(Object.fromEntries(orders)).toEqual({
        x: '0001i',
        y: '0002i',
        z: '0003i',
        a: '0004i',
        b: '0005i',
        odd: '0006i',
        elsewhere: 'q',
      })
    },
  )

  it('O-10: of several without one, each comes behind the one before it', () => {
    const { nodes } = repair(box('b', { order: '' }), box('a', { order: '' }))
    expect([...nodes.values()].map(({ order }) => order)).toEqual(['0001i', '0002i'])
  })

  it('D-2: sort as text, as many as a page has', () => {
    const orders = Array.from({ length: 20_000 }, (_, index) => orderAt(index))
    expect(orders.every((order, index) => index === 0 || (orders[index - 1] ?? '') < order)).toBe(
      true,
    )
    expect(orders.slice(0, 2)).toEqual(['0001i', '0002i'])
  })
})

it('D-2: nodes of one slot are one group, slots of one name in other parents are others', () => {
  const [a, b] = [box('a'), box('b', { parent: 'a', slot: 'main' })]
  const [c, d] = [box('c', { slot: 'dialogs' }), box('d')]
  const e = box('e', { parent: 'a', slot: 'main' })
  expect(groupBySlot([a, b, c, d, e])).toEqual([[a, d], [b, e], [c]])
  expect(groupBySlot([])).toEqual([])
})
