import { ApiError } from './ApiError.js'

/** `fetch`, or something that stands in for it. @public */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>

const defaultTimeout = 10_000
const importTimeout = 120_000
/** Of a file that is kept: it says how far it is, and can be cancelled. */
const fileTimeout = 600_000

/**
 * Milliseconds a call may take: 10 s, and 120 s for user import (section 7). A file of what a filter
 * shows takes as long as it is, and whoever waits for it can stop it.
 */
export function timeoutOf(path: string): number {
  if (path.endsWith('/export')) return Infinity
  return path.endsWith('/v3/user/import') ? importTimeout : defaultTimeout
}

/**
 * A fetch that fails with an `ApiError` only: `timeout` when the answer with its whole body is not
 * there in time, `aborted` when the caller's signal says so, `network` for the rest.
 */
export function timedFetch(fetch: Fetch, limitOf: (path: string) => number): Fetch {
  return async (request) => {
    const limit = limitFor(request, limitOf(new URL(request.url).pathname))
    const inner = new AbortController()
    let clear: () => void = () => undefined
    const stopped = new Promise<never>((_resolve, reject) => {
      const stop = (kind: 'timeout' | 'aborted') => {
        reject(new ApiError({ kind, cause: request.signal.reason }))
        inner.abort()
      }
      const onAbort = () => stop('aborted')
      const timer = Number.isFinite(limit) ? setTimeout(() => stop('timeout'), limit) : undefined
      request.signal.addEventListener('abort', onAbort)
      if (request.signal.aborted) onAbort()
      clear = () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', onAbort)
      }
    })
    try {
      return await Promise.race([stopped, complete(fetch(request, { signal: inner.signal }))])
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error })
    } finally {
      clear()
    }
  }
}

/** A slow line needs minutes for a file; where the path says its own limit, that holds. */
function limitFor({ headers }: Request, limit: number): number {
  const isFile = headers.get('content-type')?.startsWith('multipart/form-data')
  return isFile && limit === defaultTimeout ? fileTimeout : limit
}

/** The same answer with its body already here, so that a stalled body counts against the timeout. */
async function complete(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}
