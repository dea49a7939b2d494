import type { Schemas } from './Schemas.js'

/** The texts of section 8 in one language. @public */
export interface ErrorTexts {
  /** By HTTP status: those of section 8, then those it does not know (409, 412, 413, 415, 422). */
  readonly http: Readonly<Record<number, string>>
  /** By body code, before the status is looked at. */
  readonly codes: Readonly<Record<number | string, string>>
  /** For 429, with the seconds of `retry-after` where the server named them. */
  readonly tooMany: (seconds: number | undefined) => string
  /** For 500, 502, 503, 504 and every status not named. */
  readonly serverError: string
  /** For a timeout or a network error; also the toast of every 5xx status. */
  readonly network: string
  readonly aborted: string
}

/**
 * The error texts of specification section 8: zh-CN literally, en-US translated, and those of statuses
 * that it does not know. They stand in where
 * the server sends no message of its own.
 *
 * @public
 */
export const errorCatalogue: Readonly<Record<Schemas['Language'], ErrorTexts>> = {
  'zh-CN': {
    http: {
      400: 'API参数错误',
      401: '您未登录或登录已过期，请登录后重试',
      403: 'API授权',
      404: '您访问的资源不存在',
      405: 'API请求方式错误',
      409: '与已有数据冲突，请核对后重试',
      412: '数据已被他人修改，请刷新后重试',
      413: '提交的内容过大',
      415: '不支持该类型的内容',
      422: '不符合业务规则，请核对后重试',
    },
    tooMany: (seconds) =>
      seconds ? `操作过于频繁，请${seconds}秒后再试` : '操作过于频繁，请稍后再试',
    codes: { 505: '密码错误，请输入正确的密码' },
    serverError: '服务器异常，请稍后再试',
    network: '网络开小差了，请稍后重试',
    aborted: '请求已取消',
  },
  'en-US': {
    http: {
      400: 'The request has a wrong parameter',
      401: 'You are not signed in, or your session has expired. Please sign in and try again',
      403: 'You are not authorised to do this',
      404: 'The resource does not exist',
      405: 'The request method is not allowed',
      409: 'This conflicts with data that exists already. Please check and try again',
      412: 'Somebody else has changed this meanwhile. Please reload and try again',
      413: 'This is too large to send',
      415: 'Content of this type is not accepted',
      422: 'This breaks a rule. Please check and try again',
    },
    tooMany: (seconds) =>
      seconds
        ? `Too many attempts. Try again in ${seconds} s`
        : 'Too many attempts. Try again later',
    codes: { 505: 'Wrong password. Please enter the right one' },
    serverError: 'Something went wrong on the server. Please try again later',
    network: 'The network is having trouble. Please try again later',
    aborted: 'The request was cancelled',
  },
}
