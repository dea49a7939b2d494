import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.js'
import { letResolveWithCode, readAnswer, successCodes, unwrap, unwrapList } from './readAnswer.js'

function answered(body: unknown, init: ResponseInit = {}) {
  const response = new Response(null, init)
  return Promise.resolve(response.ok ? { data: body, response } : { error: body, response })
}

async function failureOf(call: PromiseLike<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

function base64(text: string) {
  return Buffer.from(text, 'utf8').toString('base64')
}

describe('success codes', () => {
  it('are the ten of section 8', () => {
    expect(successCodes).toEqual([
      ...[1000, '1000', 200, '200', 2000, '2000', 201, '201', 'OK', 'ok'],
    ])
  })

  it.each(successCodes)('returns the data for %j', async (code) => {
    const body = { code, message: 'OK', data: { id: 'd1' } }
    expect(await unwrap(answered(body))).toEqual({ id: 'd1' })
    expect(await readAnswer(answered(body))).toMatchObject({ code, message: 'OK' })
  })

  it.each([
    0,
    1,
    100,
    202,
    204,
    500,
    505,
    '0',
    '1',
    'Ok',
    'oK',
    'success',
    '',
    ' 200',
    '200 ',
    true,
  ])('throws for any other body code: %j', async (code) => {
    const error = await failureOf(unwrap(answered({ code, message: '登录名已存在', data: null })))
    expect(error).toMatchObject({ kind: 'business', code, status: 200, message: '登录名已存在' })
  })

  it.each([undefined, null])('returns the data where there is no body code: %j', async (code) => {
    expect(await unwrap(answered({ code, data: 'x' }))).toBe('x')
  })

  it('returns a body that is no envelope as it is', async () => {
    expect(await unwrap(answered('<svg/>'))).toBe('<svg/>')
    expect(await unwrap(answered([1, 2]))).toEqual([1, 2])
    expect(await unwrap(answered(undefined, { status: 204 }))).toBeUndefined()
    const file = new Blob(['x'])
    expect(await unwrap(answered(file))).toBe(file)
  })

  it('keeps a null for data', async () => {
    expect(await unwrap(answered({ code: 200, message: 'OK', data: null }))).toBeNull()
  })
})

describe('the status code', () => {
  const spellings = [
    ...['status-code', 'Status-Code', 'STATUS-CODE', 'statuscode', 'statusCode', 'StatusCode'],
    ...['status_code', 'Status_Code', 'x-status-code', 'X-Status-Code'],
  ]

  it.each(spellings)('comes from the header %s before the body', async (name) => {
    const answer = await readAnswer(
      answered({ code: 200, data: 1 }, { headers: { [name]: '2000' } }),
    )
    expect(answer.code).toBe(2000)
  })

  it.each(spellings)('of a failed call comes from the header %s', async (name) => {
    const error = await failureOf(
      unwrap(answered({ code: 400 }, { status: 400, headers: { [name]: 'DUPLICATE' } })),
    )
    expect(error).toMatchObject({ kind: 'http', code: 'DUPLICATE', status: 400 })
  })

  it('comes from the body where no header names it, else from the HTTP status', async () => {
    const body = await failureOf(unwrap(answered({ code: 505, message: 'x' }, { status: 400 })))
    expect(body.code).toBe(505)
    expect((await failureOf(unwrap(answered('', { status: 404 })))).code).toBe(404)
  })

  it('of the body decides on success, whatever the header says', async () => {
    const error = await failureOf(
      unwrap(answered({ code: 1101 }, { headers: { 'status-code': '200' } })),
    )
    expect(error).toMatchObject({ kind: 'business', code: 1101 })
    const answer = await readAnswer(answered({ data: 1 }, { headers: { 'status-code': '7' } }))
    expect(answer).toMatchObject({ code: 7, data: 1 })
  })
})

describe('the message', () => {
  it.each([
    'status-message',
    'Status-Message',
    'statusMessage',
    'status_message',
    'x-status-message',
  ])('comes from the base64 header %s, in UTF-8, before the body', async (name) => {
    const headers = { [name]: base64('部门下还有成员，不能删除 ✓') }
    const error = await failureOf(unwrap(answered({ message: 'body' }, { status: 422, headers })))
    expect(error.message).toBe('部门下还有成员，不能删除 ✓')
    expect(error.isServerMessage).toBe(true)
  })

  it.each(['not base64!', base64('x').slice(1), Buffer.from([0xff, 0xfe]).toString('base64')])(
    'comes from the body where the header is not base64 of UTF-8: %s',
    async (header) => {
      const headers = { 'status-message': header }
      const error = await failureOf(unwrap(answered({ message: '正文' }, { status: 400, headers })))
      expect(error.message).toBe('正文')
    },
  )

  it('comes from the catalogue where the server sends none', async () => {
    const error = await failureOf(unwrap(answered({}, { status: 404 })))
    expect(error.message).toBe('您访问的资源不存在')
    expect(error.isServerMessage).toBe(false)
  })

  it('is returned with a success', async () => {
    const headers = { 'status-message': base64('修改成功') }
    expect((await readAnswer(answered({ code: 200, data: 1 }, { headers }))).message).toBe(
      '修改成功',
    )
  })
})

describe('a failed call', () => {
  it('carries what the server says about it', async () => {
    const body = {
      code: 'STALE_VERSION',
      message: '数据已被他人修改',
      fields: [{ path: 'version', message: '已过期' }, { path: 3 }, null],
      traceId: 't-1',
      allowed: ['active', 4],
      current: { id: 'd1', version: 4 },
    }
    const error = await failureOf(unwrap(answered(body, { status: 412 })))
    expect(error).toMatchObject({
      ...{ kind: 'http', code: 'STALE_VERSION', status: 412, traceId: 't-1', allowed: ['active'] },
      fields: [{ path: 'version', message: '已过期' }],
      current: { id: 'd1', version: 4 },
    })
  })

  it('takes the trace id of the header where the body has none', async () => {
    const error = await failureOf(
      unwrap(answered('', { status: 500, headers: { 'x-trace-id': 't-2' } })),
    )
    expect(error).toMatchObject({ traceId: 't-2', fields: [], allowed: undefined })
  })

  it.each([
    ['30', 30],
    ['0', 0],
    ['Fri, 20 Nov 2026 08:00:10 GMT', 10],
    ['Fri, 20 Nov 2026 07:00:00 GMT', 0],
    ['soon', undefined],
  ])('reads retry-after: %s', async (header, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
    try {
      const init = { status: 429, headers: { 'retry-after': header } }
      expect((await failureOf(unwrap(answered({ code: 429 }, init)))).retryAfter).toBe(seconds)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is a network error where the answer is not JSON', async () => {
    const cause = new SyntaxError('Unexpected token <')
    const error = await failureOf(unwrap(Promise.reject<{ response: Response }>(cause)))
    expect(error).toMatchObject({ kind: 'network', cause })
  })

  it('leaves errors of the program alone', async () => {
    const bug = new TypeError('x is undefined')
    await expect(unwrap(Promise.reject<{ response: Response }>(bug))).rejects.toBe(bug)
  })
})

it('resolves a 401 with its code where it was told to (accepted invitations)', async () => {
  const response = new Response(null, { status: 401 })
  letResolveWithCode(response)
  const call = Promise.resolve({ error: { code: 401, message: '请先登录' }, response })
  expect(await readAnswer(call)).toMatchObject({ code: 401, message: '请先登录' })

  const gone = new Response(null, { status: 404 })
  letResolveWithCode(gone)
  expect((await failureOf(unwrap(Promise.resolve({ error: {}, response: gone })))).status).toBe(404)
})

describe('headers passed on', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    [' 7 ', 7],
  ])('x-total-count %j is the total', async (header, total) => {
    const call = answered(
      { code: 200, data: [{ id: 'm1' }] },
      { headers: { 'x-total-count': header } },
    )
    expect(await unwrapList(call)).toEqual({ rows: [{ id: 'm1' }], total })
  })

  it.each(['-1', '1.5', 'many', ''])('x-total-count %j is no total', async (header) => {
    const call = answered({ code: 200, data: [1, 2] }, { headers: { 'x-total-count': header } })
    expect(await unwrapList(call)).toEqual({ rows: [1, 2], total: 2 })
  })

  it.each([
    ['draft=3,published=12', { draft: 3, published: 12 }],
    ['', {}],
    ['draft=many,published=1', { published: 1 }],
  ])('x-state-counts %j counts by state', async (header, counts) => {
    const call = answered({ code: 200, data: [] }, { headers: { 'x-state-counts': header } })
    expect(await unwrapList(call)).toEqual({ rows: [], total: 0, counts })
  })

  it('counts no states where the answer does not', async () => {
    expect(await unwrapList(answered({ code: 200, data: [] }))).not.toHaveProperty('counts')
  })

  it('reads an answer without rows as an empty list', async () => {
    expect(await unwrapList(answered({ code: 200, data: null }))).toEqual({ rows: [], total: 0 })
  })

  it('content-disposition is passed on', async () => {
    const header = `attachment; filename*=UTF-8''%E6%A8%A1%E6%9D%BF.xlsx`
    const call = answered(new Blob(['x']), { headers: { 'content-disposition': header } })
    expect((await readAnswer(call)).contentDisposition).toBe(header)
    expect((await readAnswer(answered({}))).contentDisposition).toBeUndefined()
  })
})
