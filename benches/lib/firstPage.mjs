/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

const password = 'Spruce@2026'

/**
 * Fills in the sign-in form that is open; the answer of the captcha comes from the outbox.
 * @param {Page} page @param {string} url @param {string} account @param {boolean} [hasCaptcha] whether the server asks for one
 */
export async function fillSignIn(page, url, account, hasCaptcha = true) {
  if (hasCaptcha) {
    const image = page.getByRole('img', { name: '验证码图片' })
    await image.evaluate((/** @type {HTMLImageElement} */ element) => element.decode())
    const key = new URL((await image.getAttribute('src')) ?? '', url).searchParams.get('captchaKey')
    const outbox = await page.request.get(`${url}/_outbox.json?captchaKey=${key}`)
    const [message] = /** @type {{ code: string }[]} */ (await outbox.json())
    await page.getByLabel('验证码', { exact: true }).fill(message?.code ?? '')
  }
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
}

/**
 * @typedef {object} Part so many of these are in sight
 * @property {string} selector
 * @property {number} least
 * @property {boolean} [fillsLater] they come before what they show, and say so
 */
/**
 * @typedef {object} Person who signs in
 * @property {string} url of the server
 * @property {string} login where they begin: a sign-in page, or a page that leads there and back
 * @property {string} account
 * @property {readonly Part[]} parts of their first page
 */

/**
 * A browser with empty caches on the sign-in page, filled in by somebody who typed for a moment.
 * @param {Browser} browser @param {Person} person @param {typeof import('./coldLoad.mjs').slow | undefined} throttle
 * @param {(page: Page) => Promise<unknown>} [prepare] before the page is opened
 */
export async function typeSignIn(browser, { url, login, account }, throttle, prepare) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  if (throttle) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttle.latency,
      downloadThroughput: throttle.bytesPerSecond,
      uploadThroughput: throttle.bytesPerSecond,
    })
  }
  await prepare?.(page)
  const typed = quietOf(page)
  await page.goto(`${url}${login}`)
  await fillSignIn(page, url, account)
  await typed()
  return { page, client, close: () => context.close() }
}

/**
 * Clicks, and waits until all parts are painted, and filled where they fill later: ms, and how many parts there are.
 * @param {Page} page @param {string} click @param {readonly Part[]} parts
 */
export function clickUntilPainted(page, click, parts) {
  return page.evaluate(async ([link, wanted]) => {
    const count = () =>
      wanted.map(
        ({ selector }) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
            .length,
      )
    const isWaiting = () =>
      [...document.querySelectorAll('main [aria-busy=true]')].some((element) =>
        element.checkVisibility(),
      ) ||
      [...document.querySelectorAll('main article')].some(({ textContent }) =>
        textContent.includes('加载中'),
      )
    const fillsLater = wanted.some((part) => part.fillsLater)
    const isWhole = () =>
      count().every((found, at) => found >= (wanted[at]?.least ?? 1)) &&
      !(fillsLater && isWaiting())
    const element = document.querySelector(link)
    if (!element) throw new Error(`${link} is not there`)
    const begin = performance.now()
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    while (!isWhole()) {
      if (performance.now() - begin > 60_000) throw new Error(`Only ${count()} came`)
      await new Promise(requestAnimationFrame)
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    return {
      open: performance.now() - begin,
      changed: count().reduce((sum, found) => sum + found, 0),
    }
  }, /** @type {const} */ ([click, parts]))
}

/** Takes the long tasks from now on. @param {Page} page */
export async function watchLongTasks(page) {
  await page.evaluate(() => {
    let [longestTask, blocking] = [0, 0]
    const take = (/** @type {PerformanceEntryList} */ entries) => {
      for (const { duration } of entries) {
        longestTask = Math.max(longestTask, duration)
        blocking += Math.max(0, duration - 50)
      }
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'longtask' })
    Object.assign(window, {
      __tasks: () => {
        take(observer.takeRecords())
        observer.disconnect()
        return { longestTask, blocking }
      },
    })
  })
  return async () =>
    /** @type {{ longestTask: number, blocking: number }} */ (
      await page.evaluate(() => Reflect.get(window, '__tasks')())
    )
}

/**
 * Signs in with empty caches. `open`: from the click on 登录 until what the first page shows is painted, ms; `longestTask`
 * and `blocking` (beyond 50 ms) from the click until the page has been quiet for half a second, ms; `heap`: MB
 * after garbage collection; `kB`: answers of the calls as they were sent; `signIn`: ms of the sign-in's own call, which
 * the server spends; `changed`: how many parts the page shows.
 * @param {Browser} browser @param {Person} person @param {typeof import('./coldLoad.mjs').slow | undefined} throttle
 */
export async function openFirstPage(browser, person, throttle) {
  const { page, client, close } = await typeSignIn(browser, person, throttle)
  try {
    const quiet = quietOf(page)
    /** @type {import('playwright').Request[]} */
    const calls = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch') calls.push(request)
    })
    const tasks = await watchLongTasks(page)
    const measured = await clickUntilPainted(page, 'button[type=submit]', person.parts)
    await quiet()
    const { longestTask, blocking } = await tasks()
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    const sizes = await Promise.all(calls.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    const signIn = calls.find((request) => request.url().endsWith('/auth/login'))?.timing()
    if (!signIn) throw new Error('Nobody signed in')
    return {
      open: measured.open,
      signIn: signIn.responseEnd,
      longestTask,
      blocking,
      heap: usedSize / 1e6,
      kB: bytes / 1000,
      changed: measured.changed,
    }
  } finally {
    await close()
  }
}

/**
 * Counts what the page fetches from now on; the returned function waits until that has been nothing for
 * half a second. The live stream never ends and is not counted.
 * @param {import('playwright').Page} page
 */
export function quietOf(page) {
  let pending = 0
  let changedAt = Date.now()
  const count =
    (/** @type {number} */ by) => (/** @type {import('playwright').Request} */ request) => {
      if (request.url().endsWith('/spruce/api/v1/live')) return
      pending = Math.max(0, pending + by)
      changedAt = Date.now()
    }
  const [begin, end] = [count(1), count(-1)]
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return async () => {
    while (pending > 0 || Date.now() - changedAt < 500) await page.waitForTimeout(50)
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}
