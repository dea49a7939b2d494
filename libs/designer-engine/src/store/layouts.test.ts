import { describe, expect, it, vi } from 'vitest'
import { densePage, designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { Designer, DesignerOptions } from '../index.js'

/** A page of 200, and how many components were read for a layout since it was asked last. */
function counted(options: DesignerOptions = {}) {
  const limitsOf = vi.fn(() => ({}))
  const designer = designerOf(densePage(200), { limitsOf, ...options })
  const last = designer.selection.readingOrder(null, 'main').at(-1)!
  const read = () => {
    const { length } = limitsOf.mock.calls
    limitsOf.mockClear()
    return length
  }
  return { designer, last, read }
}

const columns = (designer: Designer, gridColNum: number) => ({
  config: { ...designer.settings.config, gridColNum },
})

describe('H-9, G-8: the layout of a grid is kept from one change to the next', () => {
  it('is made once for any number of commands and steps', () => {
    const { designer, last, read } = counted()
    designer.commands.move([last], { x: 0, y: 1 })
    read()
    const gesture = () => {
      const drag = designer.gesture('drag', [last])
      drag.preview({ x: -1, y: -2 })
      drag.preview({ x: 0, y: -3 })
      return drag
    }
    const deeds: [string, () => unknown][] = [
      ['move', () => designer.commands.move([last], { x: -1, y: -2 })],
      ['resize', () => designer.commands.resize(last, 's', { x: 0, y: 1 })],
      ['moveTo', () => designer.commands.moveTo(last, { x: 0, h: 1 })],
      ['swap', () => designer.commands.swap(last, designer.children(null, 'main')[0]!.id)],
      ['setProps', () => designer.commands.setProps([last], { n: 1 })],
      ['reorder', () => designer.commands.reorder([last], 0)],
      [
        'setSettings',
        () => designer.commands.setSettings({ style: { main: { a: 1 }, panel: {} } }),
      ],
      ['a step that is taken back', () => gesture().cancel()],
      ['a step that is committed', () => gesture().commit()],
    ]
    for (const [name, deed] of deeds) {
      deed()
      designer.commands.move([last], { x: 1, y: 0 })
      expect([name, read()]).toEqual([name, 0])
    }
    designer.verify()
  })

  it('is made once for what a transaction has pushed aside', () => {
    const { designer, last, read } = counted()
    designer.transact('up', (tx) => tx.update(last, { x: 0, y: 0 }))
    expect(designer.history.entries[0]!.changes).toBeGreaterThan(1)
    expect(read()).toBe(400) // on opening, and now
    designer.commands.move([last], { x: 1, y: 0 })
    expect(read()).toBe(0)
    designer.verify()
  })

  it('is not asked when a gesture ends, either way', () => {
    const { designer, last, read } = counted()
    for (const end of ['cancel', 'commit'] as const) {
      const drag = designer.gesture('drag', [last])
      expect(drag.preview({ x: 0, y: -20 }).changed.length).toBeGreaterThan(1)
      read()
      drag[end]()
      designer.commands.move([last], { x: 1, y: 0 })
      expect([end, read()]).toEqual([end, 0])
    }
    expect(designer.history.entries.filter(({ changes }) => changes > 1)).not.toEqual([])
    designer.verify()
  })

  it('is not asked when the history is used, however often', () => {
    const { designer, last, read } = counted()
    designer.commands.move([last], { x: 0, y: -3 })
    designer.commands.move([last], { x: 0, y: -2 })
    read()
    designer.undo()
    designer.undo()
    designer.redo()
    expect(read()).toBe(0)
    designer.verify()
  })

  it('is made anew when something else changes it', () => {
    const { designer, last, read } = counted()
    designer.commands.move([last], { x: 0, y: 1 })
    read()
    designer.transact('wider', (tx) => tx.update(last, { w: 9 }))
    expect(read()).toBe(200)
    designer.undo()
    designer.commands.move([last], { x: 0, y: -1 })
    expect(read()).toBe(200)
    designer.verify()
  })
})

describe('T-6: a grid is put in order', () => {
  it.each<[string, object]>([
    ['a column', { x: 2 }],
    ['a row', { y: 1 }],
    ['a width', { w: 9 }],
    ['a height', { h: 3 }],
  ])('after a change of %s', (_, patch) => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('b', { y: 2 }), nodeOf('c', { x: 4 })]))
    designer.transact('x', (tx) => tx.update('a', patch))
    designer.verify()
    const other = designerOf(designer.document)
    expect(other.repaired).toEqual([])
  })

  it('after a change of type, by the limits of the new one', () => {
    const designer = designerOf(samplePage(), {
      limitsOf: (type) => (type === 'wide' ? { minW: 9 } : {}),
    })
    designer.commands.move(['c'], { x: 0, y: 0 })
    designer.transact('x', (tx) => tx.update('a', { type: 'wide' }))
    expect(designer.get('a')).toMatchObject({ w: 9 })
    designer.verify()
  })

  it('L-6: after one was fixed, which nobody moves then; false is as good as nothing', () => {
    const designer = designerOf(samplePage())
    designer.commands.move(['c'], { x: 0, y: 0 })
    designer.transact('fix', (tx) => tx.update('b', { static: true }))
    designer.commands.insert({ type: 'box', id: 'n', w: 4, h: 1 }, { x: 0, y: 0 })
    expect(designer.get('b')).toMatchObject({ y: 2 })
    designer.commands.move(['a'], { x: 0, y: 1 })
    expect(designer.get('b')).toMatchObject({ y: 2 })
    const fixed = designer.get('b')
    designer.transact('nothing', (tx) => tx.update('c', { static: false }))
    expect(designer.get('c')).not.toHaveProperty('static')
    expect(designer.get('b')).toBe(fixed)
    designer.transact('loose', (tx) => tx.update('b', { static: undefined }))
    designer.commands.remove(['a', 'n'])
    expect(designer.get('b')).toMatchObject({ y: 0 })
    designer.verify()
  })

  it('where it lost one, and where it got one', () => {
    const page = pageOf([
      nodeOf('p', { w: 12, h: 8 }),
      nodeOf('a', { x: 12 }),
      nodeOf('b', { x: 12, y: 2 }),
      nodeOf('x', { parent: 'p', slot: 'body' }),
    ])
    const designer = designerOf(page)
    designer.transact('x', (tx) => tx.update('a', { parent: 'p', slot: 'body', x: 0 }))
    expect(designer.get('b')).toMatchObject({ y: 0 })
    expect(designer.get('a')).toMatchObject({ y: 0 })
    expect(designer.get('x')).toMatchObject({ y: 2 })
    designer.verify()
    designer.undo()
    expect(designer.document).toEqual(page)
  })

  it('within a transaction, too, when a command needs it there', () => {
    const designer = designerOf(samplePage())
    designer.transact('both', (tx) => {
      tx.put(nodeOf('n', { order: '0', y: 1 }))
      designer.commands.move(['c'], { x: 18, y: 0 })
      expect(tx.get('n')).toMatchObject({ y: 2 })
      expect(tx.get('b')).toMatchObject({ y: 4 })
      tx.remove('a')
      designer.commands.insert({ type: 'box', id: 'm' })
      expect(tx.get('n')).toMatchObject({ y: 0 })
    })
    designer.verify()
  })

  it('C-11: with other columns, and as it was when that is taken back', () => {
    const designer = designerOf(samplePage())
    const before = designer.document
    designer.commands.move(['c'], { x: 0, y: 0 })
    const narrow = () =>
      designer.transact('narrow', (tx) => {
        tx.setSettings(columns(designer, 12))
        designer.commands.move(['c'], { x: 20, y: 0 })
        expect(tx.get('c')!.x).toBe(8)
        throw new Error('no')
      })
    expect(narrow).toThrow('no')
    expect(designer.settings.config).toBe(before.config)
    designer.commands.move(['c'], { x: 20, y: 0 })
    expect(designer.get('c')).toMatchObject({ x: 20 })
    designer.verify()
  })

  it('C-11: as it was, where nobody had to move for it', () => {
    const designer = designerOf(samplePage())
    const stay = () => designer.commands.move(['p2'], { x: 0, y: 0 })
    const narrow = () =>
      designer.transact('narrow', (tx) => {
        tx.setSettings(columns(designer, 20))
        stay()
        throw new Error('no')
      })
    expect(narrow).toThrow('no')
    designer.commands.move(['p2'], { x: 99, y: 0 })
    expect(designer.get('p2')).toMatchObject({ x: 20 })
    designer.undo()
    designer.commands.setSettings(columns(designer, 20))
    stay()
    designer.undo()
    designer.commands.move(['p2'], { x: 99, y: 0 })
    expect(designer.get('p2')).toMatchObject({ x: 20 })
    designer.verify()
  })

  it('D-1: the configuration is the same object until it says something else', () => {
    const designer = designerOf(samplePage())
    const { config } = designer.settings
    designer.commands.setSettings({ style: { main: { color: 'red' }, panel: {} } })
    expect(designer.settings.config).toBe(config)
    designer.commands.setSettings({ config: { ...config, pageMargin: [4, 4] } })
    expect(designer.settings.config).toEqual({ ...config, pageMargin: [4, 4] })
    expect(designer.settings.id).toBe('page')
    designer.transact('x', (tx) => tx.setSettings({ id: 'other' }))
    expect(designer.settings.id).toBe('page')
    designer.verify()
  })
})

