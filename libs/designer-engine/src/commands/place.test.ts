import { describe, expect, it, vi } from 'vitest'
import { densePage, designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { Designer } from '../index.js'

const refused = (reason: string) => ({ ok: false, reason })
const done = (...ids: string[]) => ({ ok: true, ids })
const idsOf = (designer: Designer, parent: string | null = null, slot = 'main') =>
  designer.children(parent, slot).map(({ id }) => id)

describe('C-6: the one title bar', () => {
  const page = () => pageOf([nodeOf('bar', { slot: 'titleBar' }), nodeOf('p', { x: 4 })])

  it('is full for others and not for itself', () => {
    const { commands } = designerOf(page())
    expect(commands.moveInto(['p'], { slot: 'titleBar' })).toEqual(refused('slotFull'))
    expect(commands.moveInto(['bar'], { slot: 'titleBar' })).toEqual(done('bar'))
    expect(commands.moveInto(['bar'], {})).toEqual(done('bar'))
    expect(commands.moveInto(['p'], { slot: 'titleBar' })).toEqual(done('p'))
  })

  it('is of the page: a component may have a slot of that name', () => {
    const designer = designerOf(page())
    const into = { parent: 'p', slot: 'titleBar' }
    expect(designer.commands.insert({ type: 'box' }, into)).toEqual(done('new1'))
    expect(designer.commands.insert({ type: 'box' }, into)).toEqual(done('new2'))
    designer.verify()
  })
})

describe('C-6: what is inserted', () => {
  it('is where its target says, the first of an empty grid at its beginning', () => {
    const designer = designerOf(pageOf())
    designer.commands.insert({ type: 'box', id: 'first' }, { x: 3 })
    expect(designer.get('first')).toMatchObject({ x: 3, y: 0, w: 6, h: 4 })
    designer.commands.insert({ type: 'box', id: 'below' }, { x: 5 })
    expect(designer.get('below')).toMatchObject({ x: 5, y: 4 })
    designer.commands.insert({ type: 'box', id: 'between', w: 1.6, h: 1 }, { x: 4.4, y: 0 })
    expect(designer.get('between')).toMatchObject({ x: 4, y: 0, w: 2, h: 1 })
    expect(designer.get('first')).toMatchObject({ y: 1 })
    designer.verify()
  })

  it('keeps what it is given, and has nothing else', () => {
    const designer = designerOf(samplePage())
    const bind = { rows: { source: 'a', path: 'rows' } }
    designer.commands.insert({ type: 'box', static: true, bind, props: { n: 1 } })
    const { order, ...node } = designer.get('new1')!
    expect(node).toEqual({
      ...{ id: 'new1', type: 'box', parent: null, slot: 'main', x: 0, y: 8, w: 6, h: 4 },
      ...{ static: true, bind, props: { n: 1 } },
    })
    expect(order > designer.get('panel')!.order).toBe(true)
  })

  it('has no order in a list but its index, and keeps the cells that are said', () => {
    const designer = designerOf(samplePage())
    const into = { slot: 'dialogs' }
    designer.commands.insert({ type: 'box', id: 'one' }, into)
    designer.commands.insert({ type: 'box', id: 'two' }, { ...into, x: 1, y: 9 })
    designer.commands.insert({ type: 'box', id: 'zero' }, { ...into, index: 0 })
    designer.commands.insert({ type: 'box', id: 'below' }, { ...into, index: -3 })
    expect(idsOf(designer, null, 'dialogs')).toEqual(['below', 'zero', 'one', 'two'])
    expect(designer.get('two')).toMatchObject({ x: 1, y: 9 })
    expect(designer.get('one')).toMatchObject({ x: 0, y: 0 })
    designer.verify()
  })

  it('is known to the layout: the next one finds the place taken, without another look at all', () => {
    const limitsOf = vi.fn(() => ({}))
    const designer = designerOf(densePage(200), { limitsOf })
    designer.commands.insert({ type: 'box', id: 'one' })
    limitsOf.mockClear()
    designer.commands.insert({ type: 'box', id: 'two' })
    expect(limitsOf).toHaveBeenCalledTimes(1)
    expect(designer.get('two')!.y).toBe(designer.get('one')!.y + 4)
    designer.verify()
  })

  it('L-7: is refused where no row is left', () => {
    const designer = designerOf(samplePage(), { grid: { maxRows: 8 } })
    expect(designer.commands.insert({ type: 'box' })).toEqual(refused('noRoom'))
    expect(designer.commands.insert({ type: 'box', w: 3 }, { x: 16, y: 0 })).toEqual(done('new2'))
    designer.verify()
  })
})

describe('D-2: an index', () => {
  it('is between its neighbours, wherever it was before', () => {
    const designer = designerOf(samplePage())
    designer.commands.moveInto(['p1'], { index: 1 })
    expect(idsOf(designer)).toEqual(['a', 'p1', 'b', 'c', 'panel'])
    designer.commands.moveInto(['c', 'b'], { parent: 'panel', slot: 'body', index: 0 })
    expect(idsOf(designer, 'panel', 'body')).toEqual(['b', 'c', 'p2'])
    designer.commands.moveInto(['p2'], { parent: 'panel', slot: 'body', index: 1.9 })
    expect(idsOf(designer, 'panel', 'body')).toEqual(['b', 'p2', 'c'])
    designer.verify()
  })

  it('C-13: keeps together what is moved, though some of it lies there already', () => {
    const designer = designerOf(samplePage())
    designer.commands.moveInto(['c', 'p1', 'a'], { parent: 'panel', slot: 'body', index: 1 })
    expect(idsOf(designer, 'panel', 'body')).toEqual(['p2', 'a', 'c', 'p1'])
    designer.commands.moveInto(['a', 'p1'], { parent: 'panel', slot: 'body', index: -3 })
    expect(idsOf(designer, 'panel', 'body')).toEqual(['a', 'p1', 'p2', 'c'])
    designer.commands.moveInto(['p1', 'a'], { parent: 'panel', slot: 'body' })
    expect(idsOf(designer, 'panel', 'body')).toEqual(['p2', 'c', 'a', 'p1'])
    designer.verify()
  })

  it('keeps the cells of what stays in its slot', () => {
    const designer = designerOf(samplePage())
    const before = designer.get('p2')!
    designer.commands.moveInto(['p2'], { parent: 'panel', slot: 'body', index: 0 })
    expect(designer.get('p2')).toEqual({ ...before, order: designer.get('p2')!.order })
    designer.commands.moveInto(['p2'], { parent: 'panel', slot: 'body', y: 5 })
    expect(designer.get('p2')).toMatchObject({ x: 4, y: 0 })
    designer.verify()
  })

  it.each([30, 31, 32, 33])(
    'numbers the slot anew beyond 32 digits, and not before (%i)',
    (length) => {
      const long = `${'0'.repeat(length - 2)}11`
      const longer = `${'0'.repeat(length - 2)}12`
      const page = pageOf([
        nodeOf('a', { slot: 'dialogs', order: long }),
        nodeOf('b', { slot: 'dialogs', order: longer }),
        nodeOf('c', { slot: 'dialogs', order: 'z' }),
      ])
      const designer = designerOf(page)
      designer.commands.insert({ type: 'box', id: 'n' }, { slot: 'dialogs', index: 1 })
      expect(idsOf(designer, null, 'dialogs')).toEqual(['a', 'n', 'b', 'c'])
      const isKept = designer.get('a')!.order === long
      expect(isKept).toBe(length < 32)
      const orders = designer.children(null, 'dialogs').map(({ order }) => order)
      if (!isKept) expect(Math.max(...orders.map((order) => order.length))).toBeLessThan(6)
      expect(orders).toEqual([...new Set(orders)].sort())
      designer.verify()
    },
  )
})

describe('C-19: where a component may not go', () => {
  it('counts for those that come from another slot of it', () => {
    const page = pageOf([
      nodeOf('p', { w: 12, h: 8 }),
      nodeOf('x', { parent: 'p', slot: 'body' }),
      nodeOf('y', { parent: 'p', slot: 'foot' }),
    ])
    const designer = designerOf(page, { allows: () => false })
    const into = (slot: string) => ({ parent: 'p', slot })
    expect(designer.commands.moveInto(['x'], into('body'))).toEqual(done('x'))
    expect(designer.commands.moveInto(['x'], into('foot'))).toEqual(refused('notAllowed'))
    expect(designer.commands.moveInto(['y', 'x'], into('foot'))).toEqual(refused('notAllowed'))
    expect(designer.get('y')).toBe(page.nodes['y'])
    expect(designer.allows(null, 'main', ['box'])).toBe(true)
    expect(designer.allows('nobody', 'body', ['box'])).toBe(true)
  })

  it('is not asked where an own slot of the page has the same name', () => {
    const page = pageOf([
      nodeOf('p', { w: 12, h: 8 }),
      nodeOf('x', { parent: 'p', slot: 'main' }),
      nodeOf('y', { y: 8 }),
    ])
    const { commands } = designerOf(page, { allows: () => false })
    expect(commands.moveInto(['y'], { parent: 'p', slot: 'main' })).toEqual(refused('notAllowed'))
    expect(commands.moveInto(['x'], {})).toEqual(done('x'))
  })
})

describe('C-13: too deep', () => {
  const nested = (levels: number) =>
    pageOf(
      Array.from({ length: levels }, (_, index) =>
        nodeOf(`n${index}`, index === 0 ? {} : { parent: `n${index - 1}`, slot: 'body' }),
      ),
    )

  it('is what would be the 101st in each other', () => {
    const designer = designerOf(nested(99))
    const into = (index: number) => ({ parent: `n${index}`, slot: 'body' })
    expect(designer.commands.insert({ type: 'box', id: 'last' }, into(98))).toEqual(done('last'))
    expect(designer.commands.insert({ type: 'box' }, { parent: 'last', slot: 'body' })).toEqual(
      refused('tooDeep'),
    )
    designer.verify()
  })

  it('counts what is pasted with all that lies in it', () => {
    const designer = designerOf(nested(97))
    const three = designerOf(nested(3)).commands.copy(['n0'])
    const into = (index: number) => ({ parent: `n${index}`, slot: 'body' })
    expect(designer.commands.paste(three, into(96)).ok).toBe(true)
    const four = designerOf(nested(4)).commands.copy(['n0'])
    expect(designer.commands.paste(four, into(96))).toEqual(refused('tooDeep'))
    expect(designer.commands.paste(four, into(95)).ok).toBe(true)
    designer.verify()
  })
})
