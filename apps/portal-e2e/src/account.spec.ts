import type { Page } from '@playwright/test'
import { pressAt, typeAt } from './support/keyboard.js'
import { firstPassword, newMember } from './support/newMember.js'
import { fillSignIn, readCode, signIn, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test } from './support/test.js'

const secondPassword = 'Dierci#2028'
const thirdPassword = 'Disanci#2029'

/** By keyboard. */
async function openPasswordDialog(page: Page) {
  await pressAt(page, page.getByRole('button', { name: /^用户菜单/ }))
  const item = page.getByRole('menuitem', { name: '修改密码' })
  await expect(page.getByRole('menu')).toBeFocused()
  while ((await item.getAttribute('data-highlighted')) === null) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  return dialog
}

test('a person changes the password by the old one and by a code; S-05', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account, mobile } = await newMember(page, own, {
    name: '王守',
    key: 'shou',
    series: '1391235',
  })
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await signInByApi(other, account, 'yunshan', firstPassword)

  await test.step('learns what is wrong, and what to maintain first', async () => {
    const dialog = await openPasswordDialog(own)
    await dialog.getByRole('radio', { name: '邮箱验证码' }).click({ force: true })
    await expect(dialog.getByText('请先维护邮箱')).toBeVisible()
    await dialog
      .getByLabel('旧密码', { exact: true })
      .and(own.locator('input[name=oldPwd]'))
      .fill('Cuowu#2026')
    await dialog.getByLabel('新密码', { exact: true }).fill(secondPassword)
    await expect(dialog.getByRole('list', { name: '密码规则' })).not.toContainText('未满足')
    await dialog.getByLabel('确认新密码').fill(secondPassword)
    await dialog.getByRole('button', { name: '修改密码' }).click()
    await expect(dialog.getByText('密码错误，请输入正确的密码')).toBeVisible()
    await own.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(own)
    await own.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('changes it by the old one: this tab goes on, the other device does not', async () => {
    const dialog = own.getByRole('dialog', { name: '修改密码' })
    await dialog.locator('input[name=oldPwd]').fill(firstPassword)
    await dialog.getByRole('button', { name: '修改密码' }).click()
    await expect(own.getByText('修改成功')).toBeVisible()
    await expect(dialog).toBeHidden()
    await own.reload()
    await expect(own.getByRole('banner')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
  })

  await test.step('changes it by a code, without a mouse; the countdown survives closing and reload', async () => {
    const dialog = await openPasswordDialog(own)
    await own.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: '手机验证码' })).toBeChecked()
    await pressAt(own, dialog.getByRole('button', { name: '获取验证码' }))
    await expect(dialog.getByText(`验证码已发送至 ${masked}`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
    await own.reload()
    const again = await openPasswordDialog(own)
    await own.keyboard.press('ArrowDown')
    await expect(again.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
    const code = await readCode(own, mobile)
    await again.locator('input[name=vcCode]').focus()
    await own.keyboard.insertText(` 验证码 ${code.slice(0, 3)} ${code.slice(3)} `)
    await expect(again.locator('input[name=vcCode]')).toHaveValue(code)
    await typeAt(own, again.getByLabel('新密码', { exact: true }), thirdPassword)
    await typeAt(own, again.getByLabel('确认新密码'), thirdPassword)
    await own.keyboard.press('Enter')
    await expect(own).toHaveURL(/\/login/)
    await expect(own.getByText('密码修改成功，请使用新密码重新登录')).toBeVisible()
    await fillSignIn(own, account, thirdPassword)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own).toHaveURL(/\/dashboard$/)
  })
  await context.close()
  await elsewhere.close()
})

interface SystemData {
  userInfo: Record<string, unknown>
}

test('an expired password is told once', async ({ page }) => {
  // The answer of the sign-in brings the system data; a reload asks for it.
  await page.route(/\/(?:auth\/login|system-data)$/u, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: SystemData & { systemData?: SystemData } }
    const { userInfo } = answer.data.systemData ?? answer.data
    userInfo['passwordWhetherModifiedFlag'] = 2
    await route.fulfill({ response, json: answer })
  })
  await signIn(page, 'admin', 'yunshan')
  const question = page.getByRole('alertdialog', { name: '密码过期' })
  await expect(question).toContainText('您的密码已过期，是否修改？')
  await expect(question.getByRole('button', { name: '否' })).toBeVisible()
  await question.getByRole('button', { name: '是', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { name: '首页', level: 1 })).toBeVisible()
  await expect(question).toHaveCount(0)
})
