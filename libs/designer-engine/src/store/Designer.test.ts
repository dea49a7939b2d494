import { describe, expect, it, vi } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { ChangeInfo, ChangeSet } from '../index.js'

/** All changes that were told from now on. */
function listen(designer: ReturnType<typeof designerOf>) {
  const heard: { changes: ChangeSet; info: ChangeInfo }[] = []
  designer.on('change', (changes, info) => heard.push({ changes, info }))
  return heard
}

describe('a transaction', () => {
  it('T-1: is told once, as what differs in the end', () => {
    const designer = designerOf(samplePage())
    const heard = listen(designer)
    const a = designer.get('a')!
    designer.transact('many', (tx) => {
      tx.update('a', { props: { n: 1 } })
      tx.update('a', { props: { n: 2 } })
      designer.transact('inner', (inner) => inner.remove('p1'))
      tx.put(nodeOf('d', { parent: 'panel', slot: 'other' }))
      tx.put(nodeOf('gone', { parent: 'panel', slot: 'other', y: 9 }))
      tx.remove('gone')
    })
    expect(heard).toHaveLength(1)
    const { changes, info } = heard[0]!
    expect(info).toEqual({ label: 'many', record: 'push', source: 'user', isPreview: false })
    expect([...changes.added.keys()]).toEqual(['d'])
    expect(changes.updated.get('a')).toEqual([a, { ...a, props: { n: 2 } }])
    expect([...changes.removed.keys()]).toEqual(['p1'])
    expect(designer.history.length).toBe(2)
    designer.verify()
  })

  it('T-2: what returns to where it was is no change', () => {
    const designer = designerOf(samplePage())
    const heard = listen(designer)
    const { document } = designer
    designer.transact('nothing', (tx) => {
      tx.update('a', { props: { n: 1 } })
      tx.update('a', { props: {} })
      tx.setSettings({ style: { main: { color: 'red' }, panel: {} } })
      tx.setSettings({ style: { main: {}, panel: {} } })
    })
    expect(heard).toEqual([])
    expect(designer.history.length).toBe(1)
    expect(designer.document).toEqual(document)
  })

  it('T-3: takes everything back when it throws', () => {
    const designer = designerOf(samplePage())
    const heard = listen(designer)
    const before = designer.document
    const breakOff = () =>
      designer.transact('broken', (tx) => {
        tx.remove('panel')
        tx.update('a', { parent: null, slot: 'dialogs' })
        tx.setSettings({ config: { ...designer.settings.config, gridColNum: 6 } })
        throw new TypeError('stop')
      })
    expect(breakOff).toThrow(TypeError)
    expect(designer.document).toEqual(before)
    expect(designer.get('p1')).toBe(before.nodes['p1'])
    expect(heard).toEqual([])
    expect(designer.history.length).toBe(1)
    designer.verify()
  })

  it('T-4: an inner one that throws takes only itself back', () => {
    const designer = designerOf(samplePage())
    designer.transact('outer', (tx) => {
      tx.update('a', { props: { kept: true } })
      expect(() =>
        designer.transact('inner', (inner) => {
          inner.update('a', { props: { kept: false } })
          inner.remove('b')
          throw new Error('stop')
        }),
      ).toThrow('stop')
      expect(tx.get('b')).toBeDefined()
    })
    expect(designer.get('a')?.props).toEqual({ kept: true })
    designer.verify()
  })

  it('T-5: is refused when its end is no page', () => {
    const designer = designerOf(samplePage())
    const before = designer.document
    const cases = [
      { id: 'a', parent: 'nobody', slot: 'body' },
      { id: 'panel', parent: 'panel', slot: 'body' },
      { id: 'a', parent: null, slot: 'elsewhere' },
      { id: 'a', parent: null, slot: '' },
    ]
    for (const { id, ...patch } of cases) {
      expect(() => designer.transact('wrong', (tx) => tx.update(id, patch))).toThrow(RangeError)
    }
    expect(() =>
      designer.transact('two title bars', (tx) => {
        tx.update('a', { slot: 'titleBar' })
        tx.update('b', { slot: 'titleBar' })
      }),
    ).toThrow(RangeError)
    expect(() => designer.transact('x', (tx) => tx.update('a', { x: NaN }))).toThrow(RangeError)
    expect(() => designer.transact('x', (tx) => tx.update('nobody', {}))).toThrow(RangeError)
    expect(() => designer.transact('x', (tx) => tx.remove('nobody'))).toThrow(RangeError)
    expect(() => designer.transact('x', () => Promise.resolve())).toThrow(RangeError)
    expect(designer.document).toEqual(before)
    designer.verify()
  })

  it('T-5: a ring of two is found', () => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('b', { y: 2 })]))
    expect(() =>
      designer.transact('ring', (tx) => {
        tx.update('a', { parent: 'b', slot: 'body' })
        tx.update('b', { parent: 'a', slot: 'body' })
      }),
    ).toThrow(RangeError)
    designer.verify()
  })

  it('T-6: puts grids in order that it touched', () => {
    const designer = designerOf(samplePage())
    designer.transact('put', (tx) => tx.put(nodeOf('d', { y: 1, order: 'd' })))
    designer.verify()
    expect(designer.get('d')).toMatchObject({ x: 0, y: 2 })
    designer.transact('narrow', (tx) =>
      tx.setSettings({ config: { ...designer.settings.config, gridColNum: 8 } }),
    )
    designer.verify()
    designer.undo()
    expect(designer.settings.config.gridColNum).toBe(24)
    expect(designer.get('panel')).toMatchObject({ x: 4, w: 12 })
    designer.verify()
  })

  it('T-7: a listener that fails or answers with a change harms nobody', () => {
    const onError = vi.fn()
    const designer = designerOf(samplePage(), { onError })
    const order: string[] = []
    designer.on('change', (_, { label }) => {
      order.push(`first ${label}`)
      if (label === 'one') designer.transact('two', (tx) => tx.update('b', { props: { n: 2 } }))
    })
    designer.on('change', () => {
      throw new Error('a bad listener')
    })
    const off = designer.on('change', (_, { label }) => order.push(`last ${label}`))
    designer.transact('one', (tx) => tx.update('a', { props: { n: 1 } }))
    expect(order).toEqual(['first one', 'last one', 'first two', 'last two'])
    expect(onError).toHaveBeenCalledTimes(2)
    off()
    designer.transact('three', (tx) => tx.update('a', { props: { n: 3 } }))
    expect(order).toEqual(['first one', 'last one', 'first two', 'last two', 'first three'])
    designer.verify()
  })

  it('T-7: listeners that answer each other without end are stopped', () => {
    const onError = vi.fn()
    const designer = designerOf(samplePage(), { onError })
    let n = 0
    designer.on('change', () =>
      designer.transact('more', (tx) => tx.update('a', { props: { n: (n += 1) } })),
    )
    designer.transact('one', (tx) => tx.update('a', { props: { n: -1 } }))
    expect(onError).toHaveBeenCalledWith(expect.any(RangeError))
    designer.verify()
  })

  it('T-8: plugins may add to it or take it back', () => {
    const afterChange = vi.fn()
    const designer = designerOf(samplePage(), {
      plugins: [
        {
          id: 'stamp',
          beforeChange: (tx, { removed, updated }) => {
            if (removed.has('panel')) throw new Error('the panel stays')
            for (const id of updated.keys())
              tx.update(id, { bind: { n: { source: 's', path: id } } })
          },
          afterChange,
        },
      ],
    })
    expect(() => designer.transact('x', (tx) => tx.remove('panel'))).toThrow('the panel stays')
    expect(designer.get('p1')).toBeDefined()
    designer.transact('y', (tx) => tx.update('a', { props: { n: 1 } }))
    expect(designer.get('a')?.bind).toEqual({ n: { source: 's', path: 'a' } })
    expect(afterChange).toHaveBeenCalledTimes(1)
    designer.undo()
    expect(designer.get('a')).toEqual(samplePage().nodes['a'])
    expect(afterChange).toHaveBeenCalledTimes(2)
  })

  it('T-9: is over when it has ended', () => {
    const designer = designerOf(samplePage())
    const tx = designer.transact('leak', (own) => own)
    expect(() => tx.update('a', { x: 9 })).toThrow('The transaction is over')
    expect(() => designer.transact('undo in it', () => designer.undo())).toThrow()
    designer.verify()
  })

  it('T-10: freezes what it takes in, and refuses what is no JSON', () => {
    const designer = designerOf(samplePage())
    const list = [1, { deep: true }]
    designer.transact('x', (tx) => tx.update('a', { props: { list: list as never } }))
    list.push(2)
    const { props } = designer.get('a')!
    expect(props).toEqual({ list: [1, { deep: true }] })
    expect(() => (props['list'] as unknown[]).push(1)).toThrow(TypeError)
    const wrong = [
      JSON.parse('{"__proto__":{"x":1}}'),
      { constructor: 1 },
      { f: () => 1 },
      { n: NaN },
      { d: new Date() },
      { u: undefined },
      { m: new Map() },
    ] as never[]
    for (const value of wrong) {
      expect(() => designer.transact('x', (tx) => tx.update('a', { props: value }))).toThrow(
        RangeError,
      )
      expect(() => designer.transact('x', (tx) => tx.update('a', { props: { value } }))).toThrow(
        RangeError,
      )
    }
    expect(designer.get('a')?.props).toBe(props)
  })

  it('T-11: a read-only designer changes by others only', () => {
    const designer = designerOf(samplePage(), { isReadOnly: true })
    expect(() => designer.transact('x', (tx) => tx.remove('a'))).toThrow('read only')
    designer.transact('x', (tx) => tx.remove('a'), { source: 'remote' })
    expect(designer.get('a')).toBeUndefined()
    expect(designer.undo()).toBe(false)
  })
})

