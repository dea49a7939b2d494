import { gzipSync } from 'node:zlib'

/** @typedef {import('playwright').Browser} Browser */

/** A phone on a poor network: CPU four times slower, 1.6 Mbit/s, 150 ms. */
export const slow = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }

/** In the page, before anything else: notes when fields can be typed in and when the page is usable. */
function watchPage() {
  const marks = { fields: 0, usable: 0, blocking: 0, firstPaint: 0, largestPaint: 0 }
  Object.assign(window, { __marks: marks })
  const isThere = (/** @type {Element | null} */ element) =>
    element !== null && !(/** @type {HTMLInputElement} */ (element).disabled)
  const look = () => {
    const input = document.querySelector('input:not([type=hidden])')
    const submit = document.querySelector('button[type=submit]')
    if (marks.fields === 0 && isThere(input)) marks.fields = performance.now()
    if (isThere(input) && isThere(submit)) {
      marks.usable = performance.now()
      Reflect.get(window, '__tellUsable')()
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) marks.blocking += Math.max(0, task.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const paint of list.getEntriesByName('first-contentful-paint')) {
      marks.firstPaint = paint.startTime
    }
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    marks.largestPaint = list.getEntries().at(-1)?.startTime ?? marks.largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * Opens an address with empty caches and waits until its form can be sent.
 * `kB`: JS and CSS until then, each file gzipped at level 9 whatever the server sent; `requests` and
 * `waves` (longest chain of one file asking for the next, the page included) until then; `usable`,
 * `fields`, `firstPaint`, `largestPaint` and `blocking` (long tasks beyond 50 ms, until it has been quiet
 * for half a second) in ms; `heap` in MB after garbage collection.
 * @param {Browser} browser @param {string} url @param {typeof slow | undefined} throttle
 */
export async function coldLoad(browser, url, throttle) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    if (throttle) {
      await client.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu })
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: throttle.latency,
        downloadThroughput: throttle.bytesPerSecond,
        uploadThroughput: throttle.bytesPerSecond,
      })
    }
    /** @type {(value: unknown) => void} */
    let tell = () => undefined
    await page.exposeFunction('__tellUsable', () => tell(true))
    const isUsable = new Promise((resolve, reject) => {
      tell = resolve
      setTimeout(() => reject(new Error(`${url} was not usable after a minute`)), 60_000).unref()
    })
    isUsable.catch(() => undefined)
    await page.addInitScript(watchPage)

    /** @type {Map<string, { url: string, type: string, depth: number, size: number }>} */
    const requests = new Map()
    /** @type {Map<string, number>} */
    const depths = new Map()
    /** @type {Promise<unknown>[]} */
    const bodies = []
    client.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
      const caller = initiator.url ?? initiator.stack?.callFrames[0]?.url
      const depth = type === 'Document' ? 1 : (depths.get(caller ?? url) ?? 1) + 1
      depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth))
      if (!request.url.startsWith('data:')) {
        requests.set(requestId, { url: request.url, type: type ?? 'Other', depth, size: 0 })
      }
    })
    client.on('Network.loadingFinished', ({ requestId }) => {
      const request = requests.get(requestId)
      if (!request || !['Script', 'Stylesheet'].includes(request.type)) return
      bodies.push(
        client
          .send('Network.getResponseBody', { requestId })
          .then(({ body, base64Encoded }) => {
            request.size = gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), {
              level: 9,
            }).length
          })
          .catch(() => undefined),
      )
    })

    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await isUsable
    const asked = [...requests.values()]
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await Promise.all(bodies)
    const marks = /** @type {Record<string, number>} */ (
      await page.evaluate(() => Reflect.get(window, '__marks'))
    )
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    return {
      kB: asked.reduce((sum, { size }) => sum + size, 0) / 1000,
      requests: asked.length,
      waves: Math.max(...asked.map(({ depth }) => depth)),
      usable: marks['usable'] ?? NaN,
      fields: marks['fields'] ?? NaN,
      firstPaint: marks['firstPaint'] ?? NaN,
      largestPaint: marks['largestPaint'] ?? NaN,
      blocking: marks['blocking'] ?? NaN,
      heap: usedSize / 1e6,
      changed: asked.length,
    }
  } finally {
    await context.close()
  }
}
