import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { pressAt } from './support/keyboard.js'
import { test } from './support/ownServerTest.js'
import { signIn } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/test.js'

const drawer = (page: Page) => page.getByRole('dialog', { name: '消息' })
const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A notice to everybody that asks to be confirmed. */
async function publishNotice(page: Page, title: string, content: string) {
  const { id, version } = await callAs<{ id: string; version: number }>(
    page,
    'POST',
    '/spruce/api/v1/notices',
    { title, content, level: 'important', mustConfirm: true, everyone: true },
  )
  await callAs(page, 'POST', `/spruce/api/v1/notices/${id}/publish`, { version })
  return id
}

test('a notice and the reminder of it arrive live; read and confirmed by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const admin = await elsewhere.newPage()
  await signIn(admin, 'admin', 'yunshan')
  const greeted = page.waitForResponse((response) => response.url().endsWith('/sletter/redStatus'))
  await signIn(page, 'member', 'yunshan')
  await greeted
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: '未读消息' })).toBeVisible()

  const title = '周六机房停电'
  const id = await publishNotice(
    admin,
    title,
    '<h2>时间</h2><p>周六 <strong>22:00</strong> 至次日 6:00。</p><script>alert(1)</script>',
  )

  await test.step('the bell says so; the drawer opens and reads by keyboard alone', async () => {
    await expect(bell(page, '有未读消息')).toBeVisible()
    await pressAt(page, bell(page, '有未读消息'))
    const unread = drawer(page).getByRole('tab', { name: /^未读/ })
    await expect(unread).toBeFocused()
    const line = drawer(page)
      .getByRole('list', { name: '公告' })
      .getByRole('button', { name: title })
    await expect(line).toContainText('待确认')
    await expectAccessible(page)
    await pressAt(page, line)
    await expect(drawer(page).getByRole('heading', { name: title })).toBeFocused()
    await expect(drawer(page).getByText('22:00')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('confirmed, it is read', async () => {
    await pressAt(page, drawer(page).getByRole('button', { name: '确认已阅读' }))
    await expect(drawer(page).getByText('已确认')).toBeVisible()
    const receipts = await callAs<{ confirmedAt: string | null }[]>(
      admin,
      'GET',
      `/spruce/api/v1/notices/${id}/receipts?state=confirmed`,
    )
    expect(receipts).toHaveLength(1)
    await pressAt(page, drawer(page).getByRole('button', { name: '返回消息列表' }))
    await expect(drawer(page).getByRole('tab', { name: /^未读/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(drawer(page).getByRole('tab', { name: '已读', selected: true })).toBeFocused()
    await expect(drawer(page).getByRole('button', { name: new RegExp(title) })).toBeVisible()
  })

  await test.step('a letter comes while the drawer is open; all is read at once', async () => {
    const second = await publishNotice(admin, '请更新通讯录', '<p>请核对手机号。</p>')
    await callAs(admin, 'POST', `/spruce/api/v1/notices/${second}/remind`, {})
    await page.keyboard.press('ArrowLeft')
    const letters = drawer(page).getByRole('list', { name: '站内信' })
    await expect(letters.getByRole('button', { name: /请更新通讯录/ })).toBeVisible()
    await drawer(page).getByRole('button', { name: '全部标为已读' }).click()
    await expect(letters).toHaveCount(0)
    await expect(drawer(page).getByRole('button', { name: /请更新通讯录/ })).toContainText('待确认')
  })

  await test.step('Escape closes, the focus is at the bell', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('.shell-bell')).toBeFocused()
  })

  await test.step('an unread message of the home page opens in the drawer, at 320 px too', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page
      .getByRole('main')
      .getByRole('button', { name: /请更新通讯录/ })
      .click()
    await expect(drawer(page).getByRole('heading', { name: '请更新通讯录' })).toBeFocused()
    await expect(drawer(page).getByText('请核对手机号。')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await drawer(page).getByRole('button', { name: '确认已阅读' }).click()
    await drawer(page).getByRole('button', { name: '关闭消息' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(bell(page, '没有未读消息')).toBeFocused()
  })
  await elsewhere.close()
})
