import { expect, it } from 'vitest'
import { FrameCache } from './FrameCache.js'
import { forgetChanged } from './forgetChanged.js'

const frame = (rows: number) => ({
  columns: [{ name: 'n', type: 'number' as const, values: Array<number>(rows).fill(1) }],
})

const of = { tenantId: 't1', source: 'latest-values', readAt: 1 }

it('keeps a frame for a second', () => {
  let now = 0
  const cache = new FrameCache(() => now)
  cache.set('a', frame(1), of)
  now = 999
  expect(cache.get('a')).toEqual(frame(1))
  expect(cache.get('b')).toBeUndefined()
  now = 1000
  expect(cache.get('a')).toBeUndefined()
})

it('keeps no more than it may, and takes anew what has gone', () => {
  let now = 0
  const cache = new FrameCache(() => now)
  cache.set('a', frame(600_000), of)
  cache.set('b', frame(600_000), of)
  expect([cache.get('a'), cache.get('b')].map((one) => one !== undefined)).toEqual([true, false])
  cache.set('a', frame(2), of)
  cache.set('b', frame(600_000), of)
  expect(cache.get('a')).toEqual(frame(2))
  expect(cache.get('b')).toBeDefined()
  now = 2000
  cache.set('c', frame(1_000_000), of)
  expect(cache.get('c')).toBeDefined()
})

it('forgets what an event has changed, and keeps nothing that was read before it', () => {
  let now = 10
  const cache = new FrameCache(() => now)
  cache.set('values', frame(1), of)
  cache.set('alarms', frame(1), { ...of, source: 'alarms' })
  cache.set('theirs', frame(1), { ...of, tenantId: 't2' })
  forgetChanged(cache, [
    { tenantId: 't1', kind: 'deviceValues' },
    { tenantId: 't1', kind: 'todo' },
  ])
  const kept = () => ['values', 'alarms', 'theirs'].filter((key) => cache.get(key))
  expect(kept()).toEqual(['alarms', 'theirs'])
  cache.set('values', frame(1), { ...of, readAt: 10 })
  expect(kept()).toEqual(['alarms', 'theirs'])
  now = 11
  cache.set('values', frame(1), { ...of, readAt: 11 })
  expect(kept()).toEqual(['values', 'alarms', 'theirs'])
})