describe('D-5: how a slot places its children', () => {
  it('is a grid or a list, and nothing where nobody is', () => {
    const designer = designerOf(samplePage())
    expect(designer.layoutOf(null, 'main')).toBe('grid')
    expect(designer.layoutOf(null, 'dialogs')).toBe('list')
    expect(designer.layoutOf('panel', 'main')).toBe('grid')
    expect(designer.layoutOf('panel', 'dialogs')).toBe('grid')
    expect(designer.layoutOf('nobody', 'body')).toBe('none')
  })

  it('is asked of whoever makes the designer, about components that are there', () => {
    const layoutOf = vi.fn(() => 'list' as const)
    const designer = designerOf(samplePage(), { layoutOf })
    expect(designer.layoutOf('panel', 'body')).toBe('list')
    expect(layoutOf).toHaveBeenLastCalledWith(designer.get('panel'), 'body')
    expect(designer.layoutOf(null, 'main')).toBe('list')
    expect(layoutOf).toHaveBeenLastCalledWith(null, 'main')
    layoutOf.mockClear()
    expect(designer.layoutOf('nobody', 'body')).toBe('none')
    expect(layoutOf).not.toHaveBeenCalled()
  })

  it('C-6: keeps in a list what is written, over each other too', () => {
    const designer = designerOf(samplePage(), { layoutOf: () => 'list' })
    designer.commands.insert({ type: 'box', id: 'n' }, { x: 0, y: 0 })
    designer.commands.insert({ type: 'box', id: 'm' }, { parent: 'panel', slot: 'body' })
    expect(designer.get('n')).toMatchObject({ x: 0, y: 0 })
    expect(designer.get('m')).toMatchObject({ x: 0, y: 0 })
    designer.transact('x', (tx) => tx.update('a', { y: 5 }))
    expect(designer.get('a')).toMatchObject({ y: 5 })
    designer.verify()
  })
})
