/**
 * Follows what the page asks the network for. The returned function counts the waves after the answer to a call: the
 * longest chain of requests of which each begins when the one before has been answered. Files from a cache and the live
 * stream, which never ends, are no part of it.
 * @param {import('playwright').CDPSession} client
 * @returns {Promise<(pathname: string) => number>}
 */
export async function watchWaves(client) {
  /** @type {Map<string, { path: string, begin: number, end: number }>} */
  const requests = new Map()
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    const path = new URL(request.url).pathname
    requests.set(requestId, { path, begin: timestamp, end: NaN })
  })
  client.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId)
    if (request) request.end = timestamp
  })
  await client.send('Network.enable')
  return (pathname) => {
    const all = [...requests.values()].filter(({ end }) => end > 0)
    let last = all.find(({ path }) => path === pathname)?.end
    if (last === undefined) throw new Error(`${pathname} has not been answered`)
    let waves = 0
    for (const { begin, end } of all.toSorted((one, other) => one.end - other.end)) {
      if (begin < last) continue
      waves += 1
      last = end
    }
    return waves
  }
}
