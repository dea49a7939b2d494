import { fillSignIn, quietOf } from './firstPage.mjs'

/** @typedef {import('playwright').Browser} Browser */

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
/**
 * Signs in and keeps what the browser keeps. @param {Browser} browser @param {string} url @param {string} account
 * @param {string} tenant @param {{ hasCaptcha?: boolean }} [options] whether the server asks for one
 */
export async function signedIn(browser, url, account, tenant, { hasCaptcha = true } = {}) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${url}/login?tenant=${tenant}`)
  await fillSignIn(page, url, account, hasCaptcha)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname.startsWith('/yunbu-app'))
  return page
}

/**
 * Reloads the organisation page and waits for its department tree and its people. `open`: from the navigation
 * until a branch below the root is painted, ms; `people`: until a row of people is. `heap`: MB after garbage
 * collection.
 * @param {import('playwright').Page} page @param {string} url
 */
export async function openTree(page, url) {
  const quiet = quietOf(page)
  await page.goto(`${url}${organization}`, { waitUntil: 'commit' })
  const second = page.getByRole('tree', { name: '组织架构' }).getByRole('treeitem').nth(1)
  const row = page.getByRole('grid', { name: '成员' }).getByRole('row').nth(1)
  const painted = async (/** @type {import('playwright').Locator} */ part) => {
    await part.waitFor()
    return page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => done(performance.now()))),
    )
  }
  const [open, people] = await Promise.all([painted(second), painted(row)])
  await quiet()
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return {
    open: Number(open),
    people: Number(people),
    heap: usedSize / 1e6,
    changed: await page.getByRole('treeitem').count(),
  }
}

/**
 * Searches the tree for each keyword. `median` and `slowest`: from the request until its answer is whole, ms.
 * @param {import('playwright').Page} page @param {readonly string[]} keywords
 */
export async function searchTree(page, keywords) {
  const times = []
  await page.reload() // what was searched before is cached in the page
  const box = page.getByRole('searchbox', { name: '搜索部门' })
  for (const keyword of keywords) {
    const finished = page.waitForEvent('requestfinished', (request) => {
      return new URL(request.url()).searchParams.get('keyword') === keyword
    })
    await box.fill(keyword)
    await box.press('Enter')
    times.push((await finished).timing().responseEnd)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    median: sorted[sorted.length >> 1] ?? NaN,
    slowest: sorted.at(-1) ?? NaN,
    changed: times.length,
  }
}
