import { readCaptcha } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

test('a company applies, and comes back to how its application stands', async ({ page }) => {
  const number = ownNumber()
  await page.goto('/login')
  await page.getByRole('link', { name: '申请开通企业账号' }).click()
  await expect(page.getByRole('heading', { name: '申请开通企业账号' })).toBeVisible()

  await test.step('goes through the steps', async () => {
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('请输入企业名称')).toBeVisible()
    await expect(page.getByLabel('企业名称')).toBeFocused()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel('企业名称').fill(`松风科技 ${number}`)
    await page.getByLabel('企业编码').fill(`songfeng-${number}`)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('联系人姓名').fill('松风')
    await page.getByLabel('手机号').fill(`1371234${String(1000 + number)}`)
    await page.getByLabel('邮箱').fill(`apply${number}@songfeng.example`)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('申请说明').fill('两百人的工厂')
    await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page))
    await page.getByRole('button', { name: '提交申请' }).click()
  })

  await test.step('sees it, and again after a reload', async () => {
    await expect(page.getByText('已提交，等待审核')).toBeVisible()
    await expect(page.getByRole('heading', { name: '申请进度' })).toBeFocused()
    await expect(page).toHaveURL(/\/customer-apply#[\w-]{43}$/)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.reload()
    await expect(page.getByText(`松风科技 ${number}`)).toBeVisible()
    await expect(page.getByText(`songfeng-${number}`)).toBeVisible()
  })
})

test.describe('a link that leads nowhere', () => {
  test.use({ expectedConsole: [/status of (400|404) .*\/applications\/status/] })

  test('says so, and offers the form', async ({ page }) => {
    await page.goto('/customer-apply#q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE')
    await expect(page.getByRole('heading', { name: '没有找到申请' })).toBeVisible()
    await page.getByRole('button', { name: '重新申请' }).click()
    await expect(page.getByLabel('企业名称')).toBeVisible()
  })
})
