import { devices, live, livePoints } from '../devices/rows.mjs'
import { openAgain, timeClick } from './timeClick.mjs'

/** @typedef {import('playwright').Page} Page */

const base = '/yunbu-app/spruce-web-enterprise-console'
const list = `${base}/devices`
const device = `${list}/${live.id}`
const opens = 20
const seconds = 20

/**
 * From the click on the menu until the first rows of 10,000 devices and the areas beside them are painted, ms.
 * @param {Page} page @param {string} url
 */
export function openList(page, url) {
  return openAgain(opens, async () => {
    await page.goto(`${url}${base}/alarms`)
    await page.getByRole('grid', { name: '报警' }).getByRole('row').nth(1).waitFor()
    return timeClick(page, {
      click: `a[href$="${list}"]`,
      first: '[role=treeitem]',
      then: '[role=grid] tbody tr',
      text: '设备00',
    })
  })
}

/**
 * From the click on the area that has 10,000 devices below it until the first of them are painted, ms.
 * @param {Page} page @param {string} url
 */
export function openArea(page, url) {
  return openAgain(opens, async () => {
    await page.goto(`${url}${list}`)
    await page.getByRole('treeitem', { name: /大型工厂/ }).waitFor()
    await page.getByRole('grid').getByRole('row').nth(1).waitFor()
    return timeClick(page, {
      click: '[role=treeitem][title="大型工厂"]',
      first: '[role=treeitem][aria-selected=true]',
      then: 'main',
      text: `${devices + 1} 条`,
    })
  })
}

/**
 * From the click on a device in the list until its 200 data points are painted, ms.
 * @param {Page} page @param {string} url
 */
export function openDevice(page, url) {
  return openAgain(opens, async () => {
    await page.goto(`${url}${list}?keyword=${live.code}`)
    await page.getByRole('row', { name: /实时设备/ }).waitFor()
    return timeClick(page, {
      click: '[role=grid] tbody tr button.sp-row-title',
      first: 'h1',
      then: `tr[data-point]:nth-of-type(${livePoints})`,
      text: '实时测点',
    })
  })
}

/**
 * The device reports all its values once a second while its page is open, 4x CPU. `longestTask`, ms; `values`:
 * cells of values that changed, a second; `redraws`: frames that changed any, a second.
 * @param {Page} page @param {string} url
 */
export async function watchDevice(page, url) {
  await report(url, 0)
  await page.goto(`${url}${device}`)
  await page.locator(`tr[data-point]:nth-of-type(${livePoints})`).waitFor()
  return watch(page, url, 'td.sp-device-value')
}

/**
 * The same beside the list, which shows who is online. `values`: cells that changed, a second.
 * @param {Page} page @param {string} url
 */
export async function watchList(page, url) {
  await page.goto(`${url}${list}`)
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const {
    values: _values,
    redraws: _redraws,
    ...measures
  } = await watch(page, url, '[role=treeitem]')
  return { ...measures, changed: seconds }
}

/** @param {Page} page @param {string} url @param {string} cells what changes */
async function watch(page, url, cells) {
  await page.waitForTimeout(1_000)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const tasks = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (
      metrics.find((/** @type {{ name: string }} */ { name }) => name === 'TaskDuration')?.value ??
      0
    )
  }
  await page.evaluate((selector) => {
    let [longTasks, longestTask, values, redraws] = [0, 0, 0, 0]
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
    Object.assign(window, {
      endWatch() {
        take(observer.takeRecords())
        observer.disconnect()
        changes.disconnect()
        return { longTasks, longestTask, values, redraws }
      },
    })
  }, cells)
  const before = await tasks()
  const begin = performance.now()
  for (let second = 0; second < seconds; second += 1) {
    await report(url, second + 1)
    await page.waitForTimeout(Math.max(0, begin + (second + 1) * 1000 - performance.now()))
  }
  const took = (performance.now() - begin) / 1000
  const { longTasks, longestTask, values, redraws } = await page.evaluate(() =>
    /** @type {() => Record<'longTasks' | 'longestTask' | 'values' | 'redraws', number>} */ (
      Reflect.get(window, 'endWatch')
    )(),
  )
  const work = (((await tasks()) - before) * 1000) / took
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.detach()
  return {
    longestTask,
    longTasks,
    values: values / took,
    redraws: redraws / took,
    work,
    changed: values,
  }
}

/** Every value differs from the one before. @param {string} url @param {number} turn */
async function report(url, turn) {
  const at = new Date().toISOString()
  const values = Array.from({ length: livePoints }, (_, point) => ({
    code: `v${String(point).padStart(3, '0')}`,
    value: ((point * 7 + turn * 3) % 1_100) / 10,
    at,
  }))
  const answer = await fetch(`${url}/spruce/api/v1/device-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: live.token, devices: [{ code: live.code, values }] }),
  })
  const { data } = await answer.json()
  if (data?.devices[0]?.taken !== livePoints) throw new Error('A report was not taken.')
}
