import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numRuns } from '../../testing/random.js'
import { accepts } from '../../testing/jsonSchema.js'
import { s } from './s.js'

const trend = s.object({
  title: s.text({ max: 5 }).default('').label({ 'zh-CN': '标题', 'en-US': 'Title' }).group('base'),
  unit: s.enum(['day', { value: 'hour', label: { 'zh-CN': '时', 'en-US': 'Hour' } }]),
  count: s.number({ min: 1, max: 9, int: true }).optional(),
  isOpen: s.boolean().default(true),
  tint: s.color().default('brand.500'),
  icon: s.icon().optional(),
  data: s.json().optional(),
  series: s.array(s.object({ name: s.text({ min: 1 }), weight: s.number().optional() }), {
    max: 3,
  }),
})
const valid = { unit: 'day', series: [{ name: 'a' }] }

describe('R-1: a schema judges with exact paths', () => {
  it.each([
    [{ ...valid, title: 'longer' }, 'too-long', ['title']],
    [{ ...valid, title: 1 }, 'wrong-type', ['title']],
    [{ series: [] }, 'required', ['unit']],
    [{ ...valid, unit: 'week' }, 'not-an-option', ['unit']],
    [{ ...valid, count: 0 }, 'too-small', ['count']],
    [{ ...valid, count: 10 }, 'too-big', ['count']],
    [{ ...valid, count: 1.5 }, 'not-integer', ['count']],
    [{ ...valid, count: NaN }, 'not-json', ['count']],
    [{ ...valid, tint: 'url(javascript:1)' }, 'bad-format', ['tint']],
    [{ ...valid, icon: 'A b' }, 'bad-format', ['icon']],
    [{ ...valid, series: [{ name: 'a' }, { name: '' }] }, 'too-short', ['series', 1, 'name']],
    [{ ...valid, series: [1] }, 'wrong-type', ['series', 0]],
    [{ ...valid, series: [1, 2, 3, 4].map((n) => ({ name: `${n}` })) }, 'too-long', ['series']],
    [{ ...valid, isOpen: () => true }, 'not-json', ['isOpen']],
    [
      JSON.parse('{"unit":"day","series":[],"__proto__":{"isOpen":1}}'),
      'forbidden-key',
      ['__proto__'],
    ],
    [
      JSON.parse('{"unit":"day","series":[],"data":{"constructor":1}}'),
      'forbidden-key',
      ['data', 'constructor'],
    ],
  ])('%j: %s', (input, key, path) => {
    const { problems, value } = trend.check(input)
    expect(problems[0]).toMatchObject({ key, path })
    expect(trend.check(value).problems).toEqual([])
  })

  it('fills in defaults and leaves the rest alone', () => {
    const { value, problems } = trend.check({ ...valid, later: { deep: 1 } })
    expect(problems).toEqual([])
    expect(value).toEqual({
      ...valid,
      title: '',
      isOpen: true,
      tint: 'brand.500',
      later: { deep: 1 },
    })
  })

  it('R-2: what is made of anything is valid', () => {
    const near = fc.record(
      {
        unit: fc.anything(),
        title: fc.anything(),
        count: fc.double(),
        series: fc.array(fc.anything()),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(near, fc.anything()), (input) => {
        const { value } = trend.check(input)
        expect(trend.check(value)).toEqual({ value, problems: [] })
      }),
      { numRuns },
    )
  })

  it('R-3: refuses what is too deep, too large, or turns in a circle, and runs no getter', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(s.json().check(circle).problems[0]?.key).toBe('cycle')
    expect(s.json().check([[[[1]]]], { depth: 3, size: 100 }).problems[0]?.key).toBe('too-deep')
    expect(s.json().check('x'.repeat(99), { depth: 3, size: 99 }).problems[0]?.key).toBe(
      'too-large',
    )
    let twice: unknown = 1
    for (let level = 0; level < 60; level += 1) twice = [twice, twice]
    expect(s.json().check(twice, { depth: 64, size: 1000 }).problems[0]?.key).toBe('too-large')
    let isRun = false
    const { problems } = s.json().check({
      get trap() {
        isRun = true
        return 1
      },
    })
    expect(problems).toEqual([{ key: 'not-json', path: ['trap'] }])
    expect(isRun).toBe(false)
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no')
        },
      },
    )
    expect(s.json().check(hostile).problems[0]?.key).toBe('unreadable')
  })

  it('R-4: refuses a default that is not valid, and bounds that nothing meets', () => {
    expect(() => s.text({ max: 1 }).default('ab')).toThrow(RangeError)
    expect(() => s.number({ min: 2, max: 1 })).toThrow(RangeError)
    expect(() => s.number({ min: 1.1, max: 1.9, int: true })).toThrow(RangeError)
    expect(() => s.enum([])).toThrow(RangeError)
    expect(() => s.enum(['a', 'a'])).toThrow(RangeError)
    expect(() => s.object({ constructor: s.text() })).toThrow(RangeError)
  })
})

