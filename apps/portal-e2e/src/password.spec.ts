import { fillSignIn, signIn } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

const ownPassword = 'Xinmima#2027'

test('a new member changes the one-time password before anything else', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', 'yunshan')
  await page.getByRole('treeitem', { name: /^营销中心/ }).click()
  await expect(page.getByRole('heading', { name: '营销中心' })).toBeVisible()
  await page.getByRole('button', { name: '添加成员' }).click()
  const form = page.getByRole('dialog', { name: '添加成员' })
  await form.getByLabel('姓名').fill('初来')
  await form.getByLabel('账号').fill('chu_lai')
  await form.getByRole('button', { name: '添加成员' }).click()
  const shown = page.getByRole('alertdialog', { name: '“初来”的一次性密码' })
  const oneTimePassword = (await shown.locator('code').last().textContent()) ?? ''
  await shown.getByRole('button', { name: '关闭' }).first().click()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  await test.step('is led to the change, whatever the address', async () => {
    await own.goto('/login?tenant=yunshan')
    await fillSignIn(own, 'chu_lai', oneTimePassword)
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
    await expectAccessible(own)
    await own.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(own)
    await own.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('signs in with the new one, and with no other', async () => {
    await own.getByLabel('新密码', { exact: true }).fill(ownPassword)
    await own.getByLabel('确认新密码').fill(ownPassword)
    await own.getByRole('button', { name: '修改密码' }).click()
    await expect(own.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    await own.getByRole('button', { name: '前往登录' }).click()
    await expect(own).toHaveURL(/\/login/)
    await fillSignIn(own, 'chu_lai', oneTimePassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own.getByRole('alert')).toContainText('密码错误，请输入正确的密码')
    await fillSignIn(own, 'chu_lai', ownPassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own).toHaveURL(/\/dashboard$/)
    await expect(own.getByRole('heading', { name: /初来/ })).toBeVisible()
  })
  await context.close()
})

test('/changePassword sends a stranger to the sign-in page', async ({ page }) => {
  await page.goto('/changePassword')
  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
  await page.getByRole('button', { name: '前往登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
