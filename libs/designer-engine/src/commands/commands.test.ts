import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { DesignerOptions } from '../index.js'

const open = (options: DesignerOptions = {}) => designerOf(samplePage(), options)
const refused = (reason: string) => ({ ok: false, reason })
const done = (...ids: string[]) => ({ ok: true, ids })

describe('commands of a grid', () => {
  it('C-1: move what was asked for together, each as one entry', () => {
    const designer = open()
    expect(designer.commands.move(['a', 'b'], { x: 16, y: 0 })).toEqual(done('a', 'b'))
    expect(designer.get('a')).toMatchObject({ x: 16, y: 0 })
    expect(designer.get('b')).toMatchObject({ x: 16, y: 2 })
    expect(designer.get('c')).toMatchObject({ x: 0, y: 0 })
    expect(designer.history.entries[0]).toMatchObject({ label: 'move', changes: 3 })
    designer.undo()
    expect(designer.document).toEqual(samplePage())
    designer.verify()
  })

  it('C-2: place and size one by numbers', () => {
    const designer = open()
    expect(designer.commands.moveTo('a', { x: 18, y: 0, w: 6, h: 3 })).toEqual(done('a'))
    expect(designer.get('a')).toMatchObject({ x: 18, y: 0, w: 6, h: 3 })
    expect(designer.history.length).toBe(2)
    expect(designer.commands.moveTo('a', { x: NaN })).toEqual(refused('badValue'))
    designer.commands.moveTo('a', { x: 99, w: 99 })
    designer.verify()
  })

  it('C-3: resize by a handle, within the limits of its type', () => {
    const limitsOf = () => ({ maxW: 6 })
    const designer = open({ limitsOf: (type) => (type === 'box' ? limitsOf() : {}) })
    designer.commands.resize('a', 's', { x: 0, y: 1 })
    expect(designer.get('b')).toMatchObject({ y: 3 })
    designer.commands.resize('c', 'e', { x: 9, y: 0 })
    expect(designer.get('c')).toMatchObject({ w: 6 })
    designer.verify()
  })

  it('C-4: two change places', () => {
    const designer = open()
    expect(designer.commands.swap('a', 'b')).toEqual(done('a', 'b'))
    expect([designer.get('a')?.y, designer.get('b')?.y]).toEqual([2, 0])
    expect(designer.commands.swap('a', 'p1')).toEqual(refused('differentSlots'))
  })

  it('C-5: a refused place changes nothing', () => {
    const designer = open({ grid: { preventCollision: true } })
    const before = designer.document
    expect(designer.commands.move(['a'], { x: 0, y: 2 })).toEqual(refused('noRoom'))
    expect(designer.commands.insert({ type: 'box' }, { x: 0, y: 0 })).toEqual(refused('noRoom'))
    expect(designer.document).toEqual(before)
    expect(designer.history.length).toBe(1)
    designer.verify()
  })
})

