import { describe, expect, it } from 'vitest'
import { nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { DesignerOptions, PageNode } from '../index.js'
import { DesignerCore } from './DesignerCore.js'
import type { Slot } from './NodeStore.js'

/** A sound designer with the layout of the page in it. */
function sound(options: DesignerOptions = {}) {
  const designer = new DesignerCore(samplePage(), options)
  designer.commands.setProps(['c'], { n: 0 })
  designer.grids.layout(slotOf(designer))
  designer.verify()
  return designer
}

function slotOf(designer: DesignerCore, parent: string | null = null, name = 'main'): Slot {
  return designer.store.slot(parent, name) as Slot
}

/** Writes a record behind everybody's back. */
function put(designer: DesignerCore, id: string, patch: Partial<PageNode>, keepsLayout = false) {
  designer.store.put({ ...(designer.get(id) as PageNode), ...patch }, keepsLayout)
}

describe('T-12: verify finds', () => {
  it.each<[string, (designer: DesignerCore) => unknown]>([
    ['a is not in body', (it) => slotOf(it, 'panel', 'body').ids.push('a')],
    [
      'p1 is not in foot',
      (it) => {
        put(it, 'p1', { slot: 'foot' })
        it.store.put({ ...it.get('p1')!, slot: 'body' }, true)
        slotOf(it, 'panel', 'foot').ids.push('p1')
        slotOf(it, 'panel', 'body').ids.splice(0, 1)
      },
    ],
    ['gone is not in main', (it) => slotOf(it).ids.push('gone')],
    ['p1 is out of order', (it) => slotOf(it, 'panel', 'body').ids.reverse()],
    [
      'a is out of order',
      (it) => {
        // Twice in one slot is out of order, too.
        slotOf(it).ids.unshift('a')
        slotOf(it).layout = undefined
      },
    ],
    ['The index has other nodes than the page', (it) => slotOf(it, 'panel', 'body').ids.pop()],
    ['main shows other children', (it) => (slotOf(it).nodes = it.children(null, 'main').slice(1))],
    [
      'main shows other children',
      (it) => (slotOf(it).nodes = it.children(null, 'main').slice(0, 2)),
    ],
    [
      'main shows other children',
      (it) => (slotOf(it).nodes = it.children(null, 'main').with(0, { ...it.get('a')! })),
    ],
    [
      'main shows other children',
      (it) => (slotOf(it).nodes = [...it.children(null, 'main'), it.get('a')!]),
    ],
    ['a lies on b', (it) => put(it, 'a', { h: 3 })],
    ['b lies on a', (it) => put(it, 'a', { y: 3 })],
    ['c is out of bounds', (it) => put(it, 'c', { x: -1 })],
    ['a is out of bounds', (it) => put(it, 'a', { y: -1 })],
    ['c is out of bounds', (it) => put(it, 'c', { w: 0 })],
    ['c is out of bounds', (it) => put(it, 'c', { h: 0 })],
    ['c is out of bounds', (it) => put(it, 'c', { x: 21 })],
    ['c lies elsewhere in its layout', (it) => put(it, 'c', { y: 9 }, true)],
    ['d lies elsewhere in its layout', (it) => it.store.put(nodeOf('d', { y: 20 }), true)],
    [
      'The layout of main has others',
      (it) => slotOf(it).layout?.insert({ id: 'more', x: 0, y: 30, w: 1, h: 1 }),
    ],
    ['The history does not lead to this page', (it) => put(it, 'c', { props: { n: 1 } })],
    ['a is another', (it) => Object.assign(it.document.nodes, { a: { ...it.get('a')! } })],
    ['The document has other nodes', (it) => Object.assign(it.document.nodes, { d: nodeOf('d') })],
    ['panel lies on c', (it) => put(it, 'c', { x: 5, y: 6 })],
    ['c lies on panel', (it) => (put(it, 'panel', { y: 5 }), put(it, 'c', { x: 5, h: 2 }))],
    [
      'p1 is selected and gone',
      (it) => {
        it.selection.select(['p1'])
        it.store.remove('p1')
      },
    ],
    ['The history is too long', (it) => Object.defineProperty(it.history, 'limit', { value: 1 })],
    [
      'The pointer is beyond the history',
      (it) => Object.defineProperty(it.history, 'headPointer', { value: 2 }),
    ],
  ])('%s', (message, harm) => {
    const designer = sound()
    const find = () => {
      harm(designer)
      designer.verify()
    }
    expect(find).toThrow(new Error(`verify: ${message}`))
  })

  it('a node that lies nowhere, too deep or in itself', () => {
    const designer = sound()
    put(designer, 'p1', { parent: 'gone' })
    expect(() => designer.verify()).toThrow('p1 lies nowhere')
  })
})

describe('T-12: verify lets be', () => {
  it('what lies on each other where that may be, but nothing out of bounds', () => {
    const designer = new DesignerCore(samplePage(), { grid: { allowOverlap: true } })
    put(designer, 'a', { h: 9 })
    designer.history.clear()
    designer.verify()
    put(designer, 'a', { x: 23 })
    expect(() => designer.verify()).toThrow('a is out of bounds')
  })

  it('a component of a single cell', () => {
    new DesignerCore(pageOf([nodeOf('a', { x: 23, w: 1, h: 1 })]), {}).verify()
  })

  it('a history of more entries than is usual', () => {
    const designer = new DesignerCore(samplePage(), { history: { limit: 30 } })
    for (let n = 0; n < 20; n += 1) designer.commands.setProps(['a'], { n })
    designer.verify()
  })

  it('lists, whose cells nobody looks at', () => {
    const dialog = (id: string) => nodeOf(id, { slot: 'dialogs', x: -3, w: 99 })
    new DesignerCore(pageOf([dialog('a'), dialog('b')]), {}).verify()
  })

  it('a history that others have disturbed, and a gesture under way', () => {
    const designer = sound()
    designer.commands.setProps(['a'], { n: 1 })
    designer.transact('remote', (tx) => tx.update('a', { props: { n: 2 } }), { source: 'remote' })
    designer.verify()
    const other = sound()
    other.commands.setProps(['a'], { n: 1 })
    const drag = other.gesture('drag', ['a'])
    drag.preview({ x: 18, y: 0 })
    other.verify()
    drag.cancel()
    other.verify()
  })
})
