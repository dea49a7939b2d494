import { ApiError } from '@spruce/api-client'
import { createTestApi } from '@spruce/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { bootstrap, type BootstrapOptions } from './bootstrap.js'
import { systemDataFixture, tenantFixture, tenantInfoFixture } from './testing/fixtures.js'

const a = tenantFixture({ tenantId: 't-a', code: 'aaa', mainTenant: true })
const b = tenantFixture({ tenantId: 't-b', code: 'bbb', mainTenant: false })
const wait = () => Promise.resolve()

function pinAt(current?: string) {
  const pin = {
    current,
    set: (tenantId: string) => void (pin.current = tenantId),
    clear: () => void (pin.current = undefined),
  }
  return pin
}

/** A server on which the user belongs to a (main) and b. */
function setUp(options: Partial<BootstrapOptions> & { errors?: ApiError[] } = {}) {
  const pin = options.pin ?? pinAt()
  const errors = [...(options.errors ?? [])]
  const systemData = vi.fn(() => {
    const error = errors.shift()
    if (error) throw error
    const tenant = [a, b].find(({ tenantId }) => tenantId === (pin.current ?? 't-a'))
    if (!tenant) throw new ApiError({ kind: 'http', status: 403, code: 'TENANT_DENIED' })
    return systemDataFixture({
      tenantList: [a, b],
      tenantInfo: tenantInfoFixture({ tenantId: tenant.tenantId }),
    })
  })
  const tenants = vi.fn(() => [a, b])
  const api = createTestApi({
    'GET /spruce/api/v1/system-data': systemData,
    'GET /aba-base/api/v3/user/tenants': tenants,
  })
  return { pin, systemData, tenants, start: () => bootstrap({ api, wait, ...options, pin }) }
}

const offline = () => new ApiError({ kind: 'network' })
const unavailable = () => new ApiError({ kind: 'http', status: 503 })