describe('a document', () => {
  it('D-1: is the very one that was opened until something changes', () => {
    const page = samplePage()
    const designer = designerOf(page)
    expect(designer.document).toBe(page)
    expect(designer.repaired).toEqual([])
    designer.commands.setProps(['a'], { n: 1 })
    expect(designer.document).not.toBe(page)
    expect(designer.document.nodes['b']).toBe(page.nodes['b'])
    expect(designer.document).toBe(designer.document)
    expect(page).toEqual(samplePage())
  })

  it('D-2: children are in their order and shared until one changes', () => {
    const designer = designerOf(
      pageOf([
        nodeOf('z', { order: 'a' }),
        nodeOf('y', { order: 'b', y: 2 }),
        nodeOf('x', { order: 'b', y: 4 }),
      ]),
    )
    const children = designer.children(null, 'main')
    expect(children.map(({ id }) => id)).toEqual(['z', 'x', 'y'])
    designer.transact('elsewhere', (tx) => tx.put(nodeOf('d', { slot: 'dialogs' })))
    expect(designer.children(null, 'main')).toBe(children)
    designer.commands.setProps(['x'], { n: 1 })
    expect(designer.children(null, 'main')).not.toBe(children)
    expect(designer.children('nobody', 'body')).toEqual([])
  })

  it('D-3: grids that are none are put in order on opening, and it says which', () => {
    const designer = designerOf(
      pageOf([nodeOf('a'), nodeOf('b', { x: 1 }), nodeOf('far', { x: 23, y: 7 })]),
    )
    expect(designer.repaired).toEqual(['b', 'far'])
    expect(designer.history.length).toBe(1)
    designer.verify()
  })

  it('D-4: a document that is no tree is a RangeError', () => {
    const wrong = [
      pageOf([nodeOf('a', { parent: 'nobody', slot: 'body' })]),
      pageOf([nodeOf('a', { parent: 'a', slot: 'body' })]),
      pageOf([nodeOf('a', { parent: 'b', slot: 's' }), nodeOf('b', { parent: 'a', slot: 's' })]),
      pageOf([nodeOf('a', { slot: 'titleBar' }), nodeOf('b', { slot: 'titleBar' })]),
      { ...pageOf(), nodes: { other: nodeOf('a') } },
    ]
    for (const page of wrong) expect(() => designerOf(page)).toThrow(RangeError)
  })

  it('D-5: only grids place their children; lists keep what is written', () => {
    const page = pageOf([nodeOf('d1', { slot: 'dialogs' }), nodeOf('d2', { slot: 'dialogs' })])
    const designer = designerOf(page)
    expect(designer.document).toBe(page)
    expect(designer.can('move', ['d1'])).toEqual({ ok: false, reason: 'notAGrid' })
    const asGrid = designerOf(page, { layoutOf: () => 'grid' })
    expect(asGrid.repaired).toEqual(['d2'])
  })
})
