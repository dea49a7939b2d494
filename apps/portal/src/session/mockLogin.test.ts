import { mockSessionKey, tabsKey } from '@spruce/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { entryFixture, withShell } from '../testing/entryFixture.js'
import { leaveMockLogin, takeFarewell } from './mockLogin.js'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('leaving a mock login', () => {
  it('leaves nothing of the customer, and goes on as oneself', async () => {
    const { entry, storage, logout, went } = entryFixture({ address: '/#session=m3' })
    const shell = withShell(entry)
    entry.pin.set('t-customer')
    storage.setOwner({ userId: 'u', tenantId: 't-customer' })
    storage.set(tabsKey, { tabs: [] })
    await leaveMockLogin(entry)
    expect(logout).toHaveBeenCalledOnce()
    expect(shell.dispose).toHaveBeenCalledOnce()
    expect(entry.headers()['x-session']).toBeUndefined()
    expect(entry.pin.current).toBeUndefined()
    expect(storage.get(mockSessionKey)).toBeUndefined()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(entry.session.isSignedIn).toBe(true)
    expect(went()).toEqual(['/'])
  })

  it('is said once', async () => {
    const { entry } = entryFixture({ address: '/#session=m3' })
    expect(takeFarewell(entry)).toBe(false)
    await leaveMockLogin(entry)
    expect([takeFarewell(entry), takeFarewell(entry)]).toEqual([true, false])
  })

  it('stays in it while the server does not answer', async () => {
    const fail = () => Promise.reject(new TypeError('failed to fetch'))
    const { entry, went } = entryFixture({
      address: '/#session=m3',
      handlers: { 'POST /auth/logout': fail },
    })
    await expect(leaveMockLogin(entry)).rejects.toThrow()
    expect(entry.headers()['x-session']).toBe('m3')
    expect(went()).toEqual([])
  })
})
