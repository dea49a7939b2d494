import { expect, it } from 'vitest'
import type { Frame, FrameColumn } from './Frame.js'
import { isSameFrame } from './isSameFrame.js'

const column: FrameColumn = { name: 'v', type: 'number', values: [1, null], unit: '℃', decimals: 1 }
const frame: Frame = { columns: [column] }
const withColumn = (change: Partial<FrameColumn>): Frame => ({
  columns: [{ ...column, ...change }],
})

it('finds frames the same that hold the same', () => {
  expect(isSameFrame(frame, withColumn({ values: [1, null] }))).toBe(true)
})

it.each([
  ['a value', withColumn({ values: [1, 2] })],
  ['the number of rows', withColumn({ values: [1, null, 3] })],
  ['the number of columns', { columns: [column, { ...column, name: 'w' }] }],
  ['a unit', withColumn({ unit: 'K' })],
  ['a type', withColumn({ type: 'time' })],
  ['what was cut off', { ...frame, isCut: true }],
])('tells %s apart', (_, other) => {
  expect(isSameFrame(frame, other)).toBe(false)
  expect(isSameFrame(other, frame)).toBe(false)
})
