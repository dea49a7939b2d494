import type { Schemas } from '@spruce/api-client/contract'
import { comparedWindows, readVariables } from '@spruce/page-builder/data'
import { describe, expect, it } from 'vitest'
import { HttpError } from '../../http/errors.js'
import { lockMore, readRules, readShared, shownVariables } from './shareVariables.js'

type Rule = Schemas['ShareVariableRule']

const now = new Date('2026-11-29T08:00:00.000Z')
const variables = readVariables([
  { name: 'plant', kind: 'text', default: 'east' },
  { name: 'line', kind: 'choice', options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] },
  { name: 'limit', kind: 'number', default: 5 },
  { name: 'device', kind: 'device' },
  { name: 'window', kind: 'time', default: { from: 'now-24h', to: 'now', refresh: 30 } },
])
const rules = (...list: Rule[]) => readRules(variables, list, now)
const asked = (...list: Rule[]) => ({ variables, linked: rules(...list), now })
const window = { from: 'now-24h', to: 'now', refresh: 30 }

describe('variables of a link', () => {
  it('are locked to what the page says where nothing else is said', () => {
    const linked = [
      { name: 'plant', value: 'east' },
      { name: 'line', value: null },
      { name: 'limit', value: 5 },
      { name: 'device', value: null },
      { name: 'window', value: window },
    ]
    expect(rules()).toEqual(linked)
    expect(rules({ name: 'plant', value: null })[0]).toEqual({ name: 'plant', value: null })
    expect(rules({ name: 'limit', value: 0 })[2]).toEqual({ name: 'limit', value: 0 })
    expect(shownVariables({ variables, linked: [] })).toEqual(linked)
  })

  it('are locked by name, wherever on the page they stand', () => {
    const placed = variables.map((one) => ({ ...one, placeId: one.name }))
    expect(readRules(placed, [], now)).toEqual(rules())
    const open = { name: 'limit', open: { least: 0, most: 9 } }
    const link = { variables: placed, linked: readRules(placed, [open], now), now }
    expect(readShared(link, { limit: 7 })).toMatchObject({ limit: 7, plant: 'east' })
    expect(readShared(link, { limit: 7, plant: 'west' })).toBeUndefined()
    // A page that is published anew may have moved them.
    expect(readShared({ ...link, variables }, { limit: 7 })).toEqual(readShared(link, { limit: 7 }))
  })

  it('that are open begin with the default, else with the first that they take', () => {
    const open = { values: ['a', 'b', 'a'] }
    expect(rules({ name: 'line', open })[1]).toEqual({
      ...{ name: 'line', value: 'a', open: { values: ['a', 'b'] } },
    })
    expect(rules({ name: 'line', value: 'b', open })[1]).toMatchObject({ value: 'b' })
    const limitOf = (least: number, most: number) =>
      rules({ name: 'limit', open: { least, most } })[2]?.value
    expect([limitOf(0, 9), limitOf(7, 9), limitOf(0, 0)]).toEqual([5, 7, 0])
    const windowOf = (from: string) =>
      rules({ name: 'window', open: { from, to: 'now' } })[4]?.value
    expect([windowOf('now-7d'), windowOf('now-1h')]).toEqual([
      window,
      { from: 'now-1h', to: 'now' },
    ])
  })

  it.each<[Rule, string]>([
    [{ name: 'other', value: 'x' }, 'name'],
    [{ name: 'constructor', value: 'x' }, 'name'],
    [{ name: 'limit', value: 'many' }, 'value'],
    [{ name: 'line', value: 'd' }, 'value'],
    [{ name: 'device', value: '../x' }, 'value'],
    [{ name: 'window', value: 'now' }, 'value'],
    [{ name: 'window', value: { from: 'now', to: 'now-1h' } }, 'value'],
    [{ name: 'plant', value: { from: 'now-1h', to: 'now' } }, 'value'],
    [{ name: 'line', open: {} }, 'open'],
    [{ name: 'limit', open: { least: 1 } }, 'open'],
    [{ name: 'limit', open: { least: 1, most: 2, values: [1] } }, 'open'],
    [{ name: 'line', open: { values: ['a', 'd'] } }, 'open.values[1]'],
    [{ name: 'window', open: { values: ['now'] } }, 'open.values'],
    [{ name: 'plant', open: { least: 1, most: 2 } }, 'open.least'],
    [{ name: 'limit', open: { least: 2, most: 1 } }, 'open.least'],
    [{ name: 'limit', open: { from: 'now-1d', to: 'now' } }, 'open.from'],
    [{ name: 'window', open: { from: 'now', to: 'now-1d' } }, 'open.from'],
    [{ name: 'limit', value: 3, open: { least: 4, most: 5 } }, 'value'],
    [{ name: 'line', value: 'c', open: { values: ['a', 'b'] } }, 'value'],
    [{ name: 'window', value: window, open: { from: 'now-1h', to: 'now' } }, 'value'],
  ])('%j is refused with its place', (rule, place) => {
    let error: unknown
    try {
      rules({ name: 'plant', value: 'west' }, rule)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(HttpError)
    const { status, code, fields } = error as HttpError
    const path = rule.name === 'plant' ? 'variables[1].name' : `variables[1].${place}`
    expect([status, code, fields?.map((field) => field.path)]).toEqual([
      ...[422, 'SHARE_VARIABLE', [path]],
    ])
  })
})

describe('values that a guest asks for', () => {
  it('are taken within what the link says, and the others stand as they were', () => {
    const link = asked(
      { name: 'line', open: { values: ['a', 'b'] } },
      { name: 'limit', open: { least: 0, most: 9 } },
      { name: 'window', open: { from: 'now-30d', to: 'now' } },
    )
    expect(readShared(link, {})).toEqual({ plant: 'east', line: 'a', limit: 5, window })
    const given = {
      ...{ plant: 'east', line: 'b', limit: '0' },
      window: { from: '2026-11-10T00:00:00Z', to: '2026-11-12T00:00:00Z' },
    }
    expect(readShared(link, given)).toEqual({ ...given, limit: 0 })
  })

  it.each([
    { plant: 'west' },
    { device: 'd1' },
    { device: null },
    { line: 'c' },
    { line: null },
    { line: '' },
    { line: ['a'] },
    { line: { a: 1 } },
    { limit: 10 },
    { limit: -1 },
    { limit: '1e999' },
    { limit: Number.NaN },
    { limit: {} },
    { window: { from: 'now-31d', to: 'now' } },
    { window: { from: '2030-01-01T00:00:00Z', to: '2030-01-02T00:00:00Z' } },
    { window: { from: 'now', to: 'now-1h' } },
    { window: 'now-1h' },
    { window: [] },
    { other: 'x' },
    { constructor: 'x' },
    { toString: 1 },
    JSON.parse('{"__proto__":{"line":"c"}}') as object,
  ])('%j is not taken', (given) => {
    const link = asked(
      { name: 'line', open: { values: ['a', 'b'] } },
      { name: 'limit', open: { least: 0, most: 9 } },
      { name: 'window', open: { from: 'now-30d', to: 'now' } },
    )
    expect(readShared(link, given as Record<string, unknown>)).toBeUndefined()
  })

  it('are no texts without end', () => {
    const link = asked({ name: 'plant', open: { values: ['a'.repeat(2000)] } })
    expect(readShared(link, { plant: 'a'.repeat(2000) })).toBeDefined()
    expect(readShared(link, { plant: 'a'.repeat(2001) })).toBeUndefined()
  })

  it('are compared with a locked window without how often the page asks anew', () => {
    const given = { window: { from: 'now-24h', to: 'now', refresh: 5 } }
    expect(readShared(asked(), given)).toMatchObject(given)
    expect(readShared(asked(), { window: { from: 'now-23h', to: 'now' } })).toBeUndefined()
  })

  describe('of the window before', () => {
    const page = (compare: string) => ({ nodes: { a: { props: { query: 'q', compare } } } })
    const taken = (compare: string, given: { from: string; to: string }, ...list: Rule[]) =>
      readShared(
        {
          ...asked(...list),
          before: (one) => comparedWindows(page(compare), 'q', one, now.getTime()),
        },
        { window: given },
      )
    const minutes = { from: 'now-15m', to: 'now' }
    const lastWeek = { from: 'now-7d', to: 'now' }

    it.each<[string, { from: string; to: string }, Rule[]]>([
      ['period', { from: 'now-2d', to: 'now-1d' }, []],
      ['day', { from: 'now-2d', to: 'now-1d' }, []],
      ['week', { from: 'now-8d', to: 'now-1w' }, []],
      // Made of so many minutes a moment ago.
      [
        'year',
        { from: '2025-11-29T07:44:30Z', to: '2025-11-29T07:59:30Z' },
        [{ name: 'window', value: minutes }],
      ],
      ['period', { from: 'now-9d', to: 'now-8d' }, [{ name: 'window', open: lastWeek }]],
      ['period', { from: 'now-8d', to: 'now-4d' }, [{ name: 'window', open: lastWeek }]],
      ['year', { from: 'now-370d', to: 'now-366d' }, [{ name: 'window', open: lastWeek }]],
    ])('are taken where the page compares with it: %s, %j', (compare, given, list) => {
      expect(taken(compare, given, ...list)).toMatchObject({ window: given })
    })

    it.each<[string, { from: string; to: string }, Rule[]]>([
      ['none', { from: 'now-2d', to: 'now-1d' }, []],
      ['week', { from: 'now-2d', to: 'now-1d' }, []],
      ['day', { from: 'now-3d', to: 'now-1d' }, []],
      ['day', { from: 'now-36h', to: 'now-12h' }, []],
      ['year', { from: 'now-20d', to: 'now-18d' }, [{ name: 'window', open: lastWeek }]],
      ['period', { from: 'now-15d', to: 'now-10d' }, [{ name: 'window', open: lastWeek }]],
      ['period', { from: 'now-2d', to: 'now-1d' }, [{ name: 'window', value: null }]],
    ])('are no others: %s, %j', (compare, given, list) => {
      expect(taken(compare, given, ...list)).toBeUndefined()
    })
  })

  it('are none where the page declares a variable otherwise by now', () => {
    const link = asked({ name: 'plant', value: 'east' })
    const other = readVariables([{ name: 'plant', kind: 'number' }])
    expect(readShared({ ...link, variables: other }, {})).toBeUndefined()
    const gone = readVariables([{ name: 'late', kind: 'text', default: 'x' }])
    expect(readShared({ ...link, variables: gone }, {})).toEqual({ late: 'x' })
    expect(readShared({ ...link, variables: gone }, { late: 'y' })).toBeUndefined()
  })
})

describe('what is locked for a viewer', () => {
  const link = asked({ name: 'line', open: { values: ['a', 'b'] } })

  it('is a value that the link takes', () => {
    expect(lockMore(link, [{ name: 'line', value: 'b' }])).toEqual([{ name: 'line', value: 'b' }])
    expect(lockMore(link, [{ name: 'plant', value: 'east' }])).toHaveLength(1)
    expect(lockMore(link, [{ name: 'device', value: null }])).toHaveLength(1)
  })

  it.each([
    [{ name: 'line', value: 'c' }, 'variables[0].value'],
    [{ name: 'line', value: null }, 'variables[0].value'],
    [{ name: 'plant', value: 'west' }, 'variables[0].value'],
    [{ name: 'device', value: 'd1' }, 'variables[0].value'],
    [{ name: 'other', value: 'x' }, 'variables[0].name'],
  ])('is not %j', (lock, path) => {
    const act = () => lockMore(link, [lock])
    expect(act).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ path })] }))
  })
})
