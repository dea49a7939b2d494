import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.js'
import { unwrap, unwrapList } from './readAnswer.js'
import { createTestApi, type TestCall } from './testing.js'

const role = {
  id: 'r1',
  name: '企业管理员',
  code: 'admin',
  builtin: true,
  enabled: true,
  memberCount: 1,
}

describe('createTestApi', () => {
  it('answers with a value or with what a function returns', async () => {
    const api = createTestApi({
      'GET /aba-base/api/role/user/isAdmin': false,
      'POST /auth/logout': () => null,
    })
    expect(await unwrap(api.GET('/aba-base/api/role/user/isAdmin'))).toBe(false)
    expect(await unwrap(api.POST('/auth/logout', { body: {} }))).toBeNull()
  })

  it('answers lists with their length, or with the total given', async () => {
    const rows = createTestApi({ 'GET /aba-base/api/v3/role/multi-tenant-roles': [role, role] })
    expect(await unwrapList(rows.GET('/aba-base/api/v3/role/multi-tenant-roles'))).toMatchObject({
      total: 2,
    })
    const page = createTestApi({
      'GET /aba-base/api/v3/role/multi-tenant-roles': { rows: [role], total: 41 },
    })
    expect(await unwrapList(page.GET('/aba-base/api/v3/role/multi-tenant-roles'))).toEqual({
      ...{ rows: [role], total: 41 },
    })
    const counts = { draft: 3, published: 12 }
    const counted = createTestApi({ 'GET /spruce/api/v1/notices': { rows: [], total: 0, counts } })
    expect(await unwrapList(counted.GET('/spruce/api/v1/notices'))).toMatchObject({ counts })
  })

  it('hands the call over', async () => {
    const remove = vi.fn((_call: TestCall<'POST /aba-base/api/dept/delete-dept/{id}'>) => ({
      removed: 1,
    }))
    const api = createTestApi({ 'POST /aba-base/api/dept/delete-dept/{id}': remove })
    const params = { path: { id: 'd 1/2' } }
    await unwrap(api.POST('/aba-base/api/dept/delete-dept/{id}', { params, body: { version: 3 } }))
    expect(remove.mock.calls[0]?.[0]).toMatchObject({ path: { id: 'd 1/2' }, body: { version: 3 } })
  })

  it('hands over the query as text, and as a list where a name repeats', async () => {
    const list = vi.fn((_call: TestCall<'GET /spruce/api/v1/members'>) => [])
    const remove = vi.fn((_call: TestCall<'POST /aba-base/api/v3/tenant/tenant-remove-user'>) => ({
      removed: 2,
    }))
    const api = createTestApi({
      'GET /spruce/api/v1/members': list,
      'POST /aba-base/api/v3/tenant/tenant-remove-user': remove,
    })
    await unwrap(
      api.GET('/spruce/api/v1/members', { params: { query: { page: 2, keyword: '张' } } }),
    )
    expect(list.mock.calls[0]?.[0].query).toEqual({ page: '2', keyword: '张' })
    const params = { query: { id: ['m1', 'm2'] } }
    await unwrap(api.POST('/aba-base/api/v3/tenant/tenant-remove-user', { params }))
    expect(remove.mock.calls[0]?.[0].query.id).toEqual(['m1', 'm2'])
  })

  it('prefers a path in full over a template, in any order', async () => {
    const api = createTestApi({
      'GET /aba-base/api/dept/{id}': () => {
        throw new ApiError({ kind: 'http', status: 404 })
      },
      'GET /aba-base/api/dept/dept-trees': [],
    })
    expect(await unwrap(api.GET('/aba-base/api/dept/dept-trees'))).toEqual([])
  })

  it('turns an error thrown into a real answer of the server', async () => {
    const api = createTestApi({
      'GET /aba-base/api/user-infos': () => {
        throw new ApiError({
          ...{ kind: 'http', status: 429, code: 429, message: '请求过于频繁', retryAfter: 30 },
          fields: [{ path: 'a', message: 'b' }],
        })
      },
      'GET /aba-base/api/system-config': () => {
        throw new ApiError({ kind: 'business', code: 7, message: '不可用' })
      },
      'GET /aba-base/api/v3/verify-token': () => {
        throw new ApiError({ kind: 'timeout' })
      },
    })
    await expect(unwrap(api.GET('/aba-base/api/user-infos'))).rejects.toMatchObject({
      ...{ kind: 'http', status: 429, message: '请求过于频繁', retryAfter: 30 },
      fields: [{ path: 'a', message: 'b' }],
    })
    await expect(unwrap(api.GET('/aba-base/api/system-config'))).rejects.toMatchObject({
      ...{ kind: 'business', code: 7, status: 200 },
    })
    await expect(unwrap(api.GET('/aba-base/api/v3/verify-token'))).rejects.toMatchObject({
      kind: 'timeout',
    })
  })

  it('lets a handler build its own response', async () => {
    const api = createTestApi({
      'GET /aba-base/api/verification/get-captcha': new Response('<svg/>'),
    })
    const params = { query: { captchaKey: 'k' } }
    for (let time = 1; time <= 2; time += 1) {
      const call = api.GET('/aba-base/api/verification/get-captcha', { params, parseAs: 'text' })
      expect(await unwrap(call)).toBe('<svg/>')
    }
  })

  it('names the route that has no handler', async () => {
    await expect(unwrap(createTestApi().GET('/aba-base/api/v3/system'))).rejects.toMatchObject({
      ...{ status: 501, message: 'No test handler: GET /aba-base/api/v3/system' },
    })
  })

  it('sends the headers of a real client', async () => {
    const seen = vi.fn((call: TestCall<'GET /aba-base/api/v3/system'>) => {
      expect(call.request.headers.get('current-tenant')).toBe('t1')
      throw new ApiError({ kind: 'http', status: 404 })
    })
    const api = createTestApi(
      { 'GET /aba-base/api/v3/system': seen },
      { headers: { 'current-tenant': 't1' } },
    )
    await expect(unwrap(api.GET('/aba-base/api/v3/system'))).rejects.toMatchObject({ status: 404 })
  })

  it('never times out', async () => {
    vi.useFakeTimers()
    try {
      const settled = vi.fn()
      const api = createTestApi({
        'GET /aba-base/api/system-config': () => new Promise<never>(() => undefined),
      })
      unwrap(api.GET('/aba-base/api/system-config')).then(settled, settled)
      await vi.advanceTimersByTimeAsync(600_000)
      expect(settled).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })
})
