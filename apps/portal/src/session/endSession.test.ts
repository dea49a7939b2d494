import { ApiError } from '@spruce/api-client'
import {
  browserIdKey,
  draftKey,
  sessionMarkKey,
  tabsKey,
  unSaveHomeKey,
  type StoredKey,
} from '@spruce/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryFixture, withShell } from '../testing/entryFixture.js'
import { endEverywhere, expire, giveWay, leave, signOut } from './endSession.js'

const over = new ApiError({ kind: 'http', status: 401 })
const notice = '您未登录或登录已过期，请登录后重试'

/** A tab with somebody in it, who has left something in the browser. */
function signedInTab(options: Parameters<typeof entryFixture>[0] = {}) {
  const made = entryFixture({ address: '/dashboard', ...options })
  const { entry, storage } = made
  storage.set(browserIdKey, 'b-1')
  storage.set(sessionMarkKey, 's-1')
  entry.session.mark = 's-1'
  storage.setOwner({ userId: 'u', tenantId: 't-a' })
  storage.set(tabsKey, { tabs: [] })
  storage.set(unSaveHomeKey, true)
  storage.set(draftKey('7'), { a: 1 })
  const ofPerson = (key: StoredKey<unknown>) => {
    storage.setOwner({ userId: 'u', tenantId: 't-a' })
    return storage.get(key)
  }
  return { ...made, shell: withShell(entry), ofPerson }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('signOut', () => {
  it('sends what is not sent yet, ends the session on the server, and leaves drafts only', async () => {
    const { entry, shell, storage, logout, ofPerson } = signedInTab()
    logout.mockImplementation(() => {
      expect(shell.flush).toHaveBeenCalledOnce()
      expect(entry.session.isLeaving).toBe(true)
      return null
    })
    await signOut(entry)
    expect(logout.mock.calls.map(([{ body }]) => body)).toEqual([{ jti: 'b-1' }])
    expect(entry.session).toMatchObject({ isSignedIn: false, isLeaving: false, mark: undefined })
    expect(shell.dispose).toHaveBeenCalledOnce()
    expect(storage.get(sessionMarkKey)).toBeUndefined()
    expect(ofPerson(tabsKey)).toBeUndefined()
    expect(ofPerson(unSaveHomeKey)).toBeUndefined()
    expect(ofPerson(draftKey('7'))).toEqual({ a: 1 })
  })

  it('forgets nothing when the server was not reached', async () => {
    const fail = () => Promise.reject(new TypeError('failed to fetch'))
    const { entry, shell, ofPerson } = signedInTab({ handlers: { 'POST /auth/logout': fail } })
    await expect(signOut(entry)).rejects.toThrow()
    expect(entry.session).toMatchObject({ isSignedIn: true, isLeaving: false, mark: 's-1' })
    expect(shell.dispose).not.toHaveBeenCalled()
    expect(ofPerson(tabsKey)).toEqual({ tabs: [] })
  })

  it('ends a mock login only, where the tab shows one', async () => {
    const { entry, storage, went } = signedInTab({ address: '/#session=m2' })
    await signOut(entry)
    expect(storage.get(sessionMarkKey)).toBe('s-1')
    expect(entry.session).toMatchObject({ isSignedIn: true, mockName: undefined })
    expect(went()).toEqual(['/'])
  })
})

describe('a session that is over', () => {
  it('leads to /login, which says why, in the tenant where the person was', async () => {
    const { entry, went } = signedInTab()
    await expire(entry, over)
    expect(entry.state).toMatchObject({ notice, shell: undefined })
    expect(entry.tenantCode).toBe('aaa')
    expect(went()).toEqual(['/login'])
  })

  it('leaves a login page where it is', async () => {
    const { entry, went } = signedInTab({ address: '/admin/login' })
    await expire(entry, over)
    expect(went()).toEqual([])
  })

  it('is no news where nobody is signed in', async () => {
    const { entry, went } = entryFixture({ address: '/dashboard', hasSession: false })
    await expire(entry, over)
    expect(entry.state.notice).toBeUndefined()
    expect(went()).toEqual([])
  })

  it('is the mock login’s, where the tab shows one: the own session is next', async () => {
    const { entry, logout, went } = signedInTab({ address: '/#session=m1' })
    await expire(entry, over)
    expect(logout).not.toHaveBeenCalled()
    expect(entry.session).toMatchObject({ isSignedIn: true, hasLeftMockLogin: true })
    expect(went()).toEqual(['/'])
  })

  it('that nobody goes on with here leaves the mark to the other tabs', async () => {
    const { entry, storage, went } = signedInTab()
    await leave(entry, notice)
    expect(entry.state.notice).toBe(notice)
    expect(storage.get(sessionMarkKey)).toBe('s-1')
    expect(went()).toEqual(['/login'])
  })

  it('that has ended everywhere takes the other tabs along', async () => {
    const { entry, storage, went } = signedInTab()
    await endEverywhere(entry, '密码已修改')
    expect(entry.state.notice).toBe('密码已修改')
    expect(storage.get(sessionMarkKey)).toBeUndefined()
    expect(went()).toEqual(['/login'])
  })

  it('gives way to somebody else with a page of its own', () => {
    const { entry, shell, ofPerson } = signedInTab()
    const replace = vi.fn()
    vi.stubGlobal('location', { pathname: '/dashboard', replace })
    giveWay(entry)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/login')
    expect(shell.dispose).toHaveBeenCalledOnce()
    expect(ofPerson(tabsKey)).toBeUndefined()
  })
})
