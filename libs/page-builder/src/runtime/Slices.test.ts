import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mostInSlice, Slices, sliceTime } from './Slices.js'

let clock = 0
beforeEach(() => {
  vi.useFakeTimers()
  clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** How many items each task had, of so many that take so long each. */
async function sizesOf(slices: Slices, count: number, each: number): Promise<number[]> {
  const done: number[] = []
  const onEnd = vi.fn()
  const items = Array.from({ length: count }, (_, at) => at)
  const act = (item: number) => {
    clock += each
    done.push(item)
  }
  const sizes: number[] = []
  slices.run(items, act, onEnd)
  while (done.length > sizes.reduce((sum, size) => sum + size, 0)) {
    sizes.push(done.length - sizes.reduce((sum, size) => sum + size, 0))
    await vi.advanceTimersToNextTimerAsync()
  }
  expect(done).toEqual(items)
  expect(onEnd).toHaveBeenCalledOnce()
  return sizes
}

it('gives a slice as many items as fit its time, once it knows what they take', async () => {
  const sizes = await sizesOf(new Slices(), 200, 3)
  expect(sizes[0]).toBe(sliceTime)
  expect(sizes.slice(5, -1).every((size) => size * 3 <= sliceTime)).toBe(true)
  expect(sizes.at(-2)).toBe(sliceTime / 3)
})

it('has one item in a slice where each takes longer, and not all where they take nothing', async () => {
  const slices = new Slices()
  expect((await sizesOf(slices, 60, 40)).at(-1)).toBe(1)
  const quick = await sizesOf(slices, 600, 0)
  expect(Math.max(...quick)).toBe(mostInSlice)
})

it('counts what the items begin in microtasks', async () => {
  const slices = new Slices()
  const sizes: number[] = []
  let size = 0
  const act = () => {
    if (size === 0) queueMicrotask(() => (clock += size * 4))
    size += 1
  }
  slices.run(Array<number>(100).fill(0), act, () => undefined)
  while (size > 0) {
    sizes.push(size)
    await Promise.resolve()
    size = 0
    await vi.advanceTimersToNextTimerAsync()
  }
  expect(sizes.at(-2)).toBeLessThanOrEqual(4)
})

it('ends where it is stopped', () => {
  const slices = new Slices()
  const [act, onEnd] = [vi.fn(), vi.fn()]
  slices.run([...Array(30).keys()], act, onEnd)
  slices.stop()
  vi.runAllTimers()
  expect(act.mock.calls.length).toBeLessThan(30)
  expect(onEnd).not.toHaveBeenCalled()
})