describe('commands of components', () => {
  it('C-6: insert where it is said, or below all', () => {
    const designer = open()
    designer.commands.insert({ type: 'box', id: 'top', w: 4, h: 1 }, { x: 0, y: 0, index: 0 })
    expect(designer.get('top')).toMatchObject({ x: 0, y: 0 })
    expect(designer.get('a')).toMatchObject({ y: 1 })
    expect(designer.children(null, 'main')[0]?.id).toBe('top')
    expect(designer.commands.insert({ type: 'box' })).toEqual(done('new1'))
    expect(designer.get('new1')).toMatchObject({ x: 0, y: 8, w: 6, h: 4 })
    designer.commands.insert({ type: 'bar', id: 'bar' }, { slot: 'titleBar' })
    expect(designer.commands.insert({ type: 'bar' }, { slot: 'titleBar' })).toEqual(
      refused('slotFull'),
    )
    expect(designer.commands.insert({ type: 'box' }, { slot: 'nowhere' })).toEqual(
      refused('missing'),
    )
    expect(designer.commands.insert({ type: 'box' }, { parent: 'no', slot: 's' })).toEqual(
      refused('missing'),
    )
    expect(() => designer.commands.insert({ type: 'box', id: 'a' })).toThrow(RangeError)
    designer.verify()
  })

  it('C-19: a slot takes the types that its component allows; what lies there already stays', () => {
    const allows: DesignerOptions['allows'] = (parent, slot, type) =>
      parent.type === 'panel' && slot === 'body' && type === 'text'
    const designer = open({ allows })
    const into = { parent: 'panel', slot: 'body' }
    const before = designer.document
    const { commands } = designer
    expect(commands.insert({ type: 'box' }, into)).toEqual(refused('notAllowed'))
    expect(commands.moveInto(['a'], into)).toEqual(refused('notAllowed'))
    expect(commands.paste(commands.copy(['a']), into)).toEqual(refused('notAllowed'))
    expect(commands.duplicate(['p1'])).toEqual(refused('notAllowed'))
    expect(designer.document).toBe(before)
    expect(designer.allows('panel', 'body', ['text', 'box'])).toBe(false)
    expect(commands.insert({ type: 'text' }, into)).toEqual(done('new1'))
    // The page itself takes everything, and so it does what lies in what is copied.
    expect(commands.insert({ type: 'box' })).toEqual(done('new2'))
    expect(commands.duplicate(['panel']).ok).toBe(true)
    expect(commands.move(['p1'], { x: 4, y: 0 }).ok).toBe(true)
    expect(commands.moveInto(['p1'], { ...into, index: 0 }).ok).toBe(true)
    expect(commands.moveInto(['p1'], {}).ok).toBe(true)
    expect(commands.moveInto(['p1'], into)).toEqual(refused('notAllowed'))
    designer.undo()
    designer.verify()
  })

  it('C-7: remove takes along what lies in it; the others close the gap', () => {
    const designer = open()
    expect(designer.commands.remove(['panel', 'p1', 'a'])).toEqual(done('panel', 'p1', 'a'))
    expect(Object.keys(designer.document.nodes)).toEqual(['b', 'c'])
    expect(designer.get('b')).toMatchObject({ y: 0 })
    designer.undo()
    expect(designer.document).toEqual(samplePage())
    designer.verify()
  })

  it('C-8: duplicate puts copies of all below the originals', () => {
    const designer = open()
    const result = designer.commands.duplicate(['panel', 'p1'])
    expect(result).toEqual(done('new1'))
    expect(designer.get('new1')).toMatchObject({ x: 4, y: 8, w: 12 })
    expect(designer.children('new1', 'body').map(({ id }) => id)).toEqual(['new2', 'new3'])
    expect(designer.children(null, 'main').map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'panel',
      'new1',
    ])
    designer.verify()
  })

  it('C-9: a clipboard is JSON and goes to another page, under new ids, references renamed', () => {
    const page = pageOf([
      nodeOf('panel', { group: 'g', bind: { rows: { source: 'in', path: 'rows' } } }),
      nodeOf('in', {
        parent: 'panel',
        slot: 'body',
        props: { to: { $node: 'panel' }, id: 'panel' },
      }),
      nodeOf('b', { y: 2, group: 'g', props: { list: [{ $node: 'in' }, { $node: 'else' }] } }),
      nodeOf('c', { y: 4, group: 'g' }),
    ])
    const from = designerOf(page)
    const text = JSON.stringify(from.commands.copy(['b', 'panel', 'in']))
    const to = open()
    expect(to.commands.paste(JSON.parse(text))).toEqual(done('new1', 'new2'))
    const [panel, b] = [to.get('new2')!, to.get('new1')!]
    const [inner] = to.children('new2', 'body')
    expect(panel.bind).toEqual({ rows: { source: inner?.id, path: 'rows' } })
    expect(inner?.props).toEqual({ to: { $node: 'new2' }, id: 'panel' })
    expect(b.props).toEqual({ list: [{ $node: inner?.id }, { $node: 'else' }] })
    expect(b.group).toBe(panel.group)
    expect(b.group).not.toBe('g')
    to.verify()
    expect(to.history.length).toBe(2)
    const alone = from.commands.copy(['c'])
    to.commands.paste(alone, { parent: 'panel', slot: 'body', x: 8, y: 0 })
    expect(to.children('panel', 'body').at(-1)).toMatchObject({ x: 8, y: 0 })
    expect(to.children('panel', 'body').at(-1)?.group).toBeUndefined()
    to.verify()
  })

  it('C-9: what is no clipboard is refused', () => {
    const designer = open()
    const good = designer.commands.copy(['panel'])!
    const [panel, ...rest] = good.nodes
    const bad: unknown[] = [
      undefined,
      null,
      'text',
      {},
      { ...good, version: 2 },
      { ...good, roots: [] },
      { ...good, roots: ['else'] },
      { ...good, roots: ['panel', 'panel'] },
      { ...good, nodes: rest },
      { ...good, nodes: [panel, panel] },
      { ...good, nodes: [{ ...panel, x: 'left' }] },
      { ...good, nodes: [{ ...panel, props: JSON.parse('{"__proto__":1}') as unknown }] },
    ]
    for (const one of bad) expect(designer.commands.paste(one)).toEqual(refused('badClipboard'))
    expect(designer.document).toEqual(samplePage())
  })

  it('C-9: cut is copy and remove in one entry', () => {
    const designer = open()
    const clipboard = designer.commands.cut(['panel'])
    expect(clipboard?.nodes.map(({ id }) => id)).toEqual(['panel', 'p1', 'p2'])
    expect(designer.get('p1')).toBeUndefined()
    expect(designer.history.length).toBe(2)
    expect(designer.commands.cut(['panel'])).toBeUndefined()
  })

  it('C-10: props are changed one by one, and only to JSON', () => {
    const designer = open()
    designer.commands.setProps(['a', 'b'], { title: 'T', n: 1 })
    designer.commands.setProps(['a'], { n: undefined })
    expect(designer.get('a')?.props).toEqual({ title: 'T' })
    expect(designer.get('b')?.props).toEqual({ title: 'T', n: 1 })
    expect(Object.isFrozen(designer.get('b')?.props)).toBe(true)
    for (const value of [NaN, () => 1, JSON.parse('{"__proto__":1}')] as never[]) {
      expect(designer.commands.setProps(['a'], { value })).toEqual(refused('badValue'))
    }
    expect(designer.commands.setProps(['a'], JSON.parse('{"__proto__":1}') as never)).toEqual(
      refused('badValue'),
    )
    expect(designer.history.length).toBe(3)
  })

  it('C-11: settings of the page', () => {
    const designer = open()
    const config = { ...designer.settings.config, gridColNum: 12 }
    expect(designer.commands.setSettings({ config })).toEqual(done())
    expect(designer.get('panel')).toMatchObject({ x: 0, w: 12 })
    designer.verify()
    const wrong = { ...config, gridColNum: 0 }
    expect(designer.commands.setSettings({ config: wrong })).toEqual(refused('badValue'))
    designer.undo()
    expect(designer.document).toEqual(samplePage())
  })

  it('C-11: fields of the page that the engine does not know', () => {
    const page = { ...samplePage(), queries: [{ id: 'a' }] }
    const designer = designerOf(page)
    expect(designer.commands.setSettings({ queries: [{ id: 'b' }], note: 'n' })).toEqual(done())
    expect(designer.document).toMatchObject({ queries: [{ id: 'b' }], note: 'n' })
    const before = designer.history.statusQueue[1]
    expect(before).toEqual(page)
    designer.undo()
    expect(designer.document).toEqual(page)
    designer.redo()
    expect(designer.document).toMatchObject({ note: 'n' })
    expect(designer.commands.setSettings({ note: undefined })).toEqual(done())
    expect(designer.document).not.toHaveProperty('note')
    for (const name of ['nodes', 'schema']) {
      expect(designer.commands.setSettings({ [name]: {} })).toEqual(refused('badValue'))
    }
    designer.verify()
  })

  it('C-12: reorder puts siblings at an index, and keeps their places', () => {
    const designer = open()
    const order = () =>
      designer
        .children(null, 'main')
        .map(({ id }) => id)
        .join('')
    designer.commands.reorder(['c', 'b'], 0)
    expect(order()).toBe('bcapanel')
    expect(designer.get('c')).toMatchObject({ y: 4 })
    designer.commands.reorder(['b'], 2)
    expect(order()).toBe('cabpanel')
    designer.commands.reorder(['c'], 99)
    expect(order()).toBe('abpanelc')
    const { length } = designer.history
    designer.commands.reorder(['c'], 3)
    expect(designer.history.length).toBe(length)
    expect(designer.commands.reorder(['a', 'p1'], 0)).toEqual(refused('differentSlots'))
    designer.verify()
  })

  it('C-12: reorder makes room where orders are equal', () => {
    const same = ['a', 'b', 'c'].map((id, index) => nodeOf(id, { y: index * 2, order: 'k' }))
    const designer = designerOf(pageOf(same))
    designer.commands.reorder(['c'], 1)
    expect(designer.children(null, 'main').map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    for (let n = 0; n < 400; n += 1) designer.commands.reorder([n % 2 ? 'a' : 'b'], 1)
    expect(
      Math.max(...designer.children(null, 'main').map(({ order }) => order.length)),
    ).toBeLessThan(33)
    designer.verify()
  })

  it('C-13: into another container, never into itself', () => {
    const designer = open()
    expect(
      designer.commands.moveInto(['a', 'b'], { parent: 'panel', slot: 'body', x: 0, y: 0 }),
    ).toEqual(done('a', 'b'))
    expect(designer.get('a')).toMatchObject({ parent: 'panel', slot: 'body' })
    expect(designer.get('c')).toMatchObject({ y: 0 })
    expect(designer.history.length).toBe(2)
    designer.verify()
    const into = (parent: string) => designer.commands.moveInto(['panel'], { parent, slot: 'body' })
    expect(into('panel')).toEqual(refused('intoItself'))
    expect(into('p1')).toEqual(refused('intoItself'))
    expect(designer.commands.moveInto(['a'], { slot: 'dialogs' })).toEqual(done('a'))
    designer.undo()
    designer.undo()
    expect(designer.document).toEqual(samplePage())
  })

  it('C-13: not deeper than a page may be', () => {
    const deep = Array.from({ length: 100 }, (_, index) =>
      nodeOf(`n${index}`, index === 0 ? {} : { parent: `n${index - 1}`, slot: 'body' }),
    )
    const designer = designerOf(
      pageOf([...deep, nodeOf('a', { y: 2 }), nodeOf('a1', { parent: 'a', slot: 's' })]),
    )
    const target = (depth: number) => ({ parent: `n${depth}`, slot: 'body' })
    expect(designer.commands.moveInto(['a'], target(98))).toEqual(refused('tooDeep'))
    expect(designer.commands.moveInto(['a'], target(97)).ok).toBe(true)
    designer.verify()
  })

  it('C-14: groups go together until they are dissolved', () => {
    const designer = open()
    expect(designer.commands.group(['a'])).toEqual(refused('notAGroup'))
    designer.commands.group(['a', 'b'])
    designer.commands.move(['a'], { x: 16, y: 0 })
    expect(designer.get('b')).toMatchObject({ x: 16, y: 2 })
    expect(designer.gesture('drag', ['b']).ids).toEqual(['a', 'b'])
    expect(designer.commands.ungroup(['b'])).toEqual(done('a', 'b'))
    expect(designer.get('a')).not.toHaveProperty('group')
    expect(designer.commands.ungroup(['b'])).toEqual(refused('notAGroup'))
    designer.verify()
  })
})

