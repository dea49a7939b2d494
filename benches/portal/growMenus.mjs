import { clickUntilPainted, quietOf, typeSignIn } from '../lib/firstPage.mjs'
import { median } from '../lib/tables.mjs'

const appCode = 'spruce-web-enterprise-console'
const groupSize = 20
/** Changes between two pages that have been opened before. */
const changes = 10

/**
 * Signs in where the console has so many menus. `open`: from the click on 登录 until the first page is painted, ms;
 * `change`: the median of ten changes between two open pages, ms; `heap`: MB after garbage collection.
 * @param {import('playwright').Browser} browser @param {import('./sites.mjs').Site} site @param {number} count
 */
export async function openWithMenus(browser, { person, links, table }, count) {
  const { page, client, close } = await typeSignIn(browser, person, undefined, (opened) =>
    serveMenus(opened, count),
  )
  try {
    let quiet = quietOf(page)
    const { open, changed } = await clickUntilPainted(page, 'button[type=submit]', person.parts)
    await quiet()
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    const times = []
    for (let turn = 0; turn < changes + 2; turn += 1) {
      const isThere = turn % 2 === 1
      quiet = quietOf(page)
      const painted = await clickUntilPainted(
        page,
        isThere ? links.organization : links.table,
        isThere ? person.parts : table,
      )
      await quiet()
      if (turn > 1) times.push(painted.open)
    }
    return { open, change: median(times), heap: usedSize / 1e6, changed }
  } finally {
    await close()
  }
}

/** The answer to the sign-in gets the two pages of the bench, and other menus in groups of twenty. @param {import('playwright').Page} page @param {number} count */
async function serveMenus(page, count) {
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { menus } = answer.data.systemData
    menus[appCode] = madeMenus(menus[appCode], count)
    await route.fulfill({ response, json: answer })
  })
}

/** @typedef {{ id: string, path: string | null, childs: Menu[], type: number }} Menu */

/** @param {Menu[]} menus @param {number} count */
function madeMenus(menus, count) {
  const all = menus.flatMap((menu) => [menu, ...menu.childs])
  const kept = ['base/organization', 'base/log/login'].map((path) => {
    const menu = all.find((one) => one.path?.endsWith(path))
    if (!menu) throw new Error(`No menu leads to ${path}`)
    return { ...menu, parentId: null }
  })
  const [{ id: _id, ...sample } = { id: '' }] = kept
  const leaves = Array.from({ length: count - kept.length }, (_, at) => ({
    ...sample,
    id: `made-${at}`,
    name: `页面 ${at}`,
    path: `made/page-${at}`,
    childs: [],
  }))
  const groups = Array.from({ length: Math.ceil(leaves.length / groupSize) }, (_, at) => ({
    ...sample,
    id: `made-group-${at}`,
    name: `分组 ${at}`,
    path: '',
    childs: leaves
      .slice(at * groupSize, (at + 1) * groupSize)
      .map((leaf) => ({ ...leaf, parentId: `made-group-${at}` })),
  }))
  return [...kept, ...groups]
}
