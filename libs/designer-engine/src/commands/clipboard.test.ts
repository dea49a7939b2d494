import { describe, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf, samplePage } from '../../testing/pages.js'
import type { Clipboard, PageNode, Target } from '../index.js'
import { readClipboard, renameNodes } from './clipboard.js'

const clipboard = (nodes: readonly PageNode[], roots: readonly unknown[]) => ({
  format: 'spruce/nodes',
  version: 1,
  components: {},
  roots,
  nodes,
})

/** New ids count. */
function rename(nodes: readonly PageNode[]) {
  let count = 0
  return renameNodes(nodes, () => `new${(count += 1)}`)
}

describe('C-9: a clipboard', () => {
  const [a, b] = [nodeOf('a'), nodeOf('b', { parent: 'a', slot: 'body' })]

  it('is what was copied, through JSON', () => {
    const designer = designerOf(samplePage())
    const copied = designer.commands.copy(['panel', 'c'])!
    expect(copied.roots).toEqual(['c', 'panel'])
    expect(copied.nodes.map(({ id }) => id)).toEqual(['c', 'panel', 'p1', 'p2'])
    expect(copied.components).toEqual({ box: 1 })
    expect(readClipboard(JSON.parse(JSON.stringify(copied)))).toEqual(copied)
  })

  it('may leave the versions out, but not lie about them', () => {
    const whole = clipboard([a], ['a'])
    expect(readClipboard({ ...whole, components: undefined })).toBeUndefined()
    Reflect.deleteProperty(whole, 'components')
    expect(readClipboard(whole)?.components).toEqual({})
    expect(readClipboard({ ...whole, components: [1] })).toBeUndefined()
  })

  it('has roots that lie anywhere, and the others in them', () => {
    expect(readClipboard(clipboard([a, b], ['a']))).toBeDefined()
    expect(readClipboard(clipboard([b], ['b']))?.nodes).toEqual([b])
    expect(readClipboard(clipboard([a, b], ['a', 'b']))?.roots).toEqual(['a', 'b'])
  })

  it.each<[string, unknown]>([
    ['of another format', { ...clipboard([a], ['a']), format: 'else/nodes' }],
    ['of roots that are no list', { ...clipboard([a], ['a']), roots: 'a' }],
    ['of nodes that are no list', { ...clipboard([a], ['a']), nodes: { a } }],
    ['of neither', { ...clipboard([a], ['a']), roots: 1, nodes: 2 }],
    ['of nothing', clipboard([], [])],
    ['with a child before its parent', clipboard([b, a], ['a'])],
    ['with a node that lies elsewhere', clipboard([a, nodeOf('c')], ['a'])],
    ['with a node in one that is not copied', clipboard([b, nodeOf('c')], ['c'])],
    ['with an id twice', clipboard([a, a], ['a'])],
    ['with a root that is not there', clipboard([a], ['a', 'c'])],
    ['with a root twice', clipboard([a], ['a', 'a'])],
    ['with a root that is no id', clipboard([a], ['a', 7])],
    ['without a root', clipboard([a], [])],
  ])('%s is none', (_, value) => {
    expect(readClipboard(value)).toBeUndefined()
  })
})

describe('C-9: nodes under new names', () => {
  it('lie in each other as before, and in what was not copied', () => {
    const { nodes, ids } = rename([
      nodeOf('a'),
      nodeOf('b', { parent: 'a', slot: 'body' }),
      nodeOf('c', { parent: 'else', slot: 'body' }),
    ])
    expect(nodes.map(({ id, parent }) => [id, parent])).toEqual([
      ['new1', null],
      ['new2', 'new1'],
      ['new3', 'else'],
    ])
    expect([...ids]).toEqual([
      ['a', 'new1'],
      ['b', 'new2'],
      ['c', 'new3'],
    ])
  })

  it('are in new groups with the others of theirs; one alone is in none', () => {
    const group = (id: string, name?: string) =>
      nodeOf(id, name === undefined ? {} : { group: name })
    const { nodes } = rename([
      group('a', 'g'),
      group('b', 'h'),
      group('c', 'g'),
      group('d'),
      group('e', 'alone'),
      group('f', 'g'),
      group('i', 'h'),
      group('j'),
    ])
    const [a, b, c, d, e, f, i, j] = nodes.map((node) => node.group)
    expect(new Set([a, c, f]).size).toBe(1)
    expect(b).toBe(i)
    expect(new Set([a, b, 'g', 'h', undefined]).size).toBe(5)
    expect([d, e, j]).toEqual([undefined, undefined, undefined])
  })

  it('refer to each other by `$node` alone, however deep', () => {
    const props = {
      plain: 'a',
      none: null,
      deep: [{ list: [{ $node: 'b' }, 1] }],
      inner: { $node: [{ $node: 'b' }] },
      foreign: { $node: 'else' },
      number: { $node: 7 },
      more: { $node: 'b', and: 'that' },
      other: { node: 'b' },
      lists: [['b'], { $node: ['b'] }],
    }
    const { nodes } = rename([nodeOf('a', { props }), nodeOf('b')])
    expect(nodes[0]?.props).toEqual({
      ...props,
      deep: [{ list: [{ $node: 'new2' }, 1] }],
      inner: { $node: [{ $node: 'new2' }] },
    })
  })

  it('keep the very values in which nothing was renamed', () => {
    const kept = { list: [1, { two: 2 }], foreign: { $node: 'else' } }
    const props = { kept, to: { $node: 'b' } }
    const { nodes } = rename([nodeOf('a', { props }), nodeOf('b', { props: kept })])
    expect(nodes[0]?.props['kept']).toBe(kept)
    expect(nodes[1]?.props).toBe(kept)
  })

  it('are bound to each other, and to what was not copied', () => {
    const bind = {
      rows: { source: 'b', path: 'rows' },
      title: { source: 'else', path: 'title', transform: 'upper' },
    }
    const { nodes } = rename([nodeOf('a', { bind }), nodeOf('b')])
    expect(nodes[0]?.bind).toEqual({ ...bind, rows: { source: 'new2', path: 'rows' } })
    expect(nodes[1]?.bind).toBeUndefined()
  })
})

