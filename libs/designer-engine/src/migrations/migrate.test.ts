import { beforeAll, describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import type { JsonObject } from '../document/types.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { isVersion, migrate, migrateDown } from './migrate.js'
import { orderSteps } from './orderSteps.js'
import { stepsOf } from './steps.js'

const registry = new ComponentRegistry({ components: [trend, panel] })
const old: JsonObject = {
  schema: { page: 1, components: { 'acme.trend': 1, 'other.map': 7 } },
  nodes: {
    a: { type: 'acme.trend', props: { caption: 'Power', line: 'kW' } },
    b: { type: 'other.map', props: { caption: 'stays' } },
  },
}
const frozen = (value: unknown): void => {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen)
}

describe('migrate', () => {
  it('M-1, M-2: runs what is missing, purely, and only on its type', () => {
    frozen(old)
    const result = migrate(old, registry)
    expect(result).toMatchObject({
      ok: true,
      ran: ['acme.trend/2', 'acme.trend/3'],
      newer: [],
      document: {
        schema: { page: 1, components: { 'acme.trend': 3, 'other.map': 7 } },
        nodes: {
          a: { props: { title: 'Power', series: ['kW'] } },
          b: { props: { caption: 'stays' } },
        },
      },
    })
  })

  it('M-3: at head nothing runs and the document is the same object', () => {
    const once = migrate(old, registry)
    if (!once.ok) throw new Error(once.reason)
    const twice = migrate(once.document, registry)
    expect(twice).toEqual({ ok: true, document: once.document, ran: [], newer: [] })
    expect(twice.ok && twice.document).toBe(once.document)
  })

  it('M-4: a type without a version is of the first', () => {
    const result = migrate({ nodes: old['nodes'] ?? {} }, registry)
    expect(result.ok && result.ran).toEqual(['acme.trend/2', 'acme.trend/3'])
  })

  it('M-5: newer parts stay and are named; a newer page is left alone altogether', () => {
    const newer = { ...old, schema: { page: 1, components: { 'acme.trend': 4 } } }
    expect(migrate(newer, registry)).toEqual({
      ok: true,
      document: newer,
      ran: [],
      newer: [{ sequence: 'acme.trend', version: 4, known: 3 }],
    })
    const later = { ...old, schema: { page: 2, components: { 'acme.trend': 1 } } }
    const result = migrate(later, registry)
    expect(result).toMatchObject({ ok: true, ran: [], newer: [{ sequence: 'page', version: 2 }] })
    expect(result.ok && result.document).toBe(later)
  })

  it('M-6: a step that throws or makes nothing stops all, with its name and node', () => {
    const broken = {
      ...trend,
      migrations: {
        2: () => {
          throw new Error('oh')
        },
        3: (props: JsonObject) => props,
      },
    }
    const result = migrate(old, new ComponentRegistry({ components: [broken] }))
    expect(result).toEqual({ ok: false, step: 'acme.trend/2', node: 'a', reason: 'oh' })
  })

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'made no object'],
    ['a list', [], 'made no object'],
    ['a text', 'text', 'made no object'],
    ['what is no plain object', new Map(), 'made no object'],
  ])('M-6: a step that makes %s stops all', (_, made, reason) => {
    const up = () => made as JsonObject
    const components = [{ ...trend, migrations: { 2: up, 3: up } }]
    const ofType = migrate(old, new ComponentRegistry({ components }))
    expect(ofType).toEqual({ ok: false, step: 'acme.trend/2', node: 'a', reason })
    const ofPage = migrate(old, new ComponentRegistry({ pageMigrations: { 2: up } }))
    expect(ofPage).toEqual({ ok: false, step: 'page/2', reason })
    expect(Object.keys(ofPage)).not.toContain('node')
  })

  it('M-6: says what was thrown, though it is no error', () => {
    const up = () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- what others write may throw anything
      throw 'oh no'
    }
    const result = migrate(old, new ComponentRegistry({ pageMigrations: { 2: up } }))
    expect(result).toEqual({ ok: false, step: 'page/2', reason: 'oh no' })
  })

  it('M-6: what ran before a step that throws is not kept', () => {
    const components = [
      {
        ...trend,
        migrations: {
          2: (props: JsonObject) => ({ ...props, seen: true }),
          3: () => {
            throw new Error('oh')
          },
        },
      },
    ]
    const result = migrate(old, new ComponentRegistry({ components }))
    expect(result).toEqual({ ok: false, step: 'acme.trend/3', node: 'a', reason: 'oh' })
  })

  it('M-2: a step of a type is given an object, whatever was stored', () => {
    for (const props of [undefined, null, [], 'text']) {
      const node = { type: 'acme.trend', ...(props !== undefined && { props }) }
      const result = migrate({ nodes: { a: node } }, registry)
      expect(result).toMatchObject({
        ok: true,
        document: { nodes: { a: { props: { title: '' } } } },
      })
    }
  })

  it('M-2: a step of a type changes no other field of a node, and no other node', () => {
    const other = { type: 'other.map', props: {}, x: 3 }
    const nodes = { a: { type: 'acme.trend', props: {}, x: 7, future: [1] }, b: other }
    const result = migrate({ nodes, extra: 1 }, registry)
    if (!result.ok) throw new Error(result.reason)
    expect(result.document).toMatchObject({ extra: 1, nodes: { a: { x: 7, future: [1] } } })
    expect((result.document['nodes'] as JsonObject)['b']).toBe(other)
  })

  it('M-1: without nodes there is nothing of a type to be brought forward', () => {
    for (const nodes of [undefined, null, [], 'text', {}, { a: 1, b: null, c: [] }]) {
      const document = (nodes === undefined ? {} : { nodes }) as JsonObject
      const result = migrate(document, registry)
      expect(result).toEqual({ ok: true, document, ran: [], newer: [] })
      expect(result.ok && result.document).toBe(document)
    }
  })

  it('M-1: a type that is said to be on a page without nodes leaves it without any', () => {
    const schema = { page: 1, components: { 'acme.trend': 1 } }
    const result = migrate({ schema, nodes: 'text' }, registry)
    expect(result.ok && result.document['nodes']).toEqual({})
  })

  it('M-1: a step of the page runs without any nodes', () => {
    const page = new ComponentRegistry({
      pageMigrations: { 2: (document) => ({ ...document, second: true }) },
    })
    const result = migrate({}, page)
    const document = { second: true, schema: { page: 2, components: {} } }
    expect(result).toEqual({ ok: true, document, ran: ['page/2'], newer: [] })
  })

  it('M-1: a type that is named but not on the page is brought to its version', () => {
    const schema = { page: 1, components: { 'acme.trend': 1 } }
    for (const nodes of [undefined, null, {}, { a: 1, b: null }]) {
      const result = migrate(
        (nodes === undefined ? { schema } : { schema, nodes }) as JsonObject,
        registry,
      )
      expect(result).toMatchObject({
        ok: true,
        ran: ['acme.trend/2', 'acme.trend/3'],
        document: { schema: { page: 1, components: { 'acme.trend': 3 } } },
      })
      // What is no node is none afterwards, as in a page that is opened.
      expect(result.ok && result.document['nodes']).toEqual({})
    }
  })

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, '3', null, [3]])(
    'M-4: a page of the version %o is of the first',
    (version) => {
      const page = new ComponentRegistry({ pageMigrations: { 2: (document) => document } })
      expect(isVersion(version)).toBe(false)
      expect(migrate({ schema: { page: version } }, page)).toMatchObject({
        ok: true,
        ran: ['page/2'],
        document: { schema: { page: 2, components: {} } },
      })
    },
  )

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53, '3', null, [3]])(
    'M-4: %o is no version: what has it is of the first',
    (version) => {
      const schema = { page: version, components: { 'acme.trend': version } } as JsonObject
      const result = migrate({ ...old, schema }, registry)
      expect(result).toMatchObject({
        ok: true,
        ran: ['acme.trend/2', 'acme.trend/3'],
        newer: [],
        document: { schema: { page: 1, components: { 'acme.trend': 3 } } },
      })
    },
  )

  it('M-1, M-4: whatever stands where the versions are, names of prototypes are not written', () => {
    for (const schema of [null, [], 'text', 7, { components: [] }, { components: 'text' }]) {
      expect(migrate({ ...old, schema }, registry)).toMatchObject({
        ok: true,
        document: { schema: { page: 1, components: { 'acme.trend': 3 } } },
      })
    }
    const schema = JSON.parse(
      '{ "components": { "__proto__": 2, "constructor": 2, "other.map": 7 } }',
    ) as JsonObject
    const result = migrate({ ...old, schema }, registry)
    if (!result.ok) throw new Error(result.reason)
    expect(result.document['schema']).toEqual({
      page: 1,
      components: { 'other.map': 7, 'acme.trend': 3 },
    })
  })

  it('M-5: the version of a type that nobody knows is not newer', () => {
    const stored = { ...old, schema: { page: 1, components: { 'other.map': 99, 'acme.trend': 3 } } }
    expect(migrate(stored, registry)).toEqual({ ok: true, document: stored, ran: [], newer: [] })
  })

  describe('M-7: the way back', () => {
    const twoWay = (up: string) => ({
      up: (document: JsonObject) => ({ ...document, [up]: true }),
      down: ({ [up]: _, ...document }: JsonObject) => document,
    })
    const all = new ComponentRegistry({
      components: [trend, panel],
      pageMigrations: { 2: twoWay('second'), 3: twoWay('third') },
    })
    let head: ReturnType<typeof migrate>
    let document: JsonObject
    beforeAll(() => {
      head = migrate(old, all)
      if (!head.ok) throw new Error(head.reason)
      document = head.document
    })

    it('goes to the version that is named, and no other sequence does', () => {
      const down = migrateDown(document, all, { page: 2 })
      expect(down).toMatchObject({ ok: true, ran: ['page/3'], newer: [] })
      expect(down.ok && down.document).toMatchObject({
        second: true,
        schema: { page: 2, components: { 'acme.trend': 3 } },
      })
      expect(down.ok && 'third' in down.document).toBe(false)
      const ofType = migrateDown(document, all, { components: { 'acme.trend': 2 } })
      expect(ofType).toMatchObject({
        ok: true,
        ran: ['acme.trend/3'],
        document: {
          schema: { page: 3, components: { 'acme.trend': 2 } },
          nodes: { a: { props: { title: 'Power', line: 'kW' } } },
        },
      })
    })

    it('comes to the same page again', () => {
      const targets = { page: 1, components: { 'acme.trend': 1 } }
      const down = migrateDown(document, all, targets)
      if (!down.ok) throw new Error(down.reason)
      expect(down.ran).toEqual(['acme.trend/3', 'acme.trend/2', 'page/3', 'page/2'])
      expect(down.document).toEqual(old)
      expect(down.newer).toEqual([])
      expect(migrate(down.document, all)).toEqual(head)
    })

    it('leaves what is there already, and the document the same object', () => {
      for (const targets of [
        {},
        { page: 3 },
        { components: { 'acme.trend': 3, 'other.map': 1 } },
      ]) {
        const down = migrateDown(document, all, targets)
        expect(down).toEqual({ ok: true, document, ran: [], newer: [] })
        expect(down.ok && down.document).toBe(document)
      }
    })

    it('begins at the version that is stored', () => {
      const stored = { ...document, schema: { page: 2, components: { 'acme.trend': 2 } } }
      const targets = { page: 1, components: { 'acme.trend': 1 } }
      const down = migrateDown(stored, all, targets)
      expect(down).toMatchObject({ ok: true, ran: ['acme.trend/2', 'page/2'] })
    })

    it('stops where there is none, or where it throws', () => {
      const oneWay = new ComponentRegistry({ pageMigrations: { 2: (document) => document } })
      const second = { ...old, schema: { page: 2, components: {} } }
      expect(migrateDown(second, oneWay, { page: 1 })).toEqual({
        ok: false,
        step: 'page/2',
        reason: 'has no way back',
      })
      const down = () => {
        throw new Error('oh')
      }
      const broken = { ...trend, migrations: { ...trend.migrations, 2: { up: down, down } } }
      const registered = new ComponentRegistry({ components: [broken] })
      expect(migrateDown(document, registered, { components: { 'acme.trend': 1 } })).toEqual({
        ok: false,
        step: 'acme.trend/2',
        node: 'a',
        reason: 'oh',
      })
    })
  })
})

