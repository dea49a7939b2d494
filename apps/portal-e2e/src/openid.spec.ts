import { callApi } from './support/callApi.js'
import { openidClient, startOpenidProvider, type OpenidProvider } from './support/openidProvider.js'
import { fillSignIn, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

let provider: OpenidProvider

test.beforeAll(async ({ baseURL }) => {
  provider = await startOpenidProvider(`${baseURL ?? ''}/openid`)
})
test.afterAll(() => provider.stop())

// The page of a session that the server has ended asks once who is signed in.
// /personal asks whether the session may list its devices: that of a provider may not.
test.use({
  expectedConsole: [/status of (401 .*\/system-data|403 .*\/api\/v1\/sessions)/],
})

test('a company’s own provider: linked by signing in once, then straight in', async ({ page }) => {
  const name = `云山统一认证 ${ownNumber()}`
  const path = '/spruce/api/v1/identity-providers'
  await signInByApi(page, 'admin', 'yunshan')
  const { id } = await callApi<{ id: string }>(page, path, {
    ...{ name, issuer: provider.issuer },
    ...{ clientId: openidClient.id, clientSecret: openidClient.secret },
  })
  await page.goto('/logout')
  const button = page.getByRole('button', { name: `使用${name}登录`, exact: true })
  const entrance = page.getByRole('heading', { name: '统一认证平台' })

  await test.step('the sign-in page offers it, however it was reached', async () => {
    await expect(button).toBeEnabled()
    await page.goto('/login?tenant=yunshan')
    await expect(button).toBeEnabled()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('who thinks better of it there is told so, and leads back', async () => {
    await button.click()
    await expect(entrance).toBeVisible()
    await page.getByRole('link', { name: '取消' }).click()
    await expect(page.getByRole('heading', { name: '未登录' })).toBeVisible()
    await page.getByRole('button', { name: '返回登录页' }).click()
    await expect(button).toBeEnabled()
  })

  await test.step('a stranger signs in here once, and is linked', async () => {
    await button.click()
    await page.getByLabel('工号').fill(`n${ownNumber()}`)
    await page.getByRole('button', { name: '进入' }).click()
    await expect(page.getByText(/的账号“员工n\d+”尚未关联/)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await fillSignIn(page, 'member')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('from then on the provider is enough', async () => {
    await page.goto('/logout')
    await button.click()
    // The provider knows its own by now: nobody is asked anything.
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).not.toHaveURL(/\/(openid|login)/)
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('/personal says what such a sign-in may not, and leads to one that may', async () => {
    await page.goto('/personal')
    await expect(page.getByText(/本次登录只能使用当前租户/)).toBeVisible()
    for (const name of ['账号与安全', '登录设备', '最近登录', '授权的应用'])
      await expect(page.getByRole('region', { name })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /修改姓名|更换头像/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
    await expect(page.getByRole('list', { name: '关联账号' })).toContainText(name)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: '退出并用密码登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await fillSignIn(page, 'member')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/personal$/)
    await expect(page.getByRole('region', { name: '登录设备' })).toContainText('本设备')
  })

  await test.step('there it is unlinked, and linked again by another sign-in', async () => {
    const linked = page.getByRole('region', { name: '关联账号' })
    await linked.getByRole('button', { name: `解除绑定${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click()
    await linked.getByRole('button', { name: `绑定${name}`, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '前往验证' }).click()
    await expect(page.getByText(/的账号“员工n\d+”尚未关联/)).toBeVisible()
    await fillSignIn(page, 'member')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/personal$/)
    await expect(page.getByRole('list', { name: '关联账号' })).toContainText(name)
    await page.goto('/logout')
    await button.click()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  await test.step('without the provider there is no such way, and nobody who came by it', async () => {
    const other = await page.context().browser()?.newContext({ locale: 'zh-CN' })
    const desk = await other?.newPage()
    if (!desk) throw new Error('No second browser')
    await signInByApi(desk, 'admin', 'yunshan')
    const removed = await callApi<{ sessions: number }>(desk, `${path}/${id}/remove`, {
      version: 1,
    })
    expect(removed.sessions).toBe(1)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await desk.goto('/logout')
    await expect(desk.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
    await expect(desk.getByRole('button', { name: `使用${name}登录` })).toHaveCount(0)
    await other?.close()
  })
})

test.describe('an address that no provider gave', () => {
  test.use({ expectedConsole: [/status of 400 .*\/openid\/callback/] })

  test('opens nothing', async ({ page }) => {
    await page.goto(`/openid?code=guess&state=${'s'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: '登录失败' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('授权无效或已失效')
    await page.goto('/openid')
    await page.getByRole('button', { name: '返回登录页' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
