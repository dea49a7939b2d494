import type { Fetch } from './timedFetch.js'

/** Told the share of a body that has gone, 0 to 1. */
type OnProgress = (share: number) => void

/**
 * A fetch that tells how much of a file has gone, where the call brought `onProgress` along. What does so
 * is loaded with the first such call.
 */
export function progressFetch(fetch: Fetch): Fetch {
  return async (request, init) => {
    const onProgress: unknown = Reflect.get(request, 'onProgress')
    if (typeof onProgress !== 'function') return fetch(request, init)
    const { sendWithProgress } = await import('./sendWithProgress.js')
    return sendWithProgress(request, onProgress as OnProgress, init?.signal)
  }
}
