import { signedIn } from '../lib/bigTree.mjs'
import { clickUntilPainted, quietOf } from '../lib/firstPage.mjs'
import { median } from '../lib/tables.mjs'

const repeats = 10

/**
 * Signs in, opens so many tabs by the menu and changes pages. `open`: from the click in the menu on a page that is not open
 * until its rows are painted, its files at hand; `back`: until a page that is open shows again; medians of ten, ms.
 * `heap`: MB after garbage collection; `changed`: tabs.
 * @param {import('playwright').Browser} browser @param {import('./sites.mjs').Site} site @param {number} count
 */
export async function changeAmongTabs(browser, { person, links, table }, count) {
  const page = await signedIn(browser, person.url, person.account, 'yunshan')
  try {
    await page.goto(`${person.url}${person.login}`)
    await page.locator(links.table).waitFor()
    const follow = async (/** @type {string} */ link, /** @type {typeof table} */ parts) => {
      const quiet = quietOf(page)
      const { open } = await clickUntilPainted(page, link, parts)
      await quiet()
      return open
    }
    const tabs = page.getByRole('tab')
    while ((await tabs.count()) > 1) {
      await tabs.filter({ hasNotText: '组织架构' }).first().press('Delete') // the home, opened by the sign-in
    }
    await openTabs(page, links, count)
    const [opened, back] = [[0], [0]].map(() => /** @type {number[]} */ ([]))
    for (let turn = 0; turn <= repeats; turn += 1) {
      const toOpen = await follow(links.table, table)
      const toBack = await follow(links.organization, person.parts)
      if (turn > 0) {
        opened?.push(toOpen) // the first loads the files
        back?.push(toBack)
      }
      await page.locator('.shell-tab', { hasText: '登录日志' }).locator('.shell-tab-close').click()
    }
    const client = await page.context().newCDPSession(page)
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    return {
      open: median(opened ?? []),
      back: median(back ?? []),
      heap: usedSize / 1e6,
      changed: await tabs.count(),
    }
  } finally {
    await page.context().close()
  }
}

/** Follows the menus in their order, but for the page that is measured. @param {import('playwright').Page} page @param {{ table: string, organization: string }} links @param {number} count */
async function openTabs(page, links, count) {
  const tabs = page.getByRole('tab')
  const menus = page.locator(`.shell-menu a[href]:not([target=_blank])`)
  for (let at = 0; (await tabs.count()) < count; at += 1) {
    const menu = menus.nth(at)
    if (at >= (await menus.count())) throw new Error(`The menu opens ${await tabs.count()} tabs`)
    if (await menu.evaluate((element, link) => element.matches(link), links.table)) continue
    const quiet = quietOf(page)
    await menu.click()
    await quiet()
  }
}
