import fc from 'fast-check'
import type { Cell, ColumnType, Frame } from '../src/data/Frame.js'
import type { Transform } from '../src/data/transforms.js'

const names = ['a', 'b', 'c', 'd'] as const

const cellOf: Readonly<Record<ColumnType, fc.Arbitrary<Cell>>> = {
  number: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constant(null)),
  time: fc.oneof(fc.integer({ min: 0, max: 1e12 }), fc.constant(null)),
  string: fc.oneof(fc.constantFrom('', 'x', 'y', 'xy'), fc.constant(null)),
  boolean: fc.oneof(fc.boolean(), fc.constant(null)),
}

/** Frames of few columns with values that repeat. */
export const frames: fc.Arbitrary<Frame> = fc
  .record({
    used: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 }),
    types: fc.array(fc.constantFrom<ColumnType>('number', 'time', 'string', 'boolean'), {
      ...{ minLength: names.length, maxLength: names.length },
    }),
    rows: fc.integer({ min: 0, max: 12 }),
  })
  .chain(({ used, types, rows }) =>
    fc
      .tuple(
        ...used.map((name, at) => {
          const type = types[at] ?? 'number'
          return fc
            .array(cellOf[type], { minLength: rows, maxLength: rows })
            .map((values) => ({ name, type, values }))
        }),
      )
      .map((columns) => ({ columns })),
  )

const name = fc.constantFrom<string>(...names, 'lost')

/** Steps that may fit a frame or not. */
export const transforms: fc.Arbitrary<Transform> = fc.oneof(
  fc.record({
    kind: fc.constant('choose'),
    columns: fc.array(fc.record({ name }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('filter'),
    column: name,
    is: fc.constantFrom('eq', 'ne', 'lt', 'le', 'gt', 'ge', 'contains', 'empty', 'filled'),
    value: fc.oneof(...Object.values(cellOf)),
  }),
  fc.record({
    kind: fc.constant('sort'),
    by: fc.array(fc.record({ column: name, isDescending: fc.boolean() }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('limit'), rows: fc.integer({ min: 0, max: 20 }) }),
  fc.record({
    kind: fc.constant('group'),
    by: fc.uniqueArray(name, { maxLength: 2 }),
    values: fc.array(
      fc.record({
        column: name,
        make: fc.constantFrom('count', 'sum', 'avg', 'min', 'max', 'first', 'last'),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('join'),
    query: fc.constantFrom('other', 'lost'),
    key: name,
    isInner: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('calculate'),
    as: name,
    formula: fc.constantFrom(
      'row.a * 2',
      'row["b"] / row["c"]',
      'ifEmpty(row["d"], row["a"])',
      'row["a"] + "x"',
      'row["a"] - row["b"] > 1',
      '1 +',
    ),
  }),
)
