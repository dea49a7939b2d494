import { readCode } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test } from './support/test.js'

const email = 'member@spruce.example' // member's own, in the demo data

test.describe('a WeChat account', () => {
  test('leads back to the page of the tenant where it began', async ({ page }) => {
    await page.goto('/login?tenant=division')
    await page.getByRole('button', { name: '微信登录' }).click()
    await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
    await expect(page).toHaveURL(/\/bind-account\?tenant=division#ticket=/)
    await expect(page.getByRole('banner')).toContainText('全国区划服务网络')
    await page.reload()
    await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('全国区划服务网络')
  })

  test.use({ expectedConsole: [/status of 400 .*\/wx\/(wxCallBack|validate)/] })

  test('is bound once, and signs its person in from then on', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: '微信登录' }).click()

    await test.step('binds it to an account by a code', async () => {
      await expect(page.getByRole('heading', { name: '绑定微信' })).toBeVisible()
      await expect(page).toHaveURL(/\/bind-account#ticket=[\w-]{43}$/)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: '绑定并登录' }).click()
      await expect(page.getByText('请输入手机号或邮箱')).toBeVisible()
      await page.getByLabel('手机号或邮箱').fill(email)
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
      await page.reload()
      await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
      await page.getByLabel('短信或邮箱验证码').fill(await readCode(page, email))
      await page.getByRole('button', { name: '绑定并登录' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('signs in without a question the next time', async () => {
      await page.goto('/logout')
      await expect(page).toHaveURL(/\/login$/)
      await page.getByRole('button', { name: '微信登录' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('is unbound and bound again in the personal centre', async () => {
      await page.goto('/personal')
      const linked = page.getByRole('region', { name: '关联账号' })
      await linked.getByRole('button', { name: '解除绑定微信' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '解除绑定' }).click()
      await expect(linked.getByRole('button', { name: '解除绑定微信' })).toHaveCount(0)
      await expect(linked.getByRole('heading', { name: '关联账号' })).toBeFocused()
      await linked.getByRole('button', { name: '绑定微信', exact: true }).click()
      await expect(page.getByText('已绑定微信')).toBeVisible()
      await expect(page).toHaveURL(/\/personal$/)
      await expect(linked.getByRole('button', { name: '解除绑定微信' })).toBeVisible()
    })

    await test.step('has not come back from WeChat with an address of somebody else', async () => {
      await page.goto('/logout')
      await expect(page).toHaveURL(/\/login$/)
      const stray = `/login?code=dev_developer&state=${'x'.repeat(43)}`
      await page.goto(stray)
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
      expect(page.url()).toContain(stray)
    })
  })

  test('with a ticket that is not good begins again', async ({ page }) => {
    await page.goto(`/bind-account#ticket=${'x'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: '微信授权已失效' })).toBeVisible()
    await page.getByRole('button', { name: '返回登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