describe('refusals', () => {
  it('C-15: come with a reason, before anything is done', () => {
    const designer = designerOf(pageOf([nodeOf('a', { static: true }), nodeOf('b', { y: 2 })]))
    expect(designer.can('move', [])).toEqual(refused('nothing'))
    expect(designer.can('move', ['no'])).toEqual(refused('missing'))
    expect(designer.can('move', ['a'])).toEqual(refused('static'))
    expect(designer.can('move', ['b'])).toEqual({ ok: true })
    expect(designer.can('insert')).toEqual({ ok: true })
    expect(designer.commands.resize('a', 'e', { x: 1, y: 0 })).toEqual(refused('static'))
    designer.commands.group(['a', 'b'])
    expect(designer.can('move', ['b'])).toEqual(refused('static'))
  })

  it('C-16: a read-only designer refuses all but copying', () => {
    const designer = open({ isReadOnly: true })
    expect(designer.commands.remove(['a'])).toEqual(refused('readOnly'))
    expect(designer.commands.insert({ type: 'box' })).toEqual(refused('readOnly'))
    expect(designer.commands.paste(designer.commands.copy(['a']))).toEqual(refused('readOnly'))
    expect(designer.gesture('drag', ['a']).refusal).toBe('readOnly')
    expect(designer.document).toEqual(samplePage())
  })

  it('C-17: plugins refuse with reasons of their own', () => {
    const designer = open({
      plugins: [
        {
          id: 'lock',
          guard: (command, nodes) =>
            command === 'remove' && nodes.some(({ id }) => id === 'a')
              ? 'plugin.locked'
              : undefined,
        },
      ],
    })
    expect(designer.can('remove', ['b', 'a'])).toEqual(refused('plugin.locked'))
    expect(designer.commands.remove(['a'])).toEqual(refused('plugin.locked'))
    expect(designer.commands.remove(['b']).ok).toBe(true)
  })

  it('C-18: commands in a transaction are parts of it', () => {
    const designer = open()
    designer.transact('both', () => {
      designer.commands.remove(['a'])
      designer.commands.move(['b'], { x: 18, y: 0 })
      expect(designer.commands.moveInto(['panel'], { parent: 'p1', slot: 'body' }).ok).toBe(false)
    })
    expect(designer.history.entries.map(({ label }) => label)).toEqual(['both', undefined])
    designer.verify()
    designer.undo()
    expect(designer.document).toEqual(samplePage())
  })
})
