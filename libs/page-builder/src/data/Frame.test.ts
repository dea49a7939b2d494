import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frames } from '../../testing/arbitraries.js'
import { frameLimits, readFrame, rowOf } from './Frame.js'

const column = (change: object) => ({
  columns: [{ name: 'a', type: 'number', values: [1], ...change }],
})

describe('readFrame', () => {
  it('takes a frame as it is', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        expect(readFrame(JSON.parse(JSON.stringify(frame)))).toEqual({ ok: true, frame })
      }),
    )
  })

  it('never throws, and what it takes it takes again', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const read = readFrame({ columns: input })
        if (read.ok) expect(readFrame(read.frame)).toEqual(read)
      }),
    )
  })

  it.each([
    [null, { kind: 'not-a-frame' }],
    [{ columns: {} }, { kind: 'not-a-frame' }],
    [column({ name: '' }), { kind: 'bad-name', column: 0 }],
    [column({ type: 'script' }), { kind: 'bad-type', name: 'a' }],
    [column({ values: ['1'] }), { kind: 'bad-value', name: 'a', row: 0 }],
    [column({ values: [Number.NaN] }), { kind: 'bad-value', name: 'a', row: 0 }],
    [column({ decimals: 11 }), { kind: 'bad-format', name: 'a' }],
    [column({ unit: 3 }), { kind: 'bad-format', name: 'a' }],
    [
      { columns: [...column({}).columns, ...column({}).columns] },
      { kind: 'duplicate-name', name: 'a' },
    ],
    [
      { columns: [...column({}).columns, ...column({ name: 'b', values: [] }).columns] },
      { kind: 'uneven', name: 'b' },
    ],
    [column({ values: Array(frameLimits.rows + 1).fill(1) }), { kind: 'too-many-rows' }],
    [{ columns: Array(frameLimits.columns + 1).fill({}) }, { kind: 'too-many-columns' }],
  ])('refuses %j', (input, problem) => {
    expect(readFrame(input)).toEqual({ ok: false, problem })
  })

  it('reads a row by the names of its columns', () => {
    const frame = readFrame({
      columns: [
        { name: 'name', type: 'string', values: ['pump'] },
        { name: 'on', type: 'boolean', values: [null] },
      ],
    })
    expect(frame.ok && rowOf(frame.frame, 0)).toEqual({ name: 'pump', on: null })
  })
})