describe('bootstrap', () => {
  it('asks once and pins a new tab to the main tenant', async () => {
    const { pin, start, systemData, tenants } = setUp()
    expect(await start()).toMatchObject({ kind: 'ready', tenant: a, asked: undefined })
    expect(pin.current).toBe('t-a')
    expect(systemData).toHaveBeenCalledTimes(1)
    expect(tenants).not.toHaveBeenCalled()
  })

  it('asks for nothing that it is given, and pins the tab to its tenant', async () => {
    const data = systemDataFixture({ tenantList: [a, b], tenantInfo: tenantInfoFixture(b) })
    const { pin, start, systemData } = setUp({ pin: pinAt('t-b'), given: { data, askedAt: 5 } })
    expect(await start()).toMatchObject({ kind: 'ready', data, askedAt: 5, tenant: b })
    expect(pin.current).toBe('t-b')
    expect(systemData).not.toHaveBeenCalled()
  })

  it('starts a new tab at the tenant of its link', async () => {
    const { pin, start, systemData } = setUp({ tenantCode: 'bbb' })
    expect(await start()).toMatchObject({ kind: 'ready', tenant: b, asked: undefined })
    expect(pin.current).toBe('t-b')
    expect(systemData).toHaveBeenCalledTimes(1)
  })

  it('stays at the pin and asks about the tenant of a link', async () => {
    const { start, tenants } = setUp({ pin: pinAt('t-a'), tenantCode: 'bbb' })
    expect(await start()).toMatchObject({ kind: 'ready', tenant: a, asked: b })
    expect(tenants).not.toHaveBeenCalled()
  })

  it('drops a pin to a tenant that is no longer the user’s', async () => {
    const { pin, start, systemData } = setUp({ pin: pinAt('t-gone') })
    expect(await start()).toMatchObject({ kind: 'ready', tenant: a })
    expect(pin.current).toBe('t-a')
    expect(systemData).toHaveBeenCalledTimes(2)
  })

  it.each(['TENANT_DISABLED', 'TENANT_EXPIRED', 'MEMBER_DISABLED'] as const)(
    'goes on elsewhere and says why where the tenant of the tab or the link is shut: %s',
    async (reason) => {
      const kept = {
        ...{ tenantId: 't-shut', code: 'shut', name: '丙公司', reason },
        ...{ askName: null, askContact: null },
      }
      const data = systemDataFixture({ tenantList: [a], keptOut: [kept] })
      const start = (current: string | undefined, tenantCode?: string) => {
        const pin = pinAt(current)
        const api = createTestApi({
          'GET /aba-base/api/v3/user/tenants': [a],
          'GET /spruce/api/v1/system-data': () => {
            if (!pin.current) return data
            throw new ApiError({ kind: 'http', status: 403, code: reason })
          },
        })
        return bootstrap({ api, wait, pin, ...(tenantCode && { tenantCode }) })
      }
      const ready = { kind: 'ready', tenant: a, keptOut: kept }
      expect(await start('t-shut')).toMatchObject(ready)
      expect(await start(undefined, 'SHUT')).toMatchObject(ready)
      expect(await start(undefined)).toMatchObject({ kind: 'ready', keptOut: undefined })
    },
  )

  it('says why a session of one tenant is over with it', async () => {
    const refusals = [
      { status: 403, code: 'TENANT_DISABLED' },
      { status: 401, code: 401 },
    ]
    const errors = refusals.map((refusal) => new ApiError({ kind: 'http', ...refusal }))
    const { start } = setUp({ pin: pinAt('t-b'), errors })
    expect(await start()).toMatchObject({ kind: 'failed', error: { code: 'TENANT_DISABLED' } })
  })

  it('stands in a mock login in its tenant, not in the main one', async () => {
    const data = systemDataFixture({
      tenantList: [a, b],
      tenantInfo: tenantInfoFixture({ tenantId: 't-b' }),
      mockLogin: {
        actingName: '运营小王',
        actingLoginName: 'operator',
        reason: null,
        expiresAt: '2026-11-20T08:30:00.000Z',
      },
    })
    const pin = pinAt()
    const api = createTestApi({ 'GET /spruce/api/v1/system-data': data })
    expect(await bootstrap({ api, pin, wait })).toMatchObject({ kind: 'ready', tenant: b })
    expect(pin.current).toBe('t-b')
  })

  it('leaves an account without tenants unpinned', async () => {
    const api = createTestApi({
      'GET /spruce/api/v1/system-data': systemDataFixture({
        tenantList: [],
        tenantInfo: tenantInfoFixture({ tenantId: null }),
      }),
    })
    const pin = pinAt()
    expect(await bootstrap({ api, pin })).toMatchObject({ kind: 'ready', tenant: undefined })
    expect(pin.current).toBeUndefined()
  })
})

describe('a bootstrap that fails', () => {
  it.each([
    ['the network', offline],
    ['time', () => new ApiError({ kind: 'timeout' })],
    ['the server', unavailable],
  ])('by %s is tried twice more', async (_, error) => {
    const { start, systemData } = setUp({ errors: [error(), error()] })
    expect(await start()).toMatchObject({ kind: 'ready' })
    expect(systemData).toHaveBeenCalledTimes(3)
  })

  it('three times gives up', async () => {
    const { start, systemData } = setUp({ errors: [unavailable(), unavailable(), unavailable()] })
    expect(await start()).toMatchObject({ kind: 'failed', error: { status: 503 } })
    expect(systemData).toHaveBeenCalledTimes(3)
  })

  it.each([401, 400, 403, 429])('with %i is not tried again', async (status) => {
    const { start, systemData } = setUp({ errors: [new ApiError({ kind: 'http', status })] })
    expect(await start()).toMatchObject({ kind: 'failed', error: { status } })
    expect(systemData).toHaveBeenCalledTimes(1)
  })

  it('because the password must be changed says so', async () => {
    const { start } = setUp({
      errors: [new ApiError({ kind: 'http', status: 403, code: 'FIRST_LOGIN' })],
    })
    expect(await start()).toEqual({ kind: 'firstLogin' })
  })

  it('waits a little longer before each retry', async () => {
    const waits: number[] = []
    const { start } = setUp({
      errors: [unavailable(), unavailable()],
      wait: (milliseconds) => {
        waits.push(milliseconds)
        return Promise.resolve()
      },
    })
    await start()
    expect(waits).toEqual([300, 1000])
  })
})
