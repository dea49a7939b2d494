import { ApiError } from '@spruce/api-client'
import { toast } from '@spruce/shell-ui'
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.js'

vi.mock('@spruce/shell-ui', () => ({ toast: { error: vi.fn() } }))
afterEach(() => {
  vi.clearAllMocks()
})

const onUnauthorized = vi.fn()
const clientOf = () => createQueryClient({ language: () => 'zh-CN', onUnauthorized })
const fails = (error: ApiError) => () => Promise.reject(error)
const http = (status: number, code?: number | string, message?: string) =>
  new ApiError({ kind: 'http', status, ...(code ? { code } : {}), ...(message ? { message } : {}) })

async function ask(client: QueryClient, error: ApiError, meta = {}) {
  await client
    .query({ queryKey: ['x', Math.random()], queryFn: fails(error), meta, retry: false })
    .catch(() => undefined)
}

async function change(client: QueryClient, mutationFn: () => Promise<unknown>, meta = {}) {
  await new MutationObserver(client, { mutationFn, meta }).mutate().catch(() => undefined)
}

describe('spec section 8, HTTP messages', () => {
  it.each([
    [http(400), 'API参数错误', { duration: 5000 }],
    [http(403), 'API授权', { duration: 5000 }],
    [http(404), '您访问的资源不存在', { duration: 5000 }],
    [http(405), 'API请求方式错误', { duration: 5000 }],
    [http(400, 505), '密码错误，请输入正确的密码', { duration: 5000 }],
    [http(409), '与已有数据冲突，请核对后重试', { duration: 5000 }],
    [http(429), '操作过于频繁，请稍后再试', { duration: 5000 }],
    [http(422, 'LAST_ADMIN', '至少保留一名管理员'), '至少保留一名管理员', { duration: 5000 }],
    [http(500), '网络开小差了，请稍后重试', { duration: 3000, id: 'network' }],
    [http(503), '网络开小差了，请稍后重试', { duration: 3000, id: 'network' }],
    [
      new ApiError({ kind: 'timeout' }),
      '网络开小差了，请稍后重试',
      { duration: 3000, id: 'network' },
    ],
    [
      new ApiError({ kind: 'network' }),
      '网络开小差了，请稍后重试',
      { duration: 3000, id: 'network' },
    ],
  ])('%s says %s', async (error, text, options) => {
    await ask(clientOf(), error)
    await change(clientOf(), fails(error))
    expect(vi.mocked(toast.error).mock.calls).toEqual([
      [text, options],
      [text, options],
    ])
  })

  it('says nothing of a call that the caller gave up', async () => {
    await ask(clientOf(), new ApiError({ kind: 'aborted' }))
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('401 ends the session in place of a toast', async () => {
    await ask(clientOf(), http(401), { silent: true })
    expect(onUnauthorized).toHaveBeenCalledOnce()
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('leaves a silent call to the page', async () => {
    await ask(clientOf(), http(404), { silent: true })
    await change(clientOf(), fails(http(409)), { silent: true })
    expect(toast.error).not.toHaveBeenCalled()
  })
})

describe('changes', () => {
  it('make stale what they name', async () => {
    const client = clientOf()
    client.setQueryData(['departments', 'tree'], [])
    client.setQueryData(['apps'], [])
    await change(client, () => Promise.resolve(1), { invalidates: ['departments'] })
    expect(client.getQueryState(['departments', 'tree'])?.isInvalidated).toBe(true)
    expect(client.getQueryState(['apps'])?.isInvalidated).toBe(false)
  })

  it('that fail make nothing stale', async () => {
    const client = clientOf()
    client.setQueryData(['departments'], [])
    await change(client, fails(http(409)), { invalidates: ['departments'] })
    expect(client.getQueryState(['departments'])?.isInvalidated).toBe(false)
  })
})

describe('what is made stale while it is asked for the first time', () => {
  function observe(client: QueryClient) {
    const answers: ((value: number) => void)[] = []
    const queryFn = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)))
    const observer = new QueryObserver(client, { queryKey: ['counts'], queryFn, staleTime: 60_000 })
    return { answers, queryFn, observer, stop: observer.subscribe(() => undefined) }
  }

  it('is asked for once more, as its answer may be older', async () => {
    const client = clientOf()
    const { answers, queryFn, observer, stop } = observe(client)
    void client.invalidateQueries({ queryKey: ['counts'] })
    void client.invalidateQueries() // twice, and still asked for once
    answers[0]?.(1)
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
    answers[1]?.(2)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2))
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is left alone where nobody shows it any more', async () => {
    const client = clientOf()
    const { answers, queryFn, stop } = observe(client)
    void client.invalidateQueries()
    stop()
    client.clear()
    answers[0]?.(1)
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(queryFn).toHaveBeenCalledOnce()
  })
})

describe('reads', () => {
  const retry = (failures: number, error: Error) => {
    const rule = clientOf().getDefaultOptions().queries?.retry
    return typeof rule === 'function' && rule(failures, error)
  }

  it.each([
    [http(503), true],
    [new ApiError({ kind: 'network' }), true],
    [new ApiError({ kind: 'timeout' }), true],
    [http(404), false],
    [http(401), false],
    [new Error('bug'), false],
  ])('%s is tried again: %s', (error, isTried) => {
    expect(retry(0, error)).toBe(isTried)
    expect(retry(1, error)).toBe(isTried)
    expect(retry(2, error)).toBe(false)
  })
})
