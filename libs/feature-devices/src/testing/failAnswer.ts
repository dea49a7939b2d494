import { ApiError } from '@spruce/api-client'

/** The server fails. */
export function failAnswer(): never {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}
