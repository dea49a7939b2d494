import { ApiError } from '@spruce/api-client'

/** A submit that the server refuses at a field, for stories. */
export function refuseAt(path: string, message: string): () => Promise<never> {
  const error = new ApiError({
    ...{ kind: 'http', status: 409, code: 'DUPLICATE', message },
    fields: [{ path, message }],
  })
  return () => Promise.reject(error)
}
