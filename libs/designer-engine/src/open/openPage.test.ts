import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import { findOverlaps } from '../../testing/naive.js'
import { numRuns } from '../../testing/random.js'
import type { PageDocument, PageNode } from '../document/types.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { createDesigner } from '../store/createDesigner.js'
import { groupBySlot } from './repairTree.js'
import { openPage } from './openPage.js'
import { revisionOf } from './revision.js'
import { savePage } from './savePage.js'
import type { OpenedPage } from './types.js'

const registry = new ComponentRegistry({ components: [trend, panel] })

function node(id: string, more: object = {}): PageNode {
  return {
    id,
    type: 'acme.trend',
    parent: null,
    slot: 'main',
    order: '1',
    x: 0,
    y: 0,
    w: 4,
    h: 4,
    props: {},
    ...more,
  }
}

function page(nodes: unknown, more: object = {}) {
  return {
    schema: { page: 1, components: { 'acme.trend': 3, 'acme.panel': 1 } },
    id: 'home',
    config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
    style: { main: {}, panel: {} },
    nodes,
    ...more,
  }
}

function opened(input: unknown): Extract<OpenedPage, { ok: true }> {
  const result = openPage(input, { registry })
  if (!result.ok) throw new Error(result.code)
  return result
}

const kinds = (input: unknown) =>
  opened(input).problems.map(({ kind, path }) => [kind, path.join('.')])

/** What SPEC.md promises of an opened page. */
function expectValid(document: PageDocument) {
  // One `expect` for all: a page of thousands has a hundred thousand steps up.
  const wrong: string[] = []
  for (const [id, { parent, id: own, order }] of Object.entries(document.nodes)) {
    if (own !== id) wrong.push(`${id} is ${own}`)
    if (!/^[0-9a-z]*[1-9a-z]$/.test(order)) wrong.push(`${id} has the order ${order}`)
    const seen = new Set([id])
    for (let up = parent; up !== null; up = document.nodes[up]?.parent ?? null) {
      if (!Object.hasOwn(document.nodes, up)) wrong.push(`${id} lies in ${up}, which is gone`)
      if (seen.has(up)) {
        wrong.push(`${id} lies in a cycle`)
        break
      }
      seen.add(up)
    }
  }
  expect(wrong).toEqual([])
  const main = Object.values(document.nodes).filter(
    ({ parent, slot }) => parent === null && slot === 'main',
  )
  expect(findOverlaps(main)).toEqual([])
  expect(
    main.every(
      ({ x, y, w, h }) =>
        x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= document.config.gridColNum,
    ),
  ).toBe(true)
}