describe('C-9: pasting', () => {
  const copied = () =>
    designerOf(
      pageOf([nodeOf('a', { x: 4 }), nodeOf('b', { x: 10, y: 0 }), nodeOf('c', { y: 2, w: 24 })]),
    ).commands.copy(['a', 'b']) as Clipboard

  it('puts what was beside each other beside each other, where it is aimed', () => {
    const designer = designerOf(pageOf())
    expect(designer.commands.paste(copied(), { x: 2, y: 0 }).ok).toBe(true)
    expect(designer.get('new1')).toMatchObject({ x: 2, y: 0 })
    expect(designer.get('new2')).toMatchObject({ x: 8, y: 0 })
    designer.verify()
  })

  it('takes the first column or row where only the other is said', () => {
    const designer = designerOf(pageOf())
    designer.commands.paste(copied(), { y: 0 })
    expect(designer.get('new1')).toMatchObject({ x: 0, y: 0 })
    designer.commands.paste(copied(), { x: 12 })
    expect(designer.get('new3')).toMatchObject({ x: 12, y: 0 })
  })

  it('keeps the distances in both directions', () => {
    const options = { grid: { compaction: 'none' } } as const
    const [one, two] = [nodeOf('a', { x: 4, y: 3 }), nodeOf('b', { x: 10, y: 5 })]
    const apart = designerOf(pageOf([one, two]), options).commands.copy(['a', 'b'])
    const pasted = (target: Target) => {
      const designer = designerOf(pageOf([nodeOf('z', { x: 20 })]), options)
      designer.commands.paste(apart, target)
      return ['new1', 'new2'].map((id) => [designer.get(id)?.x, designer.get(id)?.y])
    }
    expect(pasted({ x: 2, y: 7 })).toEqual([
      [2, 7],
      [8, 9],
    ])
    expect(pasted({ y: 7 })).toEqual([
      [0, 7],
      [6, 9],
    ])
    expect(pasted({ x: 2 })).toEqual([
      [2, 0],
      [8, 2],
    ])
  })

  it('C-19: asks about the components that are pasted, and about no others', () => {
    const page = pageOf([nodeOf('p', { type: 'panel' })])
    const designer = designerOf(page, { allows: (_, __, type) => type === 'box' })
    expect(designer.commands.paste(copied(), { parent: 'p', slot: 'body' }).ok).toBe(true)
    const panel = designer.commands.copy(['p'])
    expect(designer.commands.paste(panel, { parent: 'p', slot: 'body' }).ok).toBe(false)
  })

  it('keeps the columns and goes below all where nothing is said', () => {
    const designer = designerOf(pageOf([nodeOf('z', { w: 24, h: 3 })]))
    designer.commands.paste(copied())
    expect(designer.get('new1')).toMatchObject({ x: 4, y: 3 })
    expect(designer.get('new2')).toMatchObject({ x: 10 })
    designer.verify()
  })

  it('leaves the clipboard of a refused cut empty, and removes what was cut', () => {
    const refusing = designerOf(samplePage(), {
      plugins: [{ id: 'keep', guard: (name) => (name === 'cut' ? 'plugin.keep' : undefined) }],
    })
    expect(refusing.commands.cut(['a'])).toBeUndefined()
    expect(refusing.get('a')).toBeDefined()
    const designer = designerOf(samplePage())
    expect(designer.commands.cut(['a'])?.roots).toEqual(['a'])
    expect(designer.history.entries[0]?.label).toBe('cut')
    expect(designer.commands.copy([])).toBeUndefined()
  })
})
