import type { Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test, waitForQuiet } from './support/test.js'

const operation = '/yunbu-app/spruce-web-operation-management'
const enterprise = '/yunbu-app/spruce-web-enterprise-console'

/** Lists of both consoles that have rows in the demo. */
const lists = [
  { account: 'operator', path: `${operation}/base/customer` },
  { account: 'operator', path: `${operation}/base/log/login` },
  { account: 'operator', path: `${operation}/base/log/operator` },
  { account: 'operator', path: `${operation}/component-management` },
  { account: 'operator', path: `${operation}/publish/system-notice` },
  { account: 'admin', path: `${enterprise}/base/organization` },
  { account: 'admin', path: `${enterprise}/base/role` },
  { account: 'admin', path: `${enterprise}/msg-config/businessb-identity` },
]

async function openList(page: Page, account: string, path: string) {
  await (account === 'admin' ? signInByApi(page, 'admin', 'yunshan') : signInByApi(page, account))
  await page.goto(path)
  await waitForQuiet(page)
}

for (const { account, path } of lists) {
  test(`the first row of ${path} is in the upper half of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openList(page, account, path)
    const row = page.locator('.shell-panel:visible .sp-card').first()
    await expect(row).toBeVisible()
    const box = await row.boundingBox()
    expect(box?.y).toBeLessThan(400)
    await expectNoSidewaysScroll(page)
  })
}

test('the filters of a phone open from one button, act at once, and give the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openList(page, 'operator', `${operation}/base/log/login`)
  const button = page.getByRole('button', { name: /^筛选/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: '筛选' })
  await drawer.getByRole('searchbox', { name: '搜索账号' }).fill('admin')
  await expect(page).toHaveURL(/keyword=admin/)
  await drawer.getByRole('button', { name: /^查看/ }).focus()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAccessibleName('筛选（已启用 1 项）')
})

test('paper has the rows of a list, and nothing of the frame', async ({ page }) => {
  await openList(page, 'operator', `${operation}/base/log/login`)
  const grid = page.getByRole('grid', { name: '登录日志' })
  const rows = await grid.getByRole('row').count()
  expect(rows).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.shell-topbar')).toBeHidden()
  await expect(page.locator('.shell-side')).toBeHidden()
  await expect(page.locator('.sp-toolbar:visible, .sp-pagination-bar:visible')).toHaveCount(0)
  await expect(grid.getByRole('row')).toHaveCount(rows)
  // Nothing is cut: the last row stands on the page, however long that is.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.shell, .shell *')].some((element) => {
      const { overflowY, display } = getComputedStyle(element)
      const isCut = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
      return display !== 'none' && isCut && element.querySelector('table') !== null
    }),
  )
  expect(cut).toBe(false)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(grid).toBeVisible() // also the paper of a phone has a table
})

test('a long form ends in a footer of 66 px, which stays in sight', async ({ page }) => {
  await signInByApi(page, 'operator')
  await page.goto(`${operation}/base/customer/info/add`)
  const footer = page.getByRole('button', { name: '保存', exact: true }).locator('..')
  await expect(footer).toBeInViewport({ ratio: 1 })
  const box = await footer.boundingBox()
  expect(box?.height).toBe(66)
})
