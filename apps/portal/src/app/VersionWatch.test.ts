import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VersionWatch } from './VersionWatch.js'

const minute = 60_000
const old = ['/assets/a-1.js', '/assets/b-1.js']
let answer: () => Promise<Response>
const ask = vi.fn(() => answer())
let watch: VersionWatch

const files = (list: readonly string[]) => () => Promise.resolve(Response.json(list))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  ask.mockClear()
  answer = files(old)
  watch = new VersionWatch(old)
})
afterEach(() => {
  watch.dispose()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const focus = async (after: number) => {
  await vi.advanceTimersByTimeAsync(after)
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
}

describe('VersionWatch', () => {
  it('asks every 15 minutes; other files are a new version', async () => {
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(minute)
    expect(ask).toHaveBeenCalledExactlyOnceWith('/shell-files.json', { cache: 'no-cache' })
    expect(watch.hasNewVersion).toBe(false)
    answer = files(['/assets/a-2.js', '/assets/b-1.js'])
    await vi.advanceTimersByTimeAsync(15 * minute)
    expect(watch.hasNewVersion).toBe(true)
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(ask).toHaveBeenCalledTimes(2) // it is known
  })

  it('asks when the person comes back, once a minute at most', async () => {
    await focus(0)
    expect(ask).not.toHaveBeenCalled() // the page has only just come
    await focus(minute)
    await focus(1000)
    expect(ask).toHaveBeenCalledTimes(1)
    await focus(minute)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks when a file of a page did not come', async () => {
    answer = files(['/assets/a-2.js'])
    await vi.advanceTimersByTimeAsync(2 * minute)
    window.dispatchEvent(new Event('vite:preloadError'))
    await vi.advanceTimersByTimeAsync(0)
    expect(watch.hasNewVersion).toBe(true)
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server on its way up', () => Promise.resolve(new Response('', { status: 503 }))],
    ['an answer that is no list', () => Promise.resolve(new Response('<html>'))],
  ])('%s is no new version', async (_, broken) => {
    answer = broken
    await focus(minute)
    expect(ask).toHaveBeenCalledOnce()
    expect(watch.hasNewVersion).toBe(false)
  })

  it('put off, is not said again', async () => {
    answer = files(['/assets/a-2.js'])
    await focus(minute)
    watch.dismiss()
    await focus(20 * minute)
    expect(watch.hasNewVersion).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
  })

  it('watches nothing in development, nor after its end', async () => {
    watch.dispose()
    const inDevelopment = new VersionWatch([])
    await focus(30 * minute)
    expect(ask).not.toHaveBeenCalled()
    inDevelopment.dispose()
  })
})
