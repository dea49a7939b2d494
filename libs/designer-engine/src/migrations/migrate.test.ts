import { describe, expect, it } from 'vitest'
import { panel, trend } from '../../testing/components.js'
import type { JsonObject } from '../document/types.js'
import { ComponentRegistry } from '../registry/ComponentRegistry.js'
import { migrate, migrateDown } from './migrate.js'
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

  it('M-7: goes back where there is a way', () => {
    const up = migrate(old, registry)
    if (!up.ok) throw new Error(up.reason)
    const down = migrateDown(up.document, registry, { components: { 'acme.trend': 1 } })
    expect(down).toMatchObject({ ok: true, ran: ['acme.trend/3', 'acme.trend/2'], document: old })
    const page = new ComponentRegistry({ pageMigrations: { 2: (document) => document } })
    const second = migrate(old, page)
    if (!second.ok) throw new Error(second.reason)
    expect(migrateDown(second.document, page, { page: 1 })).toMatchObject({
      ok: false,
      step: 'page/2',
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
