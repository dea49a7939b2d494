import { describe, expect, it } from 'vitest'
import { ApiError, isApiError } from './ApiError.js'
import { consequenceOf, isPassing, toastDurations } from './consequenceOf.js'
import { describeError } from './describeError.js'
import { errorCatalogue } from './errorCatalogue.js'

const serverError = '服务器异常，请稍后再试'
const network = '网络开小差了，请稍后重试'

describe('the table of section 8', () => {
  it.each([
    [400, 'API参数错误'],
    [401, '您未登录或登录已过期，请登录后重试'],
    [403, 'API授权'],
    [404, '您访问的资源不存在'],
    [405, 'API请求方式错误'],
    [500, serverError],
    [502, serverError],
    [503, serverError],
    [504, serverError],
    [409, '与已有数据冲突，请核对后重试'],
    [412, '数据已被他人修改，请刷新后重试'],
    [413, '提交的内容过大'],
    [415, '不支持该类型的内容'],
    [422, '不符合业务规则，请核对后重试'],
    [429, '操作过于频繁，请稍后再试'],
    [418, serverError],
  ])('status %i: %s', (status, text) => {
    expect(describeError(new ApiError({ kind: 'http', status }))).toBe(text)
    expect(new ApiError({ kind: 'http', status }).message).toBe(text)
  })

  it.each([
    ['http', 400],
    ['business', 200],
  ] as const)('code 505 as %s with status %i', (kind, status) => {
    const error = new ApiError({ kind, status, code: 505 })
    expect(describeError(error)).toBe('密码错误，请输入正确的密码')
    expect(describeError(error, 'en-US')).toBe('Wrong password. Please enter the right one')
  })

  it.each(['timeout', 'network'] as const)('%s', (kind) => {
    expect(describeError(new ApiError({ kind }))).toBe(network)
    expect(new ApiError({ kind })).toMatchObject({
      code: kind,
      status: undefined,
      message: network,
    })
  })

  it('is the fallback: a message of the server comes first', () => {
    const error = new ApiError({ kind: 'http', status: 403, message: 'You are not a member' })
    expect(describeError(error, 'en-US')).toBe('You are not a member')
    const empty = new ApiError({ kind: 'http', status: 403, message: '' })
    expect(describeError(empty, 'en-US')).toBe('You are not authorised to do this')
  })

  it.each([
    ['zh-CN', 'zh-CN', '部门下还有成员'],
    ['zh-CN', 'en-US', 'This conflicts with data that exists already. Please check and try again'],
    ['zh', 'zh-CN', '部门下还有成员'],
    [undefined, 'en-US', '部门下还有成员'],
  ] as const)('follows the language asked for: %s said, %s asked', (said, asked, text) => {
    const error = new ApiError({
      kind: 'http',
      status: 409,
      message: '部门下还有成员',
      ...(said ? { language: said } : {}),
    })
    expect(describeError(error, asked)).toBe(text)
  })

  it('speaks English in full', () => {
    const { 'zh-CN': zh, 'en-US': en } = errorCatalogue
    expect(Object.keys(en)).toEqual(Object.keys(zh))
    expect(Object.keys(en.http)).toEqual(Object.keys(zh.http))
    expect(Object.keys(en.codes)).toEqual(Object.keys(zh.codes))
    expect(JSON.stringify(en)).not.toMatch(/\p{Script=Han}/u)
  })

  it('reads anything else as a server error', () => {
    for (const thrown of [new Error('undefined is not a function'), 'x', null, undefined]) {
      expect(describeError(thrown)).toBe(serverError)
    }
  })
})

describe('toasts', () => {
  it('stay 5 s for errors of calls and 3 s otherwise', () => {
    expect(toastDurations).toEqual({ apiError: 5000, notice: 3000 })
  })

  it.each([
    new ApiError({ kind: 'timeout' }),
    new ApiError({ kind: 'network' }),
    ...[500, 502, 503, 504, 599].map(
      (status) => new ApiError({ kind: 'http', status, message: 'x' }),
    ),
  ])('$kind $status: the network text, once, for 3 s', (error) => {
    expect(consequenceOf(error)).toEqual({
      ...{ kind: 'toast', text: network, duration: 3000, once: true },
    })
    expect(isPassing(error)).toBe(true)
  })

  it('show the message of a failed call for 5 s', () => {
    const error = new ApiError({ kind: 'business', code: 7, status: 200, message: '不能删除' })
    expect(consequenceOf(error)).toEqual({
      ...{ kind: 'toast', text: '不能删除', duration: 5000, once: false },
    })
    expect(consequenceOf(new ApiError({ kind: 'http', status: 400 }), 'en-US')).toMatchObject({
      text: 'The request has a wrong parameter',
    })
    expect(isPassing(error)).toBe(false)
  })

  it('say nothing about a call its caller gave up', () => {
    expect(consequenceOf(new ApiError({ kind: 'aborted' }))).toEqual({ kind: 'nothing' })
    expect(describeError(new ApiError({ kind: 'aborted' }), 'en-US')).toBe(
      'The request was cancelled',
    )
  })

  it('show a server error for what is not an error of a call', () => {
    expect(consequenceOf(new Error('x'))).toEqual({
      ...{ kind: 'toast', text: serverError, duration: 5000, once: false },
    })
  })
})

it('knows an error of a call, also from another copy of the package', () => {
  class OtherCopy extends Error {
    override readonly name = 'ApiError'
  }
  expect(isApiError(new ApiError({ kind: 'network' }))).toBe(true)
  expect(isApiError(new OtherCopy())).toBe(true)
  expect(isApiError(new Error('x'))).toBe(false)
  expect(isApiError({ name: 'ApiError' })).toBe(false)
})
