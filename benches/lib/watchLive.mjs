import { slowPage } from './slowPage.mjs'
import { quantile } from './tables.mjs'

/**
 * @typedef {object} Watched
 * @property {number} longTasks
 * @property {number} longestTask
 * @property {number} values
 * @property {number} redraws
 * @property {number[]} delays
 * @property {number[]} paints
 */

const seconds = 20
/** Milliseconds between two keys; no divisor of a second, so that keys meet what happens once a second at any place. */
const keyPause = 170

/** How long is watched. */
export const watchedSeconds = seconds

/**
 * Watches a page at 4x CPU while something comes once a second. `longestTask` and `longTasks` (over 50 ms); `values`:
 * elements that changed, `redraws`: frames that changed any, both a second; `work`: processor time of a second, ms. With
 * `key`, which is pressed all the time: `inputDelay`, the p95 until the page takes the key, `toPaint`, until its frame is
 * painted, ms.
 * @param {import('playwright').Page} page
 * @param {{ cells: string, key?: string, everySecond?: (second: number) => Promise<void> }} options `cells`: what changes
 */
export async function watchLive(page, { cells, key, everySecond }) {
  await page.waitForTimeout(1_000)
  const slow = await slowPage(page)
  await page.evaluate(beginWatch, cells)
  const before = await slow.work()
  const begin = performance.now()
  const left = (/** @type {number} */ until) => Math.max(0, begin + until - performance.now())
  const report = async () => {
    for (let second = 0; second < seconds; second += 1) {
      await everySecond?.(second + 1)
      await page.waitForTimeout(left((second + 1) * 1000))
    }
  }
  const press = async () => {
    for (let at = keyPause; key !== undefined && at < seconds * 1000; at += keyPause) {
      await page.waitForTimeout(left(at))
      await page.keyboard.press(key)
    }
  }
  await Promise.all([report(), press()])
  const took = (performance.now() - begin) / 1000
  const watched = await page.evaluate(() =>
    /** @type {() => Watched} */ (Reflect.get(window, 'endWatch'))(),
  )
  const work = ((await slow.work()) - before) / took
  await slow.end()
  const { longTasks, longestTask, values, redraws, delays, paints } = watched
  return {
    longestTask,
    longTasks,
    values: values / took,
    redraws: redraws / took,
    work,
    ...(key !== undefined && {
      inputDelay: quantile(delays, 0.95),
      toPaint: quantile(paints, 0.95),
    }),
    changed: values,
  }
}

/** In the page. @param {string} selector */
function beginWatch(selector) {
  let [longTasks, longestTask, values, redraws] = [0, 0, 0, 0]
  /** @type {number[]} */
  const delays = []
  /** @type {number[]} */
  const paints = []
  const take = (/** @type {PerformanceEntryList} */ entries) => {
    for (const { duration } of entries) {
      longTasks += 1
      longestTask = Math.max(longestTask, duration)
    }
  }
  const observer = new PerformanceObserver((entries) => take(entries.getEntries()))
  observer.observe({ type: 'longtask' })
  const changes = new MutationObserver((records) => {
    const changed = new Set(
      records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(selector),
      ),
    )
    changed.delete(null)
    changed.delete(undefined)
    values += changed.size
    if (changed.size > 0) redraws += 1
  })
  changes.observe(document.body, { subtree: true, childList: true, characterData: true })
  const takeKey = (/** @type {KeyboardEvent} */ { timeStamp }) => {
    delays.push(performance.now() - timeStamp)
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => paints.push(performance.now() - timeStamp)
      channel.port2.postMessage(undefined)
    })
  }
  window.addEventListener('keydown', takeKey, true)
  const endWatch = () => {
    take(observer.takeRecords())
    observer.disconnect()
    changes.disconnect()
    window.removeEventListener('keydown', takeKey, true)
    return { longTasks, longestTask, values, redraws, delays, paints }
  }
  Object.assign(window, { endWatch })
}
