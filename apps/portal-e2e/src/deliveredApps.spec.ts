import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  waitForQuiet,
} from './support/test.js'

/** The delivered application of the demo. */
const app = '/yunbu-app/spruce-web-delivery-visualization-v3/RCAPPN0001'

test('an administrator opens a delivered application and goes from page to page', async ({
  page,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(app)
  await expect(page.getByRole('heading', { name: '月度产量' })).toBeVisible()
  await expect(page.getByText('设备总数')).toBeVisible()
  await waitForQuiet(page)
  await expectAccessible(page)
  const pages = page.getByRole('navigation', { name: '主菜单' })
  const shown = pages.getByRole('link', { name: '生产总览' })
  await expect(shown).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link')).toHaveCount(2)
  await pages.getByRole('link', { name: '设备状态' }).press('Enter')
  await expect(page).toHaveURL(/\/page-preview\//)
  const tab = page.getByRole('tab', { name: '设备状态' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(pages.getByRole('link', { name: '设备状态' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: '云杉制造集团' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(pages.getByRole('link', { name: '生产总览' })).toHaveCount(0)
  await expect(pages.getByRole('link', { name: '应用管理' })).toBeVisible()
})

test('a member sees of it what is for everybody', async ({ page, browser, baseURL }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(app)
  const address = await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '设备状态' })
    .getAttribute('href')

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-CN' })
  const own = await context.newPage()
  await signInByApi(own, 'member', 'yunshan')
  await own.goto(app)
  await expect(own.getByRole('heading', { name: '月度产量' })).toBeVisible()
  await expect(own.getByText('设备总数')).toHaveCount(0)
  const pages = own.getByRole('navigation', { name: '主菜单' })
  await expect(pages.getByRole('link')).toHaveText(['生产总览'])
  await own.goto(address ?? '')
  await expect(own.getByRole('main')).toContainText('页面不在您的菜单中')
  await context.close()
})
