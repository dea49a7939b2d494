import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { ChangeSet, Designer, Transaction } from '../index.js'

const chain = (count: number, prefix = 'n') =>
  Array.from({ length: count }, (_, index) =>
    nodeOf(`${prefix}${index}`, index === 0 ? {} : { parent: `${prefix}${index - 1}`, slot: 's' }),
  )

/** What a transaction told. */
function told(designer: Designer, body: (tx: Transaction) => void): ChangeSet | undefined {
  let heard: ChangeSet | undefined
  const off = designer.on('change', (changes) => (heard = changes))
  designer.transact('x', body)
  off()
  return heard
}

describe('T-5: the end of a transaction is a page', () => {
  const fails = (designer: Designer, body: (tx: Transaction) => void, message: string) => {
    const before = designer.document
    expect(() => designer.transact('x', body)).toThrow(new RangeError(message))
    expect(designer.document).toEqual(before)
    designer.verify()
  }

  it('names what is not there', () => {
    const designer = designerOf(samplePage())
    fails(designer, (tx) => tx.update('gone', {}), 'No node gone')
    fails(designer, (tx) => tx.remove('gone'), 'No node gone')
    fails(designer, (tx) => tx.update('a', { parent: 'gone', slot: 's' }), 'a lies nowhere')
  })

  it('finds what was put into one that was removed', () => {
    const put = (tx: Transaction) => {
      tx.remove('panel')
      tx.put(nodeOf('d', { parent: 'panel', slot: 'body' }))
    }
    fails(designerOf(samplePage()), put, 'd lies nowhere')
  })

  it('finds rings, also those that the others lie in', () => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('b'), nodeOf('c')]))
    fails(designer, (tx) => tx.update('a', { parent: 'a', slot: 's' }), 'a lies in itself')
    const ring = (tx: Transaction) => {
      tx.update('a', { parent: 'b', slot: 's' })
      tx.update('b', { parent: 'c', slot: 's' })
      tx.update('c', { parent: 'b', slot: 's' })
    }
    fails(designer, ring, 'a lies too deep')
  })

  it('lets a ring go again, with all that lies in it', () => {
    const designer = designerOf(pageOf([nodeOf('a'), nodeOf('b'), nodeOf('c')]))
    designer.transact('x', (tx) => {
      tx.update('a', { parent: 'b', slot: 's' })
      tx.update('b', { parent: 'a', slot: 's' })
      expect(designer.commands.remove(['a', 'b'])).toEqual({ ok: true, ids: ['a', 'b'] })
      tx.remove('a')
    })
    expect(Object.keys(designer.document.nodes)).toEqual(['c'])
    designer.verify()
  })

  it('lets 100 lie in each other, however they came there, and no more', () => {
    const designer = designerOf(pageOf([...chain(60), ...chain(41, 'm')]))
    const into = (parent: string) => (tx: Transaction) => tx.update('m0', { parent, slot: 's' })
    fails(designer, into('n59'), 'm0 lies too deep')
    designer.transact('x', into('n58'))
    designer.verify()
  })

  it('lets one stay in the title bar, and others be there', () => {
    const designer = designerOf(pageOf([nodeOf('bar', { slot: 'titleBar' }), nodeOf('p')]))
    const two = (tx: Transaction) => tx.put(nodeOf('more', { slot: 'titleBar' }))
    fails(designer, two, 'A page has one title bar')
    designer.transact('x', (tx) => {
      tx.put(nodeOf('one', { parent: 'p', slot: 'titleBar' }))
      tx.put(nodeOf('two', { parent: 'p', slot: 'titleBar' }))
      tx.update('bar', { props: { n: 1 } })
    })
    designer.verify()
  })

  it('is asked of the end only: on the way it need be none', () => {
    const designer = designerOf(samplePage())
    designer.transact('x', (tx) => {
      tx.put(nodeOf('in', { parent: 'later', slot: 's' }))
      tx.update('panel', { parent: 'panel', slot: 'body' })
      expect(designer.commands.copy(['panel', 'in'])?.roots).toEqual(['in'])
      expect(designer.commands.remove(['in'])).toEqual({ ok: true, ids: ['in'] })
      tx.update('panel', { parent: null, slot: 'main' })
      tx.put(nodeOf('two', { parent: 'later', slot: 's' }))
      tx.put(nodeOf('later', { y: 8 }))
    })
    expect(designer.get('two')).toBeDefined()
    designer.verify()
  })
})

