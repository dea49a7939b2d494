import { sessionMarkKey, tabsKey } from '@spruce/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryFixture, withShell } from '../testing/entryFixture.js'

/** The page's address, whose reload is only counted. */
function stubReload() {
  const reload = vi.fn()
  const { pathname, search, hash, origin, href } = location
  vi.stubGlobal('location', { pathname, search, hash, origin, href, reload })
  return reload
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('spruce:session', '"s-1"')
})
afterEach(() => vi.unstubAllGlobals())

describe('S-20 the other tabs of a browser', () => {
  it('leave a tab that has loaded nothing yet as clean as one that has', async () => {
    const { entry, storage, went, inAnotherTab } = entryFixture({ address: '/dashboard' })
    storage.setOwner({ userId: 'u', tenantId: 't-a' })
    storage.set(tabsKey, { tabs: [] })
    inAnotherTab(undefined) // what follows from it is fetched only now
    expect(entry.session.mark).toBeUndefined()
    await vi.waitFor(() => expect(went()).toEqual(['/login']))
    expect(entry.session.isSignedIn).toBe(false)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('take a tab with them that shows somebody', async () => {
    const { entry, went, inAnotherTab } = entryFixture({ address: '/dashboard' })
    const shell = withShell(entry)
    inAnotherTab(undefined)
    await vi.waitFor(() => expect(went()).toEqual(['/login']))
    expect(shell.dispose).toHaveBeenCalledOnce()
    expect(entry.state.shell).toBeUndefined()
  })

  it('let a tab go on with whoever signed in again', async () => {
    const { entry, went, inAnotherTab } = entryFixture({ address: '/dashboard' })
    const shell = withShell(entry)
    inAnotherTab('s-2')
    await vi.waitFor(() => expect(shell.renewal.follow).toHaveBeenCalledOnce())
    expect(shell.session.setToken).toHaveBeenCalledExactlyOnceWith('s-2')
    expect(went()).toEqual([])
  })

  it('begin a tab anew that waits at the login page', async () => {
    const { inAnotherTab } = entryFixture({ hasSession: false })
    const reload = stubReload()
    inAnotherTab('s-2')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('say nothing new by the mark that the tab knows', async () => {
    const { storage, went, inAnotherTab } = entryFixture({ address: '/dashboard' })
    inAnotherTab('s-1')
    await Promise.resolve()
    expect(storage.get(sessionMarkKey)).toBe('s-1')
    expect(went()).toEqual([])
  })

  it('end a mock login, on the server too', async () => {
    const { entry, logout, went, inAnotherTab } = entryFixture({
      address: '/dashboard#session=m1',
    })
    expect(entry.session.mockName).toBe('m1')
    inAnotherTab(undefined)
    await vi.waitFor(() => expect(went()).toEqual(['/']))
    expect(logout).toHaveBeenCalledOnce()
    expect(entry.session.mockName).toBeUndefined()
    expect(sessionStorage.getItem('spruce:mockSession')).toBeNull()
  })

  it('begin a tab anew whose mock login the server could not be told of', async () => {
    const fail = () => Promise.reject(new TypeError('failed to fetch'))
    const { inAnotherTab } = entryFixture({
      address: '/#session=m1',
      handlers: { 'POST /auth/logout': fail },
    })
    const reload = stubReload()
    inAnotherTab(undefined)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
