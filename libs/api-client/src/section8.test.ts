import { describe, expect, it } from 'vitest'
import { ApiError } from './ApiError.js'
import { consequenceOf, type ErrorConsequence } from './consequenceOf.js'
import { createApiClient } from './createApiClient.js'
import { readAnswer } from './readAnswer.js'

/** What a server says; the body is JSON. */
interface Said {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/** A call through the whole client, as pages make it. */
function call(
  said: Said | Error,
  path: '/aba-base/api/user-infos' | 'invite' = '/aba-base/api/user-infos',
) {
  const api = createApiClient({
    baseUrl: 'http://portal.test',
    getHeaders: () => ({ 'app-code': 'portal' }),
    fetch: () => {
      if (said instanceof Error) return Promise.reject(said)
      const { status = 200, headers = {}, body = {} } = said
      const text = JSON.stringify(body)
      return Promise.resolve(
        new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } }),
      )
    },
  })
  return path === 'invite'
    ? readAnswer(
        api.GET('/aba-base/api/v3/user/user-accept-invite', { params: { query: { token: 't' } } }),
      )
    : readAnswer(api.GET('/aba-base/api/user-infos'))
}

async function outcome(said: Said | Error): Promise<ErrorConsequence | 'returned'> {
  try {
    await call(said)
    return 'returned'
  } catch (error) {
    return consequenceOf(error)
  }
}

const toast = (text: string): ErrorConsequence => ({
  kind: 'toast',
  text,
  duration: 5000,
  once: false,
})
const network: ErrorConsequence = {
  ...{ kind: 'toast', text: '网络开小差了，请稍后重试', duration: 3000, once: true },
}

const timeout = new ApiError({ kind: 'timeout' })

/** Section 8, sentence by sentence: what it says, what a server answers, what follows. */
const rows: [spec: string, said: Said | Error, follows: ErrorConsequence | 'returned'][] = [
  ...[1000, '1000', 200, '200', 2000, '2000', 201, '201', 'OK', 'ok'].map(
    (code): (typeof rows)[number] => [
      'Success codes are 1000, "1000", 200, "200", 2000, "2000", 201, "201", "OK" and "ok"',
      { body: { code, message: 'OK', data: 1 } },
      'returned',
    ],
  ),
  ...[0, 100, 202, 500, '0', 'Ok', 'success', ''].map((code): (typeof rows)[number] => [
    'Any other body code is a failure: the message is shown as an error toast (5 s)',
    { body: { code, message: '部门下还有成员' } },
    toast('部门下还有成员'),
  ]),
  [
    'The message comes from a base64-encoded status-message header',
    { headers: { 'status-message': base64('不能删除') }, body: { code: 7, message: 'body' } },
    toast('不能删除'),
  ],
  ['or from the body', { body: { code: 7, message: '不能删除' } }, toast('不能删除')],
  ['400: API参数错误', { status: 400 }, toast('API参数错误')],
  [
    '401: 您未登录或登录已过期，请登录后重试. It redirects to /login',
    { status: 401 },
    { kind: 'signIn', text: '您未登录或登录已过期，请登录后重试' },
  ],
  ['403: API授权', { status: 403 }, toast('API授权')],
  ['404: 您访问的资源不存在', { status: 404 }, toast('您访问的资源不存在')],
  ['405: API请求方式错误', { status: 405 }, toast('API请求方式错误')],
  [
    'code 505: 密码错误，请输入正确的密码',
    { status: 400, body: { code: 505 } },
    toast('密码错误，请输入正确的密码'),
  ],
  [
    'code 505, as a text in a header',
    { status: 400, headers: { 'x-status-code': '505' } },
    toast('密码错误，请输入正确的密码'),
  ],
  ['default: 服务器异常，请稍后再试', { status: 418 }, toast('服务器异常，请稍后再试')],
  ...[500, 502, 503, 504, 599].map((status): (typeof rows)[number] => [
    'A 5xx status shows 网络开小差了，请稍后重试 (3 s, shown once)',
    { status, body: { code: status, message: 'x' } },
    network,
  ]),
  ['A network error shows 网络开小差了', new TypeError('Failed to fetch'), network],
  ['A timeout shows 网络开小差了', timeout, network],
  // Statuses that the specification does not know.
  ['409 conflict', { status: 409 }, toast('与已有数据冲突，请核对后重试')],
  ['412 stale version', { status: 412 }, toast('数据已被他人修改，请刷新后重试')],
  ['413 size', { status: 413 }, toast('提交的内容过大')],
  ['415 type', { status: 415 }, toast('不支持该类型的内容')],
  ['422 rule broken', { status: 422 }, toast('不符合业务规则，请核对后重试')],
  ['429 without Retry-After', { status: 429 }, toast('操作过于频繁，请稍后再试')],
  [
    '429 with Retry-After',
    { status: 429, headers: { 'retry-after': '42' } },
    toast('操作过于频繁，请42秒后再试'),
  ],
  [
    "a server's own message comes before any text of the table",
    { status: 409, body: { code: 'DUPLICATE', message: '登录名已存在' } },
    toast('登录名已存在'),
  ],
]

describe('specification section 8', () => {
  it.each(rows)('%s: %j', async (_, said, follows) => {
    expect(await outcome(said)).toEqual(follows)
  })

  it('401: except for an invitation-acceptance request, which resolves with the code instead', async () => {
    const said = { status: 401, body: { code: 401, message: '请先登录' } }
    expect(await call(said, 'invite')).toMatchObject({ code: 401, message: '请先登录' })
  })

  it('Otherwise code, message and data are returned; total count and content-disposition, too', async () => {
    const answer = await call({
      headers: {
        'Status-Code': '2000',
        'x-total-count': '7',
        'content-disposition': 'attachment; filename="a.xlsx"',
      },
      body: { code: 200, message: 'OK', data: [1] },
    })
    expect(answer).toEqual({
      ...{ code: 2000, message: 'OK', data: [1], total: 7 },
      contentDisposition: 'attachment; filename="a.xlsx"',
    })
  })

  it('a call that was given up has no consequence', () => {
    expect(consequenceOf(new ApiError({ kind: 'aborted' }))).toEqual({ kind: 'nothing' })
  })

  it('speaks English for every status of the table', () => {
    const texts = new Set<string>()
    for (const status of [400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500]) {
      const error = new ApiError({ kind: 'http', status, retryAfter: 3 })
      const consequence = consequenceOf(error, 'en-US')
      if (consequence.kind !== 'nothing') texts.add(consequence.text)
    }
    expect(texts.size).toBe(12)
    expect([...texts].join('')).not.toMatch(/\p{Script=Han}/u)
  })
})