describe('T-9: a transaction that has ended', () => {
  it('is used by nobody, not even for nothing', () => {
    const designer = designerOf(samplePage())
    const tx = designer.transact('leak', (own) => own)
    const a = designer.get('a')!
    const uses = [
      () => tx.put(a),
      () => tx.update('a', {}),
      () => tx.remove('a'),
      () => tx.setSettings({}),
    ]
    for (const use of uses) expect(use).toThrow(new Error('The transaction is over'))
    expect(designer.document).toEqual(samplePage())
  })

  it('lets go of the designer when it threw', () => {
    const designer = designerOf(samplePage())
    let leaked: Transaction | undefined
    const broken = () =>
      designer.transact('x', (tx) => {
        leaked = tx
        throw new Error('no')
      })
    expect(broken).toThrow('no')
    expect(() => leaked?.remove('a')).toThrow('The transaction is over')
    expect(designer.commands.remove(['a']).ok).toBe(true)
    expect(designer.undo()).toBe(true)
  })
})

describe('T-1: what is told', () => {
  it('of a record that came and changed, changed and went, went and came back', () => {
    const designer = designerOf(samplePage())
    const [p1, p2] = [designer.get('p1')!, designer.get('p2')!]
    const changes = told(designer, (tx) => {
      tx.put(nodeOf('n', { slot: 'dialogs' }))
      tx.update('n', { props: { n: 1 } })
      tx.update('p1', { props: { n: 1 } })
      tx.remove('p1')
      tx.remove('p2')
      tx.put({ ...p2, props: { n: 2 } })
    })!
    expect([...changes.added.keys()]).toEqual(['n'])
    expect(changes.added.get('n')?.props).toEqual({ n: 1 })
    expect(changes.removed.get('p1')).toBe(p1)
    expect(changes.updated.get('p2')).toEqual([p2, { ...p2, props: { n: 2 } }])
    expect(changes).not.toHaveProperty('settings')
  })

  it('of settings: as they were at its beginning, as they are at its end', () => {
    const designer = designerOf(samplePage())
    const before = designer.settings
    const style = (color: string) => ({ style: { main: { color }, panel: {} } })
    const changes = told(designer, (tx) => {
      tx.update('a', { props: { n: 1 } })
      tx.setSettings(style('red'))
      tx.setSettings(style('blue'))
    })!
    expect(changes.settings).toEqual([before, { ...before, ...style('blue') }])
    expect(changes.settings?.[1]).toBe(designer.settings)
    const { document } = designer
    expect(told(designer, (tx) => tx.setSettings(style('blue')))).toBeUndefined()
    // D-1: nothing has changed.
    expect(designer.document).toBe(document)
  })

  it('in the order in which it was done, with all that lies in what was removed', () => {
    const designer = designerOf(pageOf([...chain(3), nodeOf('b', { y: 2 })]))
    const changes = told(designer, (tx) => tx.remove('n0'))!
    expect([...changes.removed.keys()]).toEqual(['n2', 'n1', 'n0'])
    expect([...changes.updated.keys()]).toEqual(['b'])
  })
})

describe('T-4: back to a mark', () => {
  it('takes settings, additions, removals and changes of the inner one back, and no others', () => {
    const designer = designerOf(samplePage())
    const style = (color: string) => ({ style: { main: { color }, panel: {} } })
    const changes = told(designer, (tx) => {
      tx.setSettings(style('red'))
      tx.put(nodeOf('outer', { slot: 'dialogs' }))
      expect(() =>
        designer.transact('inner', (inner) => {
          inner.setSettings(style('blue'))
          inner.put(nodeOf('inner', { slot: 'dialogs' }))
          inner.remove('outer')
          inner.remove('panel')
          inner.update('a', { props: { n: 1 } })
          throw new Error('no')
        }),
      ).toThrow('no')
      tx.update('b', { props: { n: 2 } })
    })!
    expect(designer.settings.style.main).toEqual({ color: 'red' })
    expect(designer.children(null, 'dialogs').map(({ id }) => id)).toEqual(['outer'])
    expect(designer.get('p2')).toBeDefined()
    expect([...changes.added.keys()]).toEqual(['outer'])
    expect([...changes.updated.keys()]).toEqual(['b'])
    designer.verify()
    designer.undo()
    expect(designer.document).toEqual(samplePage())
  })

  it('T-3: brings back the layout that was before', () => {
    const designer = designerOf(samplePage())
    designer.commands.move(['c'], { x: 0, y: 0 })
    const broken = () =>
      designer.transact('x', () => {
        designer.commands.move(['a'], { x: 18, y: 0 })
        designer.commands.insert({ type: 'box', id: 'n' }, { x: 0, y: 0 })
        throw new Error('no')
      })
    expect(broken).toThrow('no')
    designer.verify()
    designer.commands.insert({ type: 'box', id: 'n', w: 4, h: 1 }, { x: 0, y: 0 })
    expect(['n', 'a', 'b', 'c'].map((id) => designer.get(id)!.y)).toEqual([0, 1, 3, 5])
    designer.verify()
  })
})
