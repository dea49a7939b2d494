import { expect, it } from 'vitest'
import { firstFree } from './firstFree.js'

it('V-12 finds the first place that is free, row by row', () => {
  const taken = [
    { x: 0, y: 0, w: 6, h: 2 },
    { x: 8, y: 0, w: 4, h: 4 },
  ]
  expect(firstFree([], 12, { w: 4, h: 2 })).toEqual({ x: 0, y: 0 })
  expect(firstFree(taken, 12, { w: 2, h: 2 })).toEqual({ x: 6, y: 0 })
  expect(firstFree(taken, 12, { w: 4, h: 2 })).toEqual({ x: 0, y: 2 })
  expect(firstFree(taken, 12, { w: 12, h: 2 })).toEqual({ x: 0, y: 4 })
  expect(firstFree(taken, 12, { w: 99, h: 2 })).toEqual({ x: 0, y: 4 })
})
