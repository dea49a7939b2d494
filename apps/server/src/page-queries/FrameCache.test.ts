import { expect, it } from 'vitest'
import { FrameCache } from './FrameCache.js'

const frame = (rows: number) => ({
  columns: [{ name: 'n', type: 'number' as const, values: Array<number>(rows).fill(1) }],
})

it('keeps a frame for a second', () => {
  let now = 0
  const cache = new FrameCache(() => now)
  cache.set('a', frame(1))
  now = 999
  expect(cache.get('a')).toEqual(frame(1))
  expect(cache.get('b')).toBeUndefined()
  now = 1000
  expect(cache.get('a')).toBeUndefined()
})

it('keeps no more than it may, and takes anew what has gone', () => {
  let now = 0
  const cache = new FrameCache(() => now)
  cache.set('a', frame(600_000))
  cache.set('b', frame(600_000))
  expect([cache.get('a'), cache.get('b')].map((one) => one !== undefined)).toEqual([true, false])
  cache.set('a', frame(2))
  cache.set('b', frame(600_000))
  expect(cache.get('a')).toEqual(frame(2))
  expect(cache.get('b')).toBeDefined()
  now = 2000
  cache.set('c', frame(1_000_000))
  expect(cache.get('c')).toBeDefined()
})
