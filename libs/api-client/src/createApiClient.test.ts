import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient, type ApiClientOptions } from './createApiClient.js'
import { readAnswer, unwrap } from './readAnswer.js'
import { timeoutOf, type Fetch } from './timedFetch.js'

const origin = 'http://127.0.0.1:1'

/** A client whose calls are kept, answered with `reply`. */
function recorded(
  options: Partial<ApiClientOptions> = {},
  reply = () => Response.json({ code: 200 }),
) {
  const requests: Request[] = []
  const fetch: Fetch = (request) => {
    requests.push(request)
    return Promise.resolve(reply())
  }
  const getHeaders = () => ({ 'app-code': 'spruce-web-enterprise-console' })
  const api = createApiClient({ baseUrl: origin, getHeaders, fetch, ...options })
  const last = () => {
    const request = requests.at(-1)
    if (!request) throw new Error('no call was made')
    return request
  }
  return { api, requests, last }
}

describe('headers', () => {
  it('carry app-code on every call, and current-app, which defaults to it', async () => {
    const { api, last } = recorded()
    await api.GET('/aba-base/api/user-infos')
    expect(last().headers.get('app-code')).toBe('spruce-web-enterprise-console')
    expect(last().headers.get('current-app')).toBe('spruce-web-enterprise-console')
    expect(last().headers.has('current-tenant')).toBe(false)
  })

  it('are asked for at every call', async () => {
    let tenant: string | null = null
    const { api, last } = recorded({
      getHeaders: () => ({ 'app-code': 'a', 'current-app': 'b', 'current-tenant': tenant }),
    })
    await api.GET('/aba-base/api/user-infos')
    expect(last().headers.has('current-tenant')).toBe(false)
    tenant = 't-2'
    await api.POST('/auth/logout', { body: { jti: 'b-1' } })
    expect(last().headers.get('current-tenant')).toBe('t-2')
    expect(last().headers.get('current-app')).toBe('b')
  })

  it('carry the language when there is one', async () => {
    const { api, last } = recorded({ language: () => 'en-US' })
    await api.GET('/aba-base/api/user-infos')
    expect(last().headers.get('accept-language')).toBe('en-US')
    const silent = recorded()
    await silent.api.GET('/aba-base/api/user-infos')
    expect(silent.last().headers.get('accept-language')).not.toBe('en-US')
  })

  it('give way to those of the one call', async () => {
    const { api, last } = recorded()
    const headers = { 'current-app': 'MT0001', 'idempotency-key': 'k-12345678' }
    await api.GET('/aba-base/api/user-infos', { headers })
    expect(last().headers.get('current-app')).toBe('MT0001')
    expect(last().headers.get('idempotency-key')).toBe('k-12345678')
  })
})

describe('the body defaults to the params when no data is given', () => {
  it('sends the query as the body too', async () => {
    const { api, last } = recorded()
    const params = { path: { id: 't-2' }, query: { jti: 'b-1' } }
    await api.POST('/aba-base/api/v3/tenant/switch/{id}', { params })
    expect(last().url).toBe(`${origin}/aba-base/api/v3/tenant/switch/t-2?jti=b-1`)
    expect(await last().json()).toEqual({ jti: 'b-1' })
    expect(last().headers.get('content-type')).toBe('application/json')
    expect(last().headers.get('app-code')).toBe('spruce-web-enterprise-console')
  })

  it('keeps lists as lists', async () => {
    const { api, last } = recorded()
    const params = { query: { id: ['m-1', 'm-2'] } }
    await api.POST('/aba-base/api/v3/tenant/tenant-remove-user', { params })
    expect(new URL(last().url).search).toBe('?id=m-1&id=m-2')
    expect(await last().json()).toEqual({ id: ['m-1', 'm-2'] })
  })

  it('does not when data is given', async () => {
    const { api, last } = recorded()
    const params = { path: { id: 't-2' }, query: { jti: 'b-1' } }
    await api.POST('/aba-base/api/v3/tenant/switch/{id}', { params, body: { jti: 'other' } })
    expect(await last().json()).toEqual({ jti: 'other' })
  })

  it.each([{}, { jti: undefined }])(
    'sends no body where there are no params: %j',
    async (query) => {
      const { api, last } = recorded()
      await api.POST('/aba-base/api/v3/tenant/switch/{id}', {
        params: { path: { id: 't' }, query },
      })
      expect(await last().text()).toBe('')
      expect(last().headers.has('content-type')).toBe(false)
    },
  )

  it('never touches a reading call', async () => {
    const { api, last } = recorded()
    await api.GET('/aba-base/api/dept/dept-trees', { params: { query: { keyword: '研发' } } })
    expect(await last().text()).toBe('')
    expect(new URL(last().url).searchParams.get('keyword')).toBe('研发')
  })
})

