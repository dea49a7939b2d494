import { fillSignIn } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test } from './support/test.js'

test('signs in by an authorisation code, and goes on to the page that was asked for', async ({
  page,
}) => {
  const exchanged = page.waitForResponse((one) => one.url().endsWith('/auth/v3/login-code'))
  await page.goto('/oauth2?tenant=yunshan&redirect_uri=%2Fpersonal')
  await fillSignIn(page, 'admin')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  expect((await exchanged).status()).toBe(200)
  await expect(page).toHaveURL(/\/personal$/)
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
})

test('a code that this tab did not ask for signs nobody in; S-13', async ({ page }) => {
  let isAsked = false
  page.on('request', (one) => (isAsked ||= one.url().endsWith('/auth/v3/login-code')))
  await page.goto(`/oauth2?code=${'c'.repeat(43)}&state=${'s'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: '登录未完成' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('已经使用过')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '登录未完成' })).toBeVisible()
  expect(isAsked).toBe(false)
  await page.getByRole('button', { name: '返回登录页' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
