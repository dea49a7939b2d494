import { querySources } from '@spruce/page-builder/data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageSources } from './pageSources.js'
import { readParameters, wrongParameters } from './parameters.js'

const schema = {
  areaId: { kind: 'id' },
  codes: { kind: 'texts', most: 2 },
  most: { kind: 'integer', least: 1, most: 10 },
  state: { kind: 'choice', of: ['open', 'done'] },
  from: { kind: 'instant' },
  zone: { kind: 'zone' },
  path: { kind: 'path', most: 100 },
  query: { kind: 'pairs', most: 3 },
} as const

const read = (given: Record<string, unknown>, variables = {}) =>
  readParameters(schema, given, variables)

describe('parameters of a source', () => {
  it('are filled in from variables; what stays empty is not said', () => {
    const given = { areaId: '{{area}}', codes: ['{{one}}', 'b', 'b'], most: '{{n}}' }
    expect(read(given, { area: 'a-1', n: 7 })).toEqual({
      ok: true,
      values: { areaId: 'a-1', codes: ['b'], most: 7 },
    })
    expect(read(given)).toEqual({ ok: true, values: { codes: ['b'] } })
  })

  it.each([
    { other: 1 },
    { areaId: "x' or 1=1" },
    { areaId: { id: 'a' } },
    { codes: ['a', 'b', 'c'] },
    { codes: [['a']] },
    { most: 11 },
    { most: '1.5' },
    { state: 'all' },
    { from: 'yesterday' },
    { zone: 'Mars/Olympus' },
    { path: '../a' },
    { query: ['a=1', 'b=2', 'c=3', 'd=4'] },
    { query: ['=1'] },
    { query: 'a' },
    JSON.parse('{"__proto__":"a"}') as Record<string, unknown>,
  ])('%j is refused, when it runs and when it is saved', (given) => {
    const [name] = Object.keys(given)
    expect(read(given)).toEqual({ ok: false, parameter: name })
    expect(wrongParameters(schema, given, new Set())).toEqual([name])
  })

  it('take variables as parts of a path and values of pairs', () => {
    const given = { path: 'a/{{x}}/b{{y}}', query: ['n={{x}}', 'm={{y}}', 'o='] }
    const answer = read(given, { x: '云/1', y: 2 })
    expect(answer).toEqual({ ok: false, parameter: 'path' })
    expect(read(given, { x: '云&1', y: 2 })).toEqual({
      ok: true,
      values: { path: 'a/%E4%BA%91%261/b2', query: ['n=云&1', 'm=2', 'o='] },
    })
    expect(read({ query: given.query }, { x: 'ok' })).toEqual({
      ok: true,
      values: { query: ['n=ok', 'o='] },
    })
    expect(wrongParameters(schema, given, new Set(['x', 'y']))).toEqual([])
    expect(wrongParameters(schema, { path: '{{x}}/../b' }, new Set(['x']))).toEqual(['path'])
    expect(wrongParameters(schema, { query: ['{{x}}=1'] }, new Set(['x']))).toEqual(['query'])
  })

  it('may name the variables of the page alone', () => {
    expect(wrongParameters(schema, { areaId: '{{area}}' }, new Set(['area']))).toEqual([])
    expect(wrongParameters(schema, { codes: ['a', '{{x}}'] }, new Set(['area']))).toEqual(['codes'])
    expect(wrongParameters(schema, { most: '{{area}}' }, new Set(['area']))).toEqual([])
  })

  it('never throw, and answer what the schema has and nothing else', () => {
    const value = fc.oneof(fc.anything(), fc.string(), fc.constant('{{v}}'))
    const given = fc.dictionary(fc.constantFrom(...Object.keys(schema), 'other'), value)
    fc.assert(
      fc.property(given, fc.string(), (parameters, v) => {
        wrongParameters(schema, parameters, new Set(['v']))
        const answer = read(parameters, { v })
        if (!answer.ok) return
        expect(Object.keys(schema)).toEqual(expect.arrayContaining(Object.keys(answer.values)))
        const { most = 1, state = 'open' } = answer.values as { most?: number; state?: string }
        expect(most >= 1 && most <= 10 && ['open', 'done'].includes(state)).toBe(true)
      }),
    )
  })
})

it('the forms of the studio offer every source with its parameters', () => {
  const sources = [...pageSources].map(([id, { parameters }]) => [id, parameters] as const)
  expect(Object.fromEntries(sources)).toEqual(querySources)
})