describe('timeouts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['/aba-base/api/v3/user/import', 120_000],
    ['/aba-base/api/v3/user/import/', 10_000],
    ['/aba-base/api/user-infos', 10_000],
    ['/auth/login', 10_000],
    ['/spruce/api/v1/platform/login-logs/export', Infinity],
  ])('%s: %i ms', (path, limit) => {
    expect(timeoutOf(path)).toBe(limit)
  })

  it('fail after 10 s without an answer, not before, and stop the call', async () => {
    let signal: AbortSignal | null | undefined
    const fetch: Fetch = (_request, init) => {
      signal = init?.signal
      return new Promise(() => undefined)
    }
    const { api } = recorded({ fetch })
    const settled = vi.fn()
    const call = unwrap(api.GET('/aba-base/api/user-infos'))
    call.catch(settled)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toMatchObject({
      kind: 'timeout',
      message: '网络开小差了，请稍后重试',
    })
    expect(signal?.aborted).toBe(true)
  })

  it('leave user import 120 s', async () => {
    const { api } = recorded({ fetch: () => new Promise(() => undefined) })
    const untyped = api as unknown as { POST(path: string): Promise<{ response: Response }> }
    const settled = vi.fn()
    const call = unwrap(untyped.POST('/aba-base/api/v3/user/import'))
    call.catch(settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('count the body too', async () => {
    const stalled = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":200,'))
      },
    })
    const { api } = recorded({}, () => new Response(stalled))
    const call = unwrap(api.GET('/aba-base/api/user-infos'))
    call.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('leave no timer behind', async () => {
    const { api } = recorded()
    await unwrap(api.GET('/aba-base/api/user-infos'))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a call without an answer', () => {
  it('is aborted by its caller, while it runs or before', async () => {
    const { api } = recorded({ fetch: () => new Promise(() => undefined) })
    const caller = new AbortController()
    const call = unwrap(api.GET('/aba-base/api/user-infos', { signal: caller.signal }))
    caller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted', code: 'aborted' })
    const late = api.GET('/aba-base/api/user-infos', { signal: caller.signal })
    await expect(unwrap(late)).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('is a network error', async () => {
    const cause = new TypeError('Failed to fetch')
    const { api } = recorded({ fetch: () => Promise.reject(cause) })
    await expect(unwrap(api.GET('/aba-base/api/user-infos'))).rejects.toMatchObject({
      ...{ kind: 'network', cause, message: '网络开小差了，请稍后重试' },
    })
  })

  it('is a network error where a proxy answers in its place', async () => {
    const { api } = recorded({}, () => new Response('<html>Sign in to the Wi-Fi</html>'))
    await expect(unwrap(api.GET('/aba-base/api/user-infos'))).rejects.toMatchObject({
      kind: 'network',
    })
  })

  it('is really made, by the global fetch', async () => {
    const api = createApiClient({ baseUrl: origin, getHeaders: () => ({ 'app-code': 'a' }) })
    await expect(unwrap(api.GET('/aba-base/api/user-infos'))).rejects.toMatchObject({
      kind: 'network',
    })
  })
})

it('passes the body of an image on', async () => {
  const { api } = recorded({}, () => new Response('<svg/>'))
  const params = { query: { captchaKey: 'k3Zt0bq9WmUe5xN2pLrA7g' } }
  const call = api.GET('/aba-base/api/verification/get-captcha', { params, parseAs: 'text' })
  expect(await unwrap(call)).toBe('<svg/>')
})

it('a 401 resolves with its code for an accepted invitation, and for nothing else', async () => {
  const body = { code: 401, message: '请先登录' }
  const { api } = recorded({}, () => Response.json(body, { status: 401 }))
  const untyped = api as unknown as { GET(path: string): Promise<{ response: Response }> }
  const invited = untyped.GET('/aba-base/api/v3/user/user-accept-invite')
  expect(await readAnswer(invited)).toMatchObject(body)
  const other = untyped.GET('/aba-base/api/v3/user/tenants')
  await expect(readAnswer(other)).rejects.toMatchObject({ kind: 'http', ...body })
})

it('answers 204 without data', async () => {
  const { api } = recorded({}, () => new Response(null, { status: 204 }))
  expect(await unwrap(api.GET('/aba-base/api/user-infos'))).toBeUndefined()
})

describe('a 401', () => {
  /** A server on which nobody is signed in until `isOver` is false. */
  function guarded(onUnauthorized: (() => Promise<boolean>) | undefined) {
    const server = { isOver: true, bodies: [] as string[], tenants: [] as (string | null)[] }
    const fetch: Fetch = async (request) => {
      server.bodies.push(await request.text())
      server.tenants.push(request.headers.get('current-tenant'))
      return server.isOver
        ? Response.json({ code: 401 }, { status: 401 })
        : Response.json({ code: 200, data: null })
    }
    let tenant = 't-1'
    const api = createApiClient({
      baseUrl: origin,
      fetch,
      getHeaders: () => ({ 'app-code': 'a', 'current-tenant': tenant }),
      ...(onUnauthorized ? { onUnauthorized } : {}),
    })
    const call = () => unwrap(api.POST('/auth/logout', { body: { jti: 'b-1' } }))
    return { server, call, move: (to: string) => void (tenant = to) }
  }

  it('is sent once more, whole and with its own headers, when somebody is signed in again', async () => {
    const { server, call, move } = guarded(() => {
      server.isOver = false
      move('t-2')
      return Promise.resolve(true)
    })
    expect(await call()).toBeNull()
    expect(server.bodies).toEqual(['{"jti":"b-1"}', '{"jti":"b-1"}'])
    expect(server.tenants).toEqual(['t-1', 't-1'])
  })

  it('is not sent a third time', async () => {
    const onUnauthorized = vi.fn(() => Promise.resolve(true))
    const { server, call } = guarded(onUnauthorized)
    await expect(call()).rejects.toMatchObject({ status: 401 })
    expect([server.bodies.length, onUnauthorized.mock.calls.length]).toEqual([2, 1])
  })

  it.each([undefined, () => Promise.resolve(false)])(
    'is the answer when nobody is',
    async (onUnauthorized) => {
      const { server, call } = guarded(onUnauthorized)
      await expect(call()).rejects.toMatchObject({ status: 401 })
      expect(server.bodies).toHaveLength(1)
    },
  )

  it('waits longer than a call may take', async () => {
    vi.useFakeTimers()
    let goOn: (isSignedIn: boolean) => void = () => undefined
    const { server, call } = guarded(() => new Promise((resolve) => (goOn = resolve)))
    const answer = call()
    await vi.advanceTimersByTimeAsync(60_000)
    server.isOver = false
    goOn(true)
    expect(await answer).toBeNull()
    vi.useRealTimers()
  })

  it('of a page that has given up meanwhile is not sent again', async () => {
    const giveUp = new AbortController()
    const { server } = guarded(undefined)
    const api = createApiClient({
      baseUrl: origin,
      fetch: () => {
        server.bodies.push('')
        return Promise.resolve(Response.json({ code: 401 }, { status: 401 }))
      },
      getHeaders: () => ({ 'app-code': 'a' }),
      onUnauthorized: () => {
        giveUp.abort()
        return Promise.resolve(true)
      },
    })
    const { signal } = giveUp
    await expect(unwrap(api.GET('/aba-base/api/user-infos', { signal }))).rejects.toMatchObject({
      kind: 'aborted',
    })
  })
})
