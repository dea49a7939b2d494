import type { Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test, waitForQuiet } from './support/test.js'

const console_ = '/yunbu-app/spruce-web-enterprise-console'

test.describe('no network', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_/] })

  test('is said above the page, which stays; so is its return', async ({ page, context }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto('/personal')
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
    await waitForQuiet(page)
    await context.setOffline(true)
    await expect(page.getByText('网络已断开')).toBeVisible()
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await context.setOffline(false)
    await expect(page.getByText('网络已恢复')).toBeVisible()
    await expect(page.getByText('网络已恢复')).toBeHidden()
  })
})

test.describe('a new version on the server', () => {
  /** The window gets the focus an hour later, and the server has other files by then. */
  async function deploy(page: Page) {
    await page.route('**/shell-files.json', (route) =>
      route.fulfill({ json: ['/assets/SignedInLayout-other.js'] }),
    )
    await page.clock.fastForward('01:00:00')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }

  test('is offered, put off or loaded; nothing loads by itself', async ({ page }) => {
    await page.clock.install()
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto(`${console_}/base/role`)
    await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
    await waitForQuiet(page)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('新版本已发布，刷新后使用')).toHaveCount(0)

    await deploy(page)
    await expect(page.getByText('新版本已发布，刷新后使用')).toBeVisible()
    await page.getByRole('button', { name: '稍后刷新' }).click()
    await expect(page.getByText('新版本已发布，刷新后使用')).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
    await deploy(page)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await loaded
    await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
  })
})
