import { ApiError } from '@spruce/api-client'
import { jumpTypeKey, mockSessionKey, sessionMarkKey } from '@spruce/session'
import { systemDataFixture, tenantInfoFixture } from '@spruce/session/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { entryFixture, shellFixture } from '../testing/entryFixture.js'

vi.mock('../app/SignedInLayout.js', () => ({
  createShell: vi.fn(() => shellFixture()),
  makeSubAppRoutes: () => [],
}))
vi.mock('./installSubApps.js', () => ({ installSubApps: vi.fn() }))

const systemData = 'GET /spruce/api/v1/system-data'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('loading the signed-in part', () => {
  it('happens once, however many ask for it', async () => {
    const onData = vi.fn(() => systemDataFixture())
    const { entry, storage } = entryFixture({ handlers: { [systemData]: onData } })
    entry.session.jump = 'spruce-web-personal-center'
    entry.tenantCode = 'yunshan'
    entry.pin.set('t-yunshan')
    await Promise.all([entry.load(), entry.load()])
    expect(onData).toHaveBeenCalledOnce()
    expect(entry.state.shell).toBeDefined()
    expect(storage.get(jumpTypeKey)).toBe('spruce-web-personal-center')
    expect(entry.session.jump).toBeNull()
    expect(entry.tenantCode).toBeUndefined()
  })

  it('asks for no system data that the login has brought, and for no old one later', async () => {
    const onData = vi.fn(() => systemDataFixture())
    const { entry } = entryFixture({ handlers: { [systemData]: onData } })
    entry.session.given = { data: systemDataFixture(), askedAt: 7 }
    await entry.load()
    expect(entry.state.shell).toBeDefined()
    expect(onData).not.toHaveBeenCalled()
    await entry.load()
    expect(onData).toHaveBeenCalledOnce()
  })

  it('shows the brand of the tenant at once, unless a sign-in form still stands', async () => {
    const tenantInfo = tenantInfoFixture({ tenantId: 't-b', name: '乙公司' })
    const handlers = { [systemData]: () => systemDataFixture({ tenantInfo }) }
    const here = entryFixture({ handlers }).entry
    await here.load()
    expect(here.state.brand.name).toBe('乙公司')
    const arriving = entryFixture({ handlers }).entry
    const { brand } = arriving.state
    arriving.session.isArriving = true
    await arriving.load()
    expect(arriving.state.brand).toBe(brand)
  })

  it('gives a session a mark that has none, by which other tabs hear of its end', async () => {
    const { entry, storage } = entryFixture({
      handlers: { [systemData]: () => systemDataFixture() },
    })
    await entry.load()
    expect(storage.get(sessionMarkKey)).toMatch(/^\d+(-\d+){3}$/)
    expect(entry.session.mark).toBe(storage.get(sessionMarkKey))
  })

  it('leaves the mark of the browser alone', async () => {
    const handlers = { [systemData]: () => systemDataFixture() }
    const mock = entryFixture({ address: '/#session=m1', handlers })
    await mock.entry.load()
    expect(mock.storage.get(sessionMarkKey)).toBeUndefined()
    sessionStorage.clear()
    localStorage.setItem('spruce:session', '"s-1"')
    const own = entryFixture({ handlers })
    await own.entry.load()
    expect(own.storage.get(sessionMarkKey)).toBe('s-1')
  })

  it('says why there is nobody any more', async () => {
    const over = () => {
      throw new ApiError({ kind: 'http', status: 401 })
    }
    const { entry } = entryFixture({ handlers: { [systemData]: over } })
    await entry.load()
    expect(entry.state).toMatchObject({
      shell: undefined,
      notice: '您未登录或登录已过期，请登录后重试',
    })
    expect(entry.session.isSignedIn).toBe(false)
  })

  it('goes on with the own session where the mock login has ended', async () => {
    const answers = [
      () => {
        throw new ApiError({ kind: 'http', status: 401 })
      },
      () => systemDataFixture(),
    ]
    const { entry } = entryFixture({
      address: '/#session=m1',
      handlers: { [systemData]: () => answers.shift()?.() as never },
    })
    await entry.load()
    expect(entry.session.mockName).toBeUndefined()
    expect(entry.state.shell).toBeDefined()
  })

  it.each([
    ['the network', new Error('offline')],
    ['the server', new ApiError({ kind: 'http', status: 503 })],
    ['a refusal', new ApiError({ kind: 'http', status: 403, code: 'TENANT_DENIED' })],
  ])('stays in a mock login whose start fails by %s, to be tried again', async (_, error) => {
    vi.useFakeTimers()
    const answers = [error, error, error] // of the first try and the two after it
    const onData = () => {
      const failure = answers.shift()
      if (failure) throw failure
      return systemDataFixture()
    }
    const { entry, storage } = entryFixture({
      address: '/#session=m1',
      handlers: { [systemData]: onData },
    })
    const failed = entry.load().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    expect(await failed).toBeInstanceOf(ApiError)
    expect(storage.get(mockSessionKey)).toBe('m1')
    expect(entry.headers()['x-session']).toBe('m1')
    expect(entry.session.isSignedIn).toBe(true)
    answers.length = 0
    await entry.load()
    expect(entry.session.mockName).toBe('m1')
    expect(entry.state.shell).toBeDefined()
  })

  it('knows a first login', async () => {
    const first = () => {
      throw new ApiError({ kind: 'http', status: 403, code: 'FIRST_LOGIN' })
    }
    const { entry } = entryFixture({ handlers: { [systemData]: first } })
    await entry.load()
    expect(entry.state).toMatchObject({ shell: undefined, mustChangePassword: true })
  })
})
