import type { Fetch } from './timedFetch.js'

/**
 * A fetch whose calls are sent once more after a 401, when `mayRepeat` says that somebody is signed
 * in again. The wait counts against no timeout, and the second answer is the answer.
 */
export function repeatedFetch(fetch: Fetch, mayRepeat: () => Promise<boolean>): Fetch {
  return async (request) => {
    const spare = request.clone() // a body can be sent once only
    const response = await fetch(request)
    return response.status === 401 && (await mayRepeat()) ? fetch(spare) : response
  }
}
