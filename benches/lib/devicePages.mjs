import { devices, live, livePoints } from '../devices/rows.mjs'
import { openAgain, timeClick } from './timeClick.mjs'
import { watchedSeconds, watchLive } from './watchLive.mjs'

/** @typedef {import('playwright').Page} Page */

const base = '/yunbu-app/spruce-web-enterprise-console'
const list = `${base}/devices`
const device = `${list}/${live.id}`
const opens = 20

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
  return watchReports(page, url, 'td.sp-device-value')
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
  } = await watchReports(page, url, '[role=treeitem]')
  return { ...measures, changed: watchedSeconds }
}

/** @param {Page} page @param {string} url @param {string} cells what changes */
function watchReports(page, url, cells) {
  return watchLive(page, { cells, everySecond: (second) => report(url, second) })
}

/** Every value differs from the one before. @param {string} url @param {number} turn */
export function report(url, turn) {
  return send(url, [valuesOf(turn, Date.now())])
}

/** Tells at once what was a minute ago, two minutes ago and so on. @param {string} url @param {number} minutes at most 25 */
export function reportPast(url, minutes) {
  const now = Date.now()
  const turns = Array.from({ length: minutes }, (_, at) => minutes - at)
  return send(
    url,
    turns.map((ago) => valuesOf(ago, now - ago * 60_000)),
  )
}

/** @param {number} turn @param {number} at */
function valuesOf(turn, at) {
  return Array.from({ length: livePoints }, (_, point) => ({
    code: `v${String(point).padStart(3, '0')}`,
    value: ((point * 7 + turn * 3) % 1_100) / 10,
    at: new Date(at).toISOString(),
  }))
}

/** @param {string} url @param {ReturnType<typeof valuesOf>[]} turns */
async function send(url, turns) {
  const devices = turns.map((values) => ({ code: live.code, values }))
  const answer = await fetch(`${url}/spruce/api/v1/device-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: live.token, devices }),
  })
  const { data, message } = await answer.json()
  for (const { taken } of data?.devices ?? [{}]) {
    if (taken !== livePoints) throw new Error(`A report was not taken: ${message}`)
  }
}