describe('R-5: one schema, several forms', () => {
  it('JSON Schema 2020-12 accepts what the schema accepts', () => {
    const schema = trend.toJsonSchema()
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema')
    const bad = fc.oneof(
      fc.string(),
      fc.integer({ min: -2, max: 12 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.jsonValue(),
    )
    const near = (good: fc.Arbitrary<unknown>) =>
      fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: bad })
    const input = fc.record(
      {
        title: near(fc.string({ maxLength: 6 })),
        unit: near(fc.constantFrom('day', 'hour')),
        count: near(fc.integer({ min: 0, max: 10 })),
        isOpen: near(fc.boolean()),
        tint: near(fc.constantFrom('#fff', '#ffff', '#fffff', 'a.b', 'a.', '#00aabb11')),
        icon: near(fc.constantFrom('', 'a-b', 'a-', 'A')),
        series: near(
          fc.array(fc.record({ name: near(fc.string({ maxLength: 2 })) }), { maxLength: 4 }),
        ),
      },
      { requiredKeys: ['unit', 'series'] },
    )
    let both = 0
    fc.assert(
      fc.property(input, (given) => {
        fc.pre(!JSON.stringify(given).includes('__proto__'))
        const isValid = trend.check(given).problems.length === 0
        expect(accepts(schema, given)).toBe(isValid)
        if (isValid) both += 1
      }),
      { numRuns: numRuns * 4 },
    )
    expect(both).toBeGreaterThan(0)
  })

  it('Standard Schema v1', () => {
    const { version, vendor, validate } = trend['~standard']
    expect([version, vendor]).toEqual([1, 'spruce'])
    expect(validate(valid)).toEqual({ value: trend.check(valid).value })
    expect(validate({ ...valid, count: 0 })).toEqual({
      issues: [{ message: '不能小于1', path: ['count'] }],
    })
  })

  it('the fields of a panel', () => {
    const [title, unit, count] = trend.panel
    expect(trend.panel.map(({ name }) => name)).toEqual(
      Object.keys((trend.shape as { fields: object }).fields),
    )
    expect(title).toMatchObject({
      kind: 'text',
      group: 'base',
      max: 5,
      isRequired: false,
      label: { 'zh-CN': '标题' },
    })
    expect(unit?.options).toEqual([
      { value: 'day', label: { 'zh-CN': 'day', 'en-US': 'day' } },
      { value: 'hour', label: { 'zh-CN': '时', 'en-US': 'Hour' } },
    ])
    expect(unit?.isRequired).toBe(true)
    expect(count).toMatchObject({ kind: 'number', min: 1, max: 9, isInteger: true })
    expect(trend.panel.at(-1)?.item?.fields?.map(({ name }) => name)).toEqual(['name', 'weight'])
  })
})
