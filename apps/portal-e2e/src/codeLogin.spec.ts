import { readCaptcha, readCode } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test } from './support/test.js'

const mobile = '13900000005' // multi's own, in the demo data

test('a person signs in by a code to the phone, over a reload', async ({ page }) => {
  await page.goto('/login?tenant=yunshan')
  await page.getByRole('button', { name: '验证码登录' }).click()
  const contact = page.getByLabel('手机号或邮箱')
  await expect(contact).toBeFocused()

  await test.step('is told what is missing', async () => {
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('请输入手机号或邮箱')).toBeVisible()
    await expect(page.getByText('请输入图片中的验证码')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('gets a code, and waits for another, also after a reload', async () => {
    await contact.fill(mobile)
    await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page))
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('status')).toContainText(mobile)
    await expect(page.getByLabel('短信或邮箱验证码')).toBeFocused()
    await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
    await expect(contact).toHaveValue(mobile)
  })

  await test.step('pastes it as it came', async () => {
    const code = await readCode(page, mobile)
    await page.getByLabel('短信或邮箱验证码').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('a code that is wrong', () => {
  test.use({ expectedConsole: [/status of 400 .*\/auth\/login-by-verification-code/] })

  test('says so at its field on /admin/login, and the password is one step away', async ({
    page,
  }) => {
    await page.goto('/admin/login')
    await page.getByRole('button', { name: '验证码登录' }).click()
    await page.getByLabel('手机号或邮箱').fill('13900000099')
    const code = page.getByLabel('短信或邮箱验证码')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await page.getByRole('button', { name: '密码登录' }).click()
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login$/)
  })
})

test('/forgetPassword keeps its countdown over a reload', async ({ page }) => {
  await page.goto('/forgetPassword')
  await page.getByLabel('手机号或邮箱').fill('13900000098')
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
  await expect(page.getByLabel('手机号或邮箱')).toHaveValue('13900000098')
})
