import { createTestApi } from '@spruce/api-client/testing'
import { systemDataFixture } from '@spruce/session/testing'
import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreferencesSync } from './PreferencesSync.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const state = observable<{ density: 'compact' | 'spacious' }>({ density: 'compact' })
  const save = vi.fn(({ body }: { body: { density: string } }) => body)
  const api = createTestApi({ 'PUT /spruce/api/v1/preferences': save as never })
  const { preferences } = systemDataFixture()
  const sync = new PreferencesSync(api, () => ({ ...preferences, density: state.density }), vi.fn())
  const set = (density: 'compact' | 'spacious') => runInAction(() => (state.density = density))
  const sent = () => save.mock.calls.map(([{ body }]) => body.density)
  return { sync, set, sent }
}

describe('PreferencesSync', () => {
  it('sends the last of many changes, once', async () => {
    const { set, sent } = setUp()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent()).toEqual([])
    set('spacious')
    set('compact')
    set('spacious')
    await vi.advanceTimersByTimeAsync(500)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    expect(sent()).toEqual(['spacious'])
  })

  it('sends what is pending when asked, and not again', async () => {
    const { sync, set, sent } = setUp()
    set('spacious')
    vi.useRealTimers()
    await sync.flush()
    await sync.flush()
    expect(sent()).toEqual(['spacious'])
  })

  it('sends nothing after its end', async () => {
    const { sync, set, sent } = setUp()
    set('spacious')
    sync.dispose()
    set('compact')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent()).toEqual([])
  })
})
