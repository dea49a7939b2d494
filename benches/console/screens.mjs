import { openAgain, timeClick } from '../lib/timeClick.mjs'

/** @typedef {import('playwright').Page} Page */

const base = '/yunbu-app/spruce-web-enterprise-console'
/** Each time with the page loaded anew, its files in the browser's cache. */
const opens = 20

/** @typedef {{ path: string, table: string, row: string }} Screen `row`: what a row of it reads */

/** @type {Record<string, Screen>} */
export const screens = {
  applications: { path: `${base}/base/appMgt`, table: '应用管理', row: '应用7' },
  resources: { path: `${base}/base/resourceMgt`, table: '资源管理', row: '现场照片' },
  notices: { path: `${base}/msg-publish/business-notice`, table: '企业公告', row: '通知7' },
}

/**
 * From the click in the menu until the rows are painted, ms.
 * @param {Page} page @param {string} url @param {Screen} screen
 */
export function openByMenu(page, url, { path, table, row }) {
  return openAgain(opens, async () => {
    await page.goto(`${url}${base}/base/organization`)
    await page.getByRole('grid', { name: '成员' }).getByRole('row').nth(1).waitFor()
    const grid = `[role=grid][aria-label="${table}"]`
    return timeClick(page, {
      click: `a[href$="${path}"]`,
      first: grid,
      then: `${grid} tbody tr`,
      text: row,
    })
  })
}
