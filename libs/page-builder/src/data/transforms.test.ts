import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frames, transforms } from '../../testing/arbitraries.js'
import { calculate } from './calculate.js'
import { readFrame, rowCount, rowOf, type Cell, type Frame } from './Frame.js'
import { applyTransforms } from './applyTransforms.js'
import { readTransforms, type Transform } from './transforms.js'

const machines: Frame = {
  columns: [
    { name: 'area', type: 'string', values: ['east', 'west', 'east', null], label: 'Area' },
    { name: 'load', type: 'number', values: [3, 1, null, 2], unit: '%', decimals: 1 },
  ],
}
const areas: Frame = {
  columns: [
    { name: 'id', type: 'string', values: ['east', 'north', 'east'] },
    { name: 'lead', type: 'string', values: ['Li', 'Wu', 'Ma'] },
  ],
}

function rows(transform: Transform, frame = machines): readonly Readonly<Record<string, Cell>>[] {
  const made = applyTransforms(frame, [transform], (id) => (id === 'areas' ? areas : undefined))
  if (!made.ok) throw new Error(JSON.stringify(made.problem))
  return Array.from({ length: rowCount(made.frame) }, (_, row) => rowOf(made.frame, row))
}

describe('a transform', () => {
  it('chooses and renames', () => {
    const [first] = rows({ kind: 'choose', columns: [{ name: 'load', as: 'percent' }] })
    expect(first).toEqual({ percent: 3 })
  })

  it.each([
    ['eq', 'east', 2],
    ['ne', 'east', 2],
    ['contains', 'ST', 3],
    ['empty', null, 1],
    ['filled', null, 3],
    ['gt', 'east', 1],
    ['ge', 'east', 3],
    ['lt', 'west', 2],
    ['le', 'west', 3],
    ['lt', 4, 0],
  ] as const)('filters by %s %s', (is, value, count) => {
    expect(rows({ kind: 'filter', column: 'area', is, value })).toHaveLength(count)
  })

  it('sorts with empty values last, whichever way', () => {
    const loads = (isDescending: boolean) =>
      rows({ kind: 'sort', by: [{ column: 'load', isDescending }] }).map(({ load }) => load)
    expect(loads(false)).toEqual([1, 2, 3, null])
    expect(loads(true)).toEqual([3, 2, 1, null])
  })

  it('groups and aggregates', () => {
    const values = (['count', 'sum', 'avg', 'min', 'max', 'first', 'last'] as const).map(
      (make) => ({
        ...{ column: 'load', make, as: make },
      }),
    )
    expect(rows({ kind: 'group', by: [], values })).toEqual([
      { count: 3, sum: 6, avg: 2, min: 1, max: 3, first: 3, last: 2 },
    ])
    const byArea = rows({ kind: 'group', by: ['area'], values: [{ column: 'load', make: 'sum' }] })
    expect(byArea).toEqual([
      { area: 'east', sum_load: 3 },
      { area: 'west', sum_load: 1 },
      { area: null, sum_load: 2 },
    ])
  })

  it('joins by key, with rows that have no other or without', () => {
    const join = { kind: 'join', query: 'areas', key: 'area', otherKey: 'id' } as const
    expect(rows(join).map(({ lead }) => lead)).toEqual(['Li', 'Ma', null, 'Li', 'Ma', null])
    expect(rows({ ...join, isInner: true })).toHaveLength(4)
  })

  it.each<[Transform, object]>([
    [
      { kind: 'filter', column: 'x', is: 'empty' },
      { kind: 'missing-column', column: 'x' },
    ],
    [
      { kind: 'join', query: 'x', key: 'area' },
      { kind: 'missing-query', query: 'x' },
    ],
    [
      { kind: 'group', by: [], values: [{ column: 'area', make: 'sum' }] },
      { kind: 'not-a-number', column: 'area' },
    ],
    [
      { kind: 'choose', columns: [{ name: 'area' }, { name: 'load', as: 'area' }] },
      { kind: 'duplicate-name', column: 'area' },
    ],
  ])('that cannot be done says what it lacks: %j', (transform, problem) => {
    const made = applyTransforms(machines, [{ kind: 'limit', rows: 1 }, transform])
    expect(made).toEqual({ ok: false, problem: { step: 1, ...problem } })
  })

  it('always makes a frame of a frame', () => {
    fc.assert(
      fc.property(frames, fc.array(transforms, { maxLength: 4 }), frames, (frame, steps, other) => {
        const before = JSON.stringify(frame)
        const frameOf = (id: string) => (id === 'other' ? other : undefined)
        const made = applyTransforms(frame, steps, frameOf, calculate)
        expect(JSON.stringify(frame)).toBe(before)
        if (made.ok) expect(readFrame(made.frame)).toEqual({ ok: true, frame: made.frame })
      }),
    )
  })

  it('groups into sums that sum up to the sum of all', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const [key] = frame.columns
        const number = frame.columns.find(({ type }) => type === 'number')
        if (!key || !number) return
        const values = [{ column: number.name, make: 'sum', as: 'sum' }] as const
        const sums = rows(
          { kind: 'group', by: key.name === number.name ? [] : [key.name], values },
          frame,
        )
        const all = number.values.reduce<number>((sum, cell) => sum + Number(cell), 0)
        expect(sums.reduce((sum, row) => sum + Number(row['sum']), 0)).toBe(all)
      }),
    )
  })
})

describe('readTransforms', () => {
  it('reads what was stored', () => {
    fc.assert(
      fc.property(fc.array(transforms, { maxLength: 4 }), (steps) => {
        const read = readTransforms(JSON.parse(JSON.stringify(steps)))
        const made = (list: readonly Transform[] | undefined) =>
          applyTransforms(machines, list ?? [], () => areas)
        expect(made(read)).toEqual(made(steps))
      }),
    )
  })

  it('takes nothing but transforms, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(() => readTransforms([input])).not.toThrow()
      }),
    )
    const step = { kind: 'calculate', as: 'a', formula: '1' }
    expect(readTransforms([step])).toEqual([step])
    for (const wrong of [
      { as: '' },
      { formula: 1 },
      { formula: 'x'.repeat(1001) },
      { unit: '' },
      { decimals: 11 },
      { decimals: '1' },
    ]) {
      expect(readTransforms([{ ...step, ...wrong }]), JSON.stringify(wrong)).toBeUndefined()
    }
    expect(readTransforms([{ kind: 'limit', rows: -1 }])).toBeUndefined()
  })
})
