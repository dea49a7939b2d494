import type { Page } from '@playwright/test'
import { firstPassword, newMember } from './support/newMember.js'
import { readCode, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, test } from './support/test.js'

/** One transparent dot, as a PNG. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function openProfile(page: Page) {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await expect(page).toHaveURL(/\/personal$/)
  await expect(page.getByRole('heading', { name: '个人信息', exact: true })).toBeVisible()
}

test('/personal: name, photo, contacts that come masked, and my devices; S-05', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, { name: '何晴', key: 'qing', series: '1391236' })
  await openProfile(own)

  await test.step('changes the name', async () => {
    const profile = own.getByRole('region', { name: '基本资料' })
    await profile.getByRole('button', { name: '修改姓名' }).click()
    const dialog = own.getByRole('dialog', { name: '修改姓名' })
    await expect(dialog.getByLabel('姓名')).toBeFocused()
    await expect(dialog.getByLabel('姓名')).toHaveValue('何晴')
    await dialog.getByLabel('姓名').fill('何晴川')
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(own.getByText('姓名已修改')).toBeVisible()
    await expect(own.getByRole('button', { name: '用户菜单：何晴川' })).toBeVisible()
  })

  await test.step('sets a photo, and takes it away', async () => {
    const profile = own.getByRole('region', { name: '基本资料' })
    const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }
    await profile.locator('input[type=file]').setInputFiles(file)
    await expect(own.getByText('头像已更新')).toBeVisible()
    await profile.getByRole('button', { name: '移除头像' }).click()
    await expect(own.getByText('头像已移除')).toBeVisible()
    await expect(profile.getByRole('button', { name: '移除头像' })).toHaveCount(0)
  })

  await test.step('binds an email: this session goes on', async () => {
    const security = own.getByRole('region', { name: '账号与安全' })
    await expect(security).toContainText('139****')
    await security.getByRole('button', { name: /^(绑定|更换)邮箱$/ }).click()
    const dialog = own.getByRole('dialog')
    const email = `${account.replace('_', '.')}@yunshan.example`
    await expect(dialog.locator('input[name=email]')).toBeFocused()
    await dialog.locator('input[name=email]').fill(email)
    await dialog.getByRole('button', { name: '获取验证码' }).click()
    await expect(dialog.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
    await dialog.locator('input[name=vcCode]').fill(await readCode(own, email))
    await dialog.getByRole('button', { name: /^(绑定|更换)邮箱$/ }).click()
    await expect(own.getByText('修改成功')).toBeVisible()
    await expect(security).toContainText('@yunshan.example')
    await own.reload()
    await expect(own).toHaveURL(/\/personal$/)
  })

  await test.step('ends the session elsewhere', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const other = await elsewhere.newPage()
    await signInByApi(other, account, 'yunshan', firstPassword)
    await own.reload()
    const devices = own.getByRole('region', { name: '登录设备' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').filter({ hasText: '本设备' })).toHaveCount(1)
    await devices.getByRole('button', { name: '下线其他设备' }).click()
    const question = own.getByRole('alertdialog')
    await question.getByRole('button', { name: '下线其他设备' }).click()
    await expect(own.getByText('已下线 1 台设备')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
    await elsewhere.close()
  })

  await expect(own.getByRole('list', { name: '最近登录' })).toContainText('成功')
  await own.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(own)
  await context.close()
})
