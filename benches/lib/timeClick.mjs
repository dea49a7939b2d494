import { quantile } from './tables.mjs'

/** @typedef {import('playwright').Page} Page */

/**
 * Opens so many times, each time with the page loaded anew, its files in the browser's cache.
 * @param {number} opens @param {() => Promise<{ open: number, changed: number }>} open
 */
export async function openAgain(opens, open) {
  const times = []
  let changed = 0
  for (let turn = 0; turn < opens; turn += 1) {
    const measured = await open()
    times.push(measured.open)
    changed += measured.changed
  }
  return {
    p95: quantile(times, 0.95),
    median: quantile(times, 0.5),
    slowest: Math.max(...times),
    changed,
  }
}

/**
 * Clicks once the page is at rest, and waits until both parts are painted.
 * @param {Page} page
 * @param {{ click: string, first: string, then: string, text: string }} parts `text` is in the second one
 */
export async function timeClick(page, parts) {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined)
  return page.evaluate(async ({ click, first, then, text }) => {
    const link = document.querySelector(click)
    if (!(link instanceof HTMLElement)) throw new Error(`${click} is not there`)
    const isThere = () =>
      document.querySelector(first) !== null &&
      [...document.querySelectorAll(then)].some(({ textContent }) => textContent.includes(text))
    const begin = performance.now()
    link.click()
    while (!isThere()) {
      if (performance.now() - begin > 30_000) throw new Error(`${then} did not come`)
      await new Promise(requestAnimationFrame)
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    return { open: performance.now() - begin, changed: document.querySelectorAll(then).length }
  }, parts)
}