describe('M-10: order', () => {
  const up = (props: JsonObject) => props

  it('keeps sequences and dependencies', () => {
    const steps = [
      ...stepsOf('page', { 2: { up, dependsOn: ['b/3'] }, 3: up }),
      ...stepsOf('a', { 2: up }),
      ...stepsOf('b', { 2: { up, dependsOn: ['a/2'] }, 3: up }),
    ]
    const ids = orderSteps(steps).map(({ id }) => id)
    expect(ids).toEqual(['a/2', 'b/2', 'b/3', 'page/2', 'page/3'])
  })

  it('refuses a cycle with its names, a dependency that is not there, a gap', () => {
    const cycle = [
      ...stepsOf('a', { 2: { up, dependsOn: ['b/2'] } }),
      ...stepsOf('b', { 2: { up, dependsOn: ['a/2'] } }),
    ]
    expect(() => orderSteps(cycle)).toThrow('a/2 -> b/2 -> a/2')
    expect(() => orderSteps(stepsOf('a', { 2: { up, dependsOn: ['c/2'] } }))).toThrow('c/2')
    expect(() => stepsOf('a', { 3: up })).toThrow('3 where 2 is next')
  })

  it('a dependency across sequences decides what sees what', () => {
    const page = new ComponentRegistry({
      components: [trend],
      pageMigrations: {
        2: {
          dependsOn: ['acme.trend/3'],
          up: (document) => ({ ...document, seen: document['nodes'] ?? null }),
        },
      },
    })
    const result = migrate(old, page)
    expect(result).toMatchObject({
      ok: true,
      document: { seen: { a: { props: { title: 'Power' } } } },
    })
  })
})
