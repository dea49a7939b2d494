import { slowPage } from './slowPage.mjs'

const roles = '/yunbu-app/spruce-web-enterprise-console/base/role'
const [roleCount, permissionCount] = [200, 400]

/**
 * The page gets a matrix of 200 roles and 400 permissions in ten groups instead of the tenant's own: no
 * tenant has so many, for permissions come with the product. @param {import('playwright').Page} page
 */
export async function serveLargeMatrix(page) {
  const answer = JSON.stringify({ code: 200, message: 'OK', data: largeMatrix() })
  await page.route('**/permissions/matrix', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: answer }),
  )
}

/**
 * From the click that leads to the matrix, the page of roles just loaded, until its first rows are painted, ms.
 * @param {import('playwright').Page} page @param {string} url
 */
export async function openMatrix(page, url) {
  await page.goto(`${url}${roles}`)
  await page.getByRole('grid', { name: '角色' }).getByRole('row').nth(1).waitFor()
  await page.waitForTimeout(500)
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '查看权限矩阵',
    )
    const begin = performance.now()
    button?.click()
    const rows = () => document.querySelectorAll('.mx-row [role=rowheader]').length
    while (rows() === 0 && performance.now() - begin < 30_000) {
      await new Promise(requestAnimationFrame)
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    return { open: performance.now() - begin, changed: rows() }
  })
}

/**
 * Scrolls the matrix down and to the right, 4x CPU. `longTasks`: those over 50 ms; `work`: what a step takes
 * of the processor in all its tasks, whatever else the machine does, ms; `changed`: how many different cells were
 * in the document.
 * @param {import('playwright').Page} page @param {string} url
 */
export async function scrollMatrix(page, url) {
  await openMatrix(page, url)
  await page.waitForTimeout(500)
  const slow = await slowPage(page)
  const before = await slow.work()
  const measured = await page.evaluate(async () => {
    const box = document.querySelector('.mx-box')
    if (!box) throw new Error('The matrix is not there.')
    let [longTasks, longestTask] = [0, 0]
    const take = (/** @type {PerformanceEntryList} */ entries) => {
      for (const { duration } of entries) {
        longTasks += 1
        longestTask = Math.max(longestTask, duration)
      }
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'longtask' })
    const seen = new Set()
    const step = async (/** @type {number} */ x, /** @type {number} */ y) => {
      box.scrollBy(x, y)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
      const cells = [...box.querySelectorAll('[data-cell]')]
      for (const cell of cells) seen.add(cell.getAttribute('data-cell'))
    }
    for (let at = 0; at < 90; at += 1) await step(0, 160)
    for (let at = 0; at < 90; at += 1) await step(240, 0)
    take(observer.takeRecords())
    observer.disconnect()
    return { longTasks, longestTask, changed: seen.size }
  })
  const work = ((await slow.work()) - before) / 180
  await slow.end()
  return { ...measured, work }
}

function largeMatrix() {
  const codes = Array.from({ length: permissionCount }, (_, at) => `made${at >> 3}:action${at}`)
  const node = (
    /** @type {string} */ id,
    /** @type {number} */ type,
    /** @type {string | null} */ permCode,
    /** @type {object[]} */ children = [],
  ) => ({ id, name: `权限 ${id}`, type, permCode, granted: false, grantable: true, children })
  // Ten groups, five menus in each, seven buttons below each.
  const groups = Array.from({ length: 10 }, (_, group) => {
    const menus = Array.from({ length: 5 }, (_unused, menu) => {
      const first = (group * 5 + menu) * 8
      const [own = null, ...buttons] = codes.slice(first, first + 8)
      const below = buttons.map((code) => node(code, 1, code))
      return node(`m${group}-${menu}`, 0, own, below)
    })
    return node(`g${group}`, 0, null, menus)
  })
  return {
    apps: [
      { appCode: 'spruce-web-enterprise-console', name: '企业控制台', nodes: groups, others: [] },
    ],
    roles: Array.from({ length: roleCount }, (_, at) => ({
      id: `role-${at}`,
      name: `岗位角色 ${at}`,
      builtin: at === 0,
      grantsAll: at === 0,
      enabled: at % 17 !== 3,
      dataScope: 'all',
      departmentIds: [],
      memberCount: at * 3,
      version: 1,
      codes: at === 0 ? [] : codes.filter((_code, index) => (index * 7 + at) % 3 === 0),
    })),
  }
}
