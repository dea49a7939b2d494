import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveWindow } from './timeWindow.js'
import {
  fillText,
  isSameValue,
  readVariables,
  refusedIn,
  searchOf,
  searchOfParameters,
  valuesOf,
} from './variables.js'

const variables = readVariables([
  { name: 'site', kind: 'text' },
  { name: 'limit', kind: 'number', default: 10 },
  {
    name: 'shift',
    kind: 'choice',
    options: [{ value: 'day' }, { value: 'night', label: 'Night' }],
  },
  { name: 'area', kind: 'area' },
  { name: 'window', kind: 'time', default: { from: 'now-24h', to: 'now' } },
  { name: 'second', kind: 'time' },
  { name: 'site', kind: 'number' },
  { name: '__proto__', kind: 'text' },
  { name: 'bad', kind: 'script' },
])

describe('variables', () => {
  it('are read, each name once, with one time window', () => {
    expect(variables.map(({ name }) => name)).toEqual(['site', 'limit', 'shift', 'area', 'window'])
  })

  it('name their section or dialog where that can be an id', () => {
    const places = ['s', '', 5, null, {}, 'x'.repeat(201)]
    const read = readVariables(
      places.map((placeId, at) => ({ name: `v${String(at)}`, kind: 'text', placeId })),
    )
    expect(read.map(({ placeId }) => placeId)).toEqual([
      's',
      ...places.slice(1).map(() => undefined),
    ])
  })

  it('stand in the address under v., from and to', () => {
    const search = {
      'v.site': 'east',
      'v.limit': '3',
      from: 'now-7d',
      to: 'now',
      refresh: '30',
      page: 2,
    }
    const values = valuesOf(variables, search)
    expect(values).toEqual({
      ...{ site: 'east', limit: 3 },
      window: { from: 'now-7d', to: 'now', refresh: 30 },
    })
    expect({ ...searchOf(variables, values), page: 2 }).toEqual(search)
  })

  it.each([
    [{ 'v.limit': 'many' }, { limit: 10 }],
    [{ 'v.shift': 'noon' }, { limit: 10 }],
    [{ 'v.area': '../x' }, { limit: 10 }],
    [{ from: 'yesterday', to: 'now' }, { limit: 10 }],
    [{ from: 'now', to: 'now-1h' }, { limit: 10 }],
    [{ 'v.other': 'x' }, { limit: 10 }],
  ])('that %j does not say right have their defaults', (search, expected) => {
    const window = { from: 'now-24h', to: 'now' }
    expect(refusedIn(variables, search)).toHaveLength('v.other' in search ? 0 : 1)
    expect(valuesOf(variables, search)).toEqual({ ...expected, window })
  })

  it('are refused by name, and only where the address says something', () => {
    expect(refusedIn(variables, {})).toEqual([])
    expect(
      refusedIn(variables, { 'v.limit': 3, 'v.site': true, from: 'now-1h', to: 'now' }),
    ).toEqual([])
    expect(refusedIn(variables, { 'v.limit': 'many', to: 'now' })).toEqual(['limit', ''])
    expect(valuesOf(variables, { 'v.site': true })).toMatchObject({ site: 'true' })
  })

  it('take the parameters of a way to their page', () => {
    const search = searchOfParameters({ site: 'a&b=c#', limit: '3', other: 'x' })
    expect(search).toEqual({ 'v.site': 'a&b=c#', 'v.limit': '3', 'v.other': 'x' })
    expect(valuesOf(variables, search)).toMatchObject({ site: 'a&b=c#', limit: 3 })
  })

  it('come back from the address as they were', () => {
    const windows = fc.constantFrom(
      { from: 'now-1h', to: 'now' },
      { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z', refresh: 60 },
    )
    const values = fc.record(
      {
        site: fc.string({ minLength: 1, maxLength: 50 }),
        limit: fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
        shift: fc.constantFrom('day', 'night'),
        area: fc.stringMatching(/^[\w:.-]{1,20}$/),
        window: windows,
      },
      { requiredKeys: ['limit', 'window'] },
    )
    fc.assert(
      fc.property(values, (given) => {
        const { searchParams } = new URL('http://localhost/')
        for (const [name, text] of Object.entries(searchOf(variables, given)))
          searchParams.set(name, text)
        const read = valuesOf(
          variables,
          Object.fromEntries(new URLSearchParams(String(searchParams))),
        )
        for (const [name, value] of Object.entries(given)) {
          const same = isSameValue(read[name], value)
          expect(same || Object.is(-0, value), `${name} ${JSON.stringify(value)}`).toBe(true)
        }
      }),
    )
  })

  it('fill a text in as they are, and no others', () => {
    const values = { a: '<b>{{b}}</b>', b: 1 }
    expect(fillText('{{a}} {{ b }} {{c}} {{constructor}}', values)).toBe('<b>{{b}}</b> 1  ')
  })
})

describe('a time window', () => {
  const now = Date.parse('2026-11-27T00:00:00Z')

  it.each([
    ['now-90m', 'now', now - 5_400_000, now],
    ['now-2w', 'now-1d', now - 1_209_600_000, now - 86_400_000],
    ['2026-11-01T08:00:00+08:00', 'now', Date.parse('2026-11-01T00:00:00Z'), now],
  ])('%s to %s', (from, to, first, last) => {
    expect(resolveWindow({ from, to }, now)).toEqual({ from: first, to: last })
  })

  it.each([
    ['now', 'now'],
    ['now-1y', 'now'],
    ['2026-13-01T00:00:00Z', 'now'],
    ['2026-11-01', 'now'],
  ])('%s to %s is none', (from, to) => {
    expect(resolveWindow({ from, to }, now)).toBeUndefined()
  })
})
