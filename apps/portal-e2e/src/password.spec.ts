import { pressAt, typeAt } from './support/keyboard.js'
import { fillSignIn, readCaptcha, readCode, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const ownPassword = 'Xinmima#2027'
const laterPassword = 'Gengxin#2028'

test('a new member changes the one-time password before anything else, and resets it; S-11', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = `chu_lai_${ownNumber()}`
  const mobile = `1391234${String(1000 + ownNumber())}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.getByRole('treeitem', { name: /^营销中心/ }).click()
  await expect(page.getByRole('heading', { name: '营销中心' })).toBeVisible()
  await page.getByRole('button', { name: '添加成员' }).click()
  const form = page.getByRole('dialog', { name: '添加成员' })
  await form.getByLabel('姓名').fill('初来')
  await form.getByLabel('账号').fill(account)
  await form.getByLabel('手机号').fill(mobile)
  await form.getByRole('button', { name: '添加成员' }).click()
  const shown = page.getByRole('alertdialog', { name: '“初来”的一次性密码' })
  const oneTimePassword = (await shown.locator('code').last().textContent()) ?? ''
  await shown.getByRole('button', { name: '关闭' }).first().click()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  await test.step('is led to the change, whatever the address', async () => {
    await own.goto('/login?tenant=yunshan')
    await fillSignIn(own, account, oneTimePassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own.getByRole('heading', { name: '请先修改密码' })).toBeVisible()
    await own.reload()
    await expect(own.getByRole('heading', { name: '请先修改密码' })).toBeVisible()
    await expect(own.getByLabel('旧密码')).toHaveCount(0)
  })

  await test.step('is told what the rules are', async () => {
    await own.getByLabel('新密码', { exact: true }).fill('abcdefgh')
    await own.getByLabel('确认新密码').fill('abcdefg')
    await own.getByRole('button', { name: '修改密码' }).click()
    await expect(own.getByText('两次输入的密码不一致')).toBeVisible()
    await expect(own.getByLabel('新密码', { exact: true })).toBeFocused()
    await own.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(own)
    await own.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('signs in with the new one, which was set by keyboard, and with no other', async () => {
    await typeAt(own, own.getByLabel('新密码', { exact: true }), ownPassword)
    await typeAt(own, own.getByLabel('确认新密码'), ownPassword)
    await pressAt(own, own.getByRole('button', { name: '修改密码' }))
    await expect(own.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    await pressAt(own, own.getByRole('button', { name: '前往登录' }))
    await expect(own).toHaveURL(/\/login/)
    await fillSignIn(own, account, oneTimePassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own.getByRole('alert')).toContainText('密码错误，请输入正确的密码')
    await fillSignIn(own, account, ownPassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own).toHaveURL(/\/dashboard$/)
    await expect(own.getByRole('heading', { name: /初来/ })).toBeVisible()
  })

  await test.step('forgets it, and sets another by a code to the phone, without a mouse', async () => {
    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const page = await other.newPage()
    await page.goto('/login?tenant=yunshan')
    await pressAt(page, page.getByRole('link', { name: '忘记密码？' }))
    await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('云杉制造集团')
    await pressAt(page, page.getByRole('button', { name: '获取验证码' }))
    await expect(page.getByText('请输入手机号或邮箱')).toBeVisible()
    await typeAt(page, page.getByLabel('手机号或邮箱'), mobile)
    await typeAt(page, page.getByLabel('验证码', { exact: true }), await readCaptcha(page))
    await pressAt(page, page.getByRole('button', { name: '获取验证码' }))
    await expect(page.getByRole('status')).toContainText(mobile)
    await expect(page.getByRole('button', { name: /秒后重试/ })).toBeDisabled()
    const code = await readCode(page, mobile)
    await typeAt(page, page.getByLabel('短信或邮箱验证码'), code)
    await typeAt(page, page.getByLabel('新密码', { exact: true }), laterPassword)
    await typeAt(page, page.getByLabel('确认新密码'), laterPassword)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible()
    await pressAt(page, page.getByRole('button', { name: '前往登录' }))
    await fillSignIn(page, account, laterPassword)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await other.close()
    await own.reload()
    await expect(own).toHaveURL(/\/login/)
  })
  await context.close()
})

test('/changePassword sends a stranger to the sign-in page', async ({ page }) => {
  await page.goto('/changePassword')
  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
  await page.getByRole('button', { name: '前往登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
