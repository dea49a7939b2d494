import { ApiError } from '@spruce/api-client'

/** The server never answers. @public */
export function neverAnswer(): Promise<never> {
  return new Promise(() => undefined)
}

/** The server fails. @public */
export function failAnswer(): never {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}