describe('openPage', () => {
  it('O-1: opens a page that is in order as it is, from text and from a value', () => {
    const stored = page({
      a: node('a'),
      p: node('p', { type: 'acme.panel', y: 4 }),
      c: node('c', { parent: 'p', slot: 'body' }),
    })
    for (const input of [stored, JSON.stringify(stored)]) {
      const result = opened(input)
      expect(result).toMatchObject({ problems: [], migrated: [], isReadOnly: false })
      expect(result.document).toEqual(stored)
    }
  })

  it.each<[string, unknown, [string, string][]]>([
    ['a missing parent', { a: node('a', { parent: 'gone' }) }, [['bad-parent', 'nodes.a.parent']]],
    [
      'its own parent',
      { a: node('a', { type: 'acme.panel', parent: 'a', slot: 'body' }) },
      [['cycle', 'nodes.a.parent']],
    ],
    ['no node', { a: 1 }, [['not-a-node', 'nodes.a']]],
    ['another id', { a: node('b') }, [['bad-id', 'nodes.a']]],
    [
      'negative and huge sizes',
      { a: node('a', { x: -5, h: 1e9 }) },
      [
        ['bad-place', 'nodes.a.x'],
        ['bad-place', 'nodes.a.h'],
      ],
    ],
    [
      'NaN',
      { a: node('a', { w: NaN }) },
      [
        ['not-json', 'nodes.a.w'],
        ['bad-place', 'nodes.a.w'],
        ['moved', 'nodes.a'],
      ],
    ],
    ['a bad order', { a: node('a', { order: '0' }) }, [['bad-order', 'nodes.a.order']]],
    ['no type', { a: node('a', { type: 7 }) }, [['bad-type', 'nodes.a.type']]],
    ['a slot that nobody has', { a: node('a', { slot: 'x' }) }, [['bad-slot', 'nodes.a.slot']]],
    [
      'a parent without slots',
      { a: node('a'), b: node('b', { y: 4, parent: 'a', slot: 'x' }) },
      [['bad-slot', 'nodes.b.slot']],
    ],
    [
      'wrong properties',
      { a: node('a', { props: { title: 1, series: ['a', 2] } }) },
      [
        ['bad-props', 'nodes.a.props.title'],
        ['bad-props', 'nodes.a.props.series.1'],
      ],
    ],
    ['properties that are none', { a: node('a', { props: [] }) }, [['bad-props', 'nodes.a.props']]],
    [
      'a binding that is none',
      { a: node('a', { bind: { title: { source: 1 } } }) },
      [['bad-field', 'nodes.a.bind.title']],
    ],
    [
      'a layout that is none',
      { a: node('a', { layouts: { sm: { x: 0 } } }) },
      [['bad-field', 'nodes.a.layouts.sm']],
    ],
    ['an overlap', { a: node('a'), b: node('b') }, [['moved', 'nodes.b']]],
    [
      'two titles',
      { a: node('a', { slot: 'titleBar' }), b: node('b', { slot: 'titleBar' }) },
      [['bad-slot', 'nodes.b.slot']],
    ],
  ])('O-10: repairs %s', (_, nodes, expected) => {
    expect(kinds(page(nodes))).toEqual(expected)
    expectValid(opened(page(nodes)).document)
  })

  it('O-11: a list keeps both nodes of one id', () => {
    const { document, problems } = opened(
      page([node('a'), node('a', { y: 4 }), { ...node('x', { y: 8 }), id: 5 }]),
    )
    expect(Object.keys(document.nodes)).toEqual(['a', 'a-2', 'node-3'])
    expect(problems.map(({ kind }) => kind)).toEqual(['duplicate-id', 'bad-id'])
  })

  it('O-12: names that reach prototypes never come in', () => {
    const text = JSON.stringify(page({ a: node('a', { props: { title: 'T' } }) }))
      .replace('"title":"T"', '"title":"T","__proto__":{"isAdmin":true}')
      .replace('"nodes":{', '"nodes":{"__proto__":{"type":"x"},"constructor":{},')
    const { document, problems } = opened(text)
    expect(problems.map(({ kind }) => kind)).toEqual([
      'forbidden-key',
      'forbidden-key',
      'forbidden-key',
    ])
    expect(Object.keys(document.nodes)).toEqual(['a'])
    expect(document.nodes['a']?.props).toEqual({ title: 'T' })
    expect(Object.prototype).not.toHaveProperty('isAdmin')
  })

  it('O-1: copies nothing of what was parsed and is in order, and finds what is not', () => {
    const parsed = JSON.parse(JSON.stringify(page({ a: node('a') }))) as PageDocument
    const result = openPage(parsed, { registry, isParsed: true })
    expect(result.ok && result.document.nodes).toBe(parsed.nodes)
    const hostile: unknown = JSON.parse('{"nodes":{"a":{"id":"a","__proto__":{"isAdmin":true}}}}')
    const repaired = openPage(hostile, { registry, isParsed: true })
    expect(repaired.ok && repaired.problems[0]).toMatchObject({ kind: 'forbidden-key' })
  })

  it('O-13: cycles of several, and nesting without end, are cut', () => {
    const cycle = page({
      a: node('a', { type: 'acme.panel', parent: 'b', slot: 'body' }),
      b: node('b', { type: 'acme.panel', parent: 'c', slot: 'body' }),
      c: node('c', { type: 'acme.panel', parent: 'a', slot: 'body' }),
    })
    expect(kinds(cycle)).toEqual([['cycle', 'nodes.a.parent']])
    const deep = page(
      Object.fromEntries(
        Array.from({ length: 3000 }, (_, index) => {
          const parent = index === 0 ? null : `n${index - 1}`
          return [
            `n${index}`,
            node(`n${index}`, { type: 'other.box', parent, slot: parent ? 'in' : 'main' }),
          ]
        }),
      ),
    )
    const { problems, document } = opened(deep)
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['too-nested']))
    expectValid(document)
  })

  it('O-15: a page higher than a grid can be is made lower', () => {
    const high = Array.from({ length: 150 }, (_, index) =>
      node(`n${index}`, { w: 24, h: 1000, y: 90_000, static: index % 2 === 0 }),
    )
    const { document } = opened(page(high))
    expectValid(document)
    expect(opened(document).problems).toEqual([])
  })

  it('O-14: scripts stay text in properties, and leave styles', () => {
    const text = '<script>alert(1)</script>'
    const { document, problems } = opened(
      page(
        { a: node('a', { props: { title: text.slice(0, 20) } }) },
        {
          style: { main: { background: 'url(javascript:alert(1))', color: 'red' }, panel: {} },
        },
      ),
    )
    expect(problems).toEqual([{ kind: 'script', path: ['style', 'main', 'background'] }])
    expect(document.style.main).toEqual({ color: 'red' })
    expect(document.nodes['a']?.props['title']).toBe(text.slice(0, 20))
  })

  it.each([
    ['not-json', '{'],
    ['not-a-page', '[]'],
    ['not-a-page', 'null'],
    ['not-a-page', undefined],
    ['too-large', 'x'.repeat(10_000_001)],
    ['too-large', page({ a: node('a', { props: { title: 'x'.repeat(10_000_000) } }) })],
    ['too-deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    [
      'too-many-nodes',
      page(Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`n${index}`, {}]))),
    ],
  ])('O-20: refuses with %s', (code, input) => {
    expect(openPage(input, { registry })).toMatchObject({ ok: false, code })
  })

  it('O-21: a migration that fails is a refusal', () => {
    const broken = {
      ...trend,
      migrations: {
        ...trend.migrations,
        2: () => {
          throw new Error('oh')
        },
      },
    }
    const stored = page({ a: node('a') }, { schema: { page: 1, components: {} } })
    const result = openPage(stored, { registry: new ComponentRegistry({ components: [broken] }) })
    expect(result).toEqual({
      ok: false,
      code: 'migration-failed',
      path: ['nodes', 'a'],
      reason: 'acme.trend/2: oh',
    })
  })

  it('O-30: what is newer opens read-only, unjudged, and keeps its version', () => {
    const stored = page(
      { a: node('a', { props: { title: 9, more: true } }) },
      { schema: { page: 1, components: { 'acme.trend': 4 } } },
    )
    const result = opened(stored)
    expect(result).toMatchObject({
      isReadOnly: true,
      problems: [],
      newer: [{ sequence: 'acme.trend', version: 4, known: 3 }],
    })
    expect(result.document).toEqual(stored)
    expect(JSON.parse(savePage(result.document, { registry }))).toEqual(stored)
  })

  it('O-31: an old page is migrated, and that is told apart from repairs', () => {
    const stored = page(
      { a: node('a', { props: { caption: 'Power' } }) },
      { schema: { page: 1, components: { 'acme.trend': 1 } } },
    )
    const result = opened(stored)
    expect(result).toMatchObject({
      problems: [],
      migrated: ['acme.trend/2', 'acme.trend/3'],
      isReadOnly: false,
    })
    expect(result.document.nodes['a']?.props).toEqual({ title: 'Power', series: [] })
  })

  it('O-40: unknown components keep every byte, fields that nobody knows included', () => {
    const odd =
      '{"id":"m","type":"other.map","parent":null,"slot":"main","order":"1","x":0,"y":0,"w":4,"h":4,"props":{"z":[1,{"b":null,"a":"<b>"}],"a":1},"bind":{},"layouts":{},"future":{"y":1,"x":2}}'
    const { document, problems } = opened(
      JSON.stringify(page({})).replace('"nodes":{}', `"nodes":{"m":${odd}}`),
    )
    expect(problems).toEqual([])
    expect(savePage(document, { registry })).toContain(odd)
  })

  it('O-40: fields that nobody knows go through a designer, and prototype keys do not', () => {
    const stored = page(
      { a: node('a', { future: { y: [1], isOn: false } }), b: node('b', { y: 4 }) },
      { outlook: { z: 1 } },
    )
    const { document } = opened(stored)
    const designer = createDesigner(document)
    designer.commands.setProps(['a'], { title: 'A' })
    designer.commands.move(['a'], { x: 4, y: 0 })
    designer.commands.duplicate(['a'])
    designer.undo()
    const saved = opened(savePage(designer.document, { registry })).document
    expect(saved).toMatchObject({ outlook: { z: 1 } })
    expect(saved.nodes['a']).toMatchObject({ x: 4, future: { y: [1], isOn: false } })
    expect(saved).toEqual(designer.document)
    const bad = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}') as object
    for (const more of [bad, { future: bad }]) {
      expect(() => designer.transact('put', (tx) => tx.put(node('c', more)))).toThrow(RangeError)
      expect(() => createDesigner({ ...document, ...more })).toThrow(RangeError)
    }
    const patch = { future: undefined } as object
    designer.transact('patch', (tx) => tx.update('a', patch))
    expect(designer.get('a')).not.toHaveProperty('future')
    designer.verify()
  })

  it('O-41: saved text does not depend on the order of keys, and says the same when opened again', () => {
    const a = opened(page({ a: node('a'), b: node('b', { y: 4 }) })).document
    const nodes = Object.fromEntries(
      Object.entries(a.nodes)
        .reverse()
        .map(([id, one]) => [id, Object.fromEntries(Object.entries(one).reverse())]),
    )
    const b = {
      nodes,
      ...Object.fromEntries(
        Object.entries(a)
          .filter(([key]) => key !== 'nodes')
          .reverse(),
      ),
    } as unknown as PageDocument
    expect(savePage(b)).toBe(savePage(a))
    expect(revisionOf(b)).toBe(revisionOf(a))
    expect(opened(savePage(a)).document).toEqual(a)
    expect(revisionOf({ ...a, id: 'other' })).not.toBe(revisionOf(a))
  })

  const anyNode = fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c', '__proto__', ''),
      type: fc.oneof(
        fc.constantFrom('acme.trend', 'acme.panel', 'other.map', 'constructor'),
        fc.jsonValue(),
      ),
      parent: fc.oneof(fc.constantFrom(null, 'a', 'b', 'c', 'd', '__proto__'), fc.jsonValue()),
      slot: fc.oneof(
        fc.constantFrom('main', 'titleBar', 'dialogs', 'body', 'actions'),
        fc.jsonValue(),
      ),
      order: fc.oneof(fc.constantFrom('1', 'a', '10'), fc.jsonValue()),
      x: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
      y: fc.oneof(fc.nat(50), fc.double(), fc.jsonValue()),
      w: fc.oneof(fc.nat(30), fc.double(), fc.jsonValue()),
      h: fc.oneof(fc.nat(10), fc.double(), fc.jsonValue()),
      static: fc.oneof(fc.boolean(), fc.jsonValue()),
      props: fc.oneof(fc.record({ title: fc.jsonValue(), series: fc.jsonValue() }), fc.jsonValue()),
      bind: fc.jsonValue(),
      layouts: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  const nodes = fc.oneof(
    fc.array(anyNode),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'x'), anyNode),
    fc.jsonValue(),
  )
  const versions = fc.oneof(
    fc.record({
      page: fc.oneof(fc.nat(3), fc.jsonValue()),
      components: fc.oneof(
        fc.dictionary(
          fc.constantFrom('acme.trend', 'page', 'q'),
          fc.oneof(fc.nat(4), fc.jsonValue()),
        ),
        fc.jsonValue(),
      ),
    }),
    fc.jsonValue(),
  )
  const anyPage = fc.record(
    {
      schema: versions,
      id: fc.jsonValue(),
      config: fc.oneof(
        fc.record({ gridColNum: fc.oneof(fc.nat(30), fc.jsonValue()) }),
        fc.jsonValue(),
      ),
      style: fc.jsonValue(),
      nodes,
      extra: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )

  it('O-2, O-3: any JSON opens valid, or is refused; an opened page opens without a report', () => {
    let open = 0
    fc.assert(
      fc.property(
        fc.oneof({ weight: 5, arbitrary: anyPage }, { weight: 1, arbitrary: fc.jsonValue() }),
        fc.boolean(),
        (input, isText) => {
          const text = JSON.stringify(input)
          const first = openPage(isText ? text : input, { registry })
          const parsed: unknown = JSON.parse(text)
          // A text is opened as a text, whoever made it.
          if (typeof parsed !== 'string') {
            const other = openPage(parsed, { registry, isParsed: true })
            expect(other).toEqual(openPage(text, { registry }))
          }
          if (!first.ok) return
          open += 1
          expectValid(first.document)
          const again = openPage(first.document, { registry })
          expect(again).toMatchObject({ ok: true, problems: [], migrated: [] })
          expect(again.ok && again.document).toEqual(first.document)
          const saved = savePage(first.document, { registry })
          const reopened = openPage(saved, { registry })
          expect(reopened).toMatchObject({ ok: true, problems: [] })
          expect(reopened.ok && savePage(reopened.document, { registry })).toBe(saved)
          expect(groupBySlot(Object.values(first.document.nodes)).length).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: numRuns * 4 },
    )
    expect(open).toBeGreaterThan(0)
  })

  it('O-4: nothing that is no JSON throws', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withObjectString: true,
          withSparseArray: true,
          withTypedArray: true,
        }),
        (input) => {
          const result = openPage(input, { registry })
          if (result.ok) expectValid(result.document)
        },
      ),
      { numRuns },
    )
  })
})
