import { returnTargetKey, sessionMarkKey } from '@spruce/session'
import { systemDataFixture, tenantInfoFixture } from '@spruce/session/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { authEnvironment } from '../entry/authEnvironment.js'
import type { ShellHandle } from '../entry/ShellHandle.js'
import { entryFixture, shellFixture, withShell } from '../testing/entryFixture.js'
import { signedIn } from './signedIn.js'

const result = {
  access_token: 's-2',
  jti: 'b-1',
  tenantId: 't-b',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the answer of a login', () => {
  it('brings the system data of the first page, which takes it once', async () => {
    const { entry } = entryFixture({ hasSession: false })
    const systemData = systemDataFixture()
    await signedIn(entry, { ...result, systemData }, 7)
    expect(entry.session.given).toEqual({ data: systemData, askedAt: 7 })
    await signedIn(entry, result)
    expect(entry.session.given).toBeUndefined()
  })

  it('makes the tab that of the person, in the tenant of the answer', async () => {
    const { entry, storage, went } = entryFixture({ hasSession: false })
    await signedIn(entry, result)
    expect(entry.session).toMatchObject({ isSignedIn: true, mark: 's-2', jump: null })
    expect(entry.hasUsedCaptcha).toBe(true)
    expect(entry.pin.current).toBe('t-b')
    expect(storage.get(sessionMarkKey)).toBe('s-2')
    expect(went()).toEqual(['/'])
  })

  it('keeps the looks of the form until the first page stands in its place', async () => {
    const { entry, navigate } = entryFixture({ hasSession: false })
    const before = entry.state.brand
    const tenantInfo = tenantInfoFixture({ tenantId: 't-b', name: '乙公司' })
    navigate.mockImplementation(() => {
      expect(entry.session.isArriving).toBe(true)
      const shell = { ...shellFixture(), session: { tenantInfo } }
      entry.change({ shell: shell as unknown as ShellHandle })
      expect(entry.state.brand).toBe(before)
      return Promise.resolve()
    })
    await signedIn(entry, result)
    expect(navigate).toHaveBeenCalledOnce()
    expect(entry.session.isArriving).toBe(false)
    expect(entry.state.brand).toBe(tenantInfo)
  })

  it('calls for another captcha only where the form has stayed', async () => {
    const { entry, navigate } = entryFixture({ hasSession: false })
    const keys: string[] = []
    entry.subscribe(() => keys.push(authEnvironment(entry, entry.state).captchaKey))
    navigate.mockImplementation(() => {
      keys.push('gone to the first page')
      return Promise.resolve()
    })
    await signedIn(entry, result)
    expect(keys.at(-2)).toBe('gone to the first page')
    expect(keys.at(-1)).toBe('')
    expect(new Set(keys.slice(0, -2))).toEqual(new Set(['key']))
  })

  it('leaves nothing of whoever was there before', async () => {
    const { entry } = entryFixture()
    const shell = withShell(entry)
    entry.change({ notice: '登录已过期' })
    await signedIn(entry, result)
    expect(shell.dispose).toHaveBeenCalledOnce()
    expect(entry.state).toMatchObject({ shell: undefined, notice: undefined })
  })

  it('leads to /changePassword first, when it says so', async () => {
    const { entry, went } = entryFixture({ hasSession: false })
    await signedIn(entry, { ...result, first: true })
    expect(entry.state.mustChangePassword).toBe(true)
    expect(went()).toEqual(['/changePassword'])
  })

  it.each([
    ['/personal?a=1#b', '/personal?a=1#b'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/logout', '/'],
  ])('comes back to %s as %s, once (S-07)', async (stored, place) => {
    const { entry, storage, went } = entryFixture({ hasSession: false })
    storage.set(returnTargetKey, stored)
    await signedIn(entry, result)
    await signedIn(entry, result)
    expect(went()).toEqual([place, '/'])
  })
})
