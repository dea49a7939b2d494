import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { pressAt } from './support/keyboard.js'
import { publishNotice, withdrawNotice, readWhatWaits } from './support/notices.js'
import { signIn, signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, hearsServer, opensStream, test } from './support/test.js'

const drawer = (page: Page) => page.getByRole('dialog', { name: '消息' })
const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a notice and the reminder of it arrive live; read and confirmed by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const admin = await elsewhere.newPage()
  await signInByApi(admin, 'admin', 'yunshan')
  const greeted = hearsServer(page)
  await signInByApi(page, 'member', 'yunshan')
  await greeted
  await readWhatWaits(page)
  const listening = opensStream(page)
  await page.goto('/dashboard')
  await listening
  await expect(page.getByRole('heading', { name: '未读消息' })).toBeVisible()

  const title = '周六机房停电'
  const id = await publishNotice(
    admin,
    title,
    '<h2>时间</h2><p>周六 <strong>22:00</strong> 至次日 6:00。</p><script>alert(1)</script>',
  )

  let second = ''
  let third = ''

  await test.step('it opens by itself, as it asks to be confirmed', async () => {
    await expect(drawer(page).getByRole('heading', { name: title })).toBeFocused()
    await expect(drawer(page).getByText('22:00')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  })

  await test.step('the drawer opens and reads by keyboard alone', async () => {
    await pressAt(page, page.locator('.shell-bell'))
    const unread = drawer(page).getByRole('tab', { name: /^未读/ })
    await expect(unread).toBeFocused()
    const line = drawer(page)
      .getByRole('list', { name: '公告' })
      .getByRole('button', { name: title })
    await expect(line).toContainText('待确认')
    await pressAt(page, line)
    await expect(drawer(page).getByRole('heading', { name: title })).toBeFocused()
    await expect(drawer(page).getByText('22:00')).toBeVisible()
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
    second = await publishNotice(admin, '请更新通讯录', '<p>请核对手机号。</p>')
    await callAs(admin, 'POST', `/spruce/api/v1/notices/${second}/remind`, {})
    await page.keyboard.press('ArrowLeft')
    const letters = drawer(page).getByRole('list', { name: '站内信' })
    await expect(letters.getByRole('button', { name: /请更新通讯录/ })).toBeVisible()
    await drawer(page).getByRole('button', { name: '全部标为已读' }).click()
    await expect(letters).toHaveCount(0)
    await expect(drawer(page).getByRole('button', { name: /请更新通讯录/ })).toContainText('待确认')
  })

  await test.step('Escape closes, for what came meanwhile it opens again; then the focus is at the bell', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page).getByRole('heading', { name: '请更新通讯录' })).toBeFocused()
    await expect(drawer(page).getByText('请核对手机号。')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('.shell-bell')).toBeFocused()
  })

  await test.step('an unread message of the home page opens in the drawer, at 320 px too', async () => {
    third = await publishNotice(admin, '食堂新菜单', '<p>周一起。</p>', { mustConfirm: false })
    await page.setViewportSize({ width: 320, height: 640 })
    await page
      .getByRole('article', { name: '未读消息' })
      .getByRole('button', { name: /食堂新菜单/ })
      .click()
    await expect(drawer(page).getByRole('heading', { name: '食堂新菜单' })).toBeFocused()
    await expect(drawer(page).getByText('周一起。')).toBeVisible()
    await expectNoSidewaysScroll(page)
    // The list behind the drawer has no such line any more: the focus goes to the bell.
    const unread = page.locator('main article').filter({ hasText: '未读消息' })
    await expect(unread.getByText('食堂新菜单')).toHaveCount(0)
    await drawer(page).getByRole('button', { name: '关闭消息' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page.locator('.shell-bell')).toBeFocused()
  })
  for (const one of [id, second, third]) await withdrawNotice(admin, one)
  await elsewhere.close()
})

test('what must be confirmed opens by itself at sign-in, one after another, and once in a session', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const admin = await elsewhere.newPage()
  await signInByApi(admin, 'member', 'yunshan')
  await readWhatWaits(admin)
  await signInByApi(admin, 'admin', 'yunshan')
  const titles = ['消防演练通知', '信息安全承诺书']
  const published: string[] = []
  for (const title of titles) {
    published.push(await publishNotice(admin, title, `<p>${title}的正文</p>`))
  }

  await signIn(page, 'member', 'yunshan')
  const heading = drawer(page).getByRole('heading', { level: 3 })
  await expect(heading).toBeFocused()
  const first = (await heading.textContent()) ?? ''
  expect(titles).toContain(first)
  await expect(drawer(page).getByText(`${first}的正文`)).toBeVisible()

  await test.step('the next one follows the confirmation, by keyboard', async () => {
    await pressAt(page, drawer(page).getByRole('button', { name: '确认已阅读' }))
    const second = titles.find((title) => title !== first) ?? ''
    await expect(drawer(page).getByRole('heading', { name: second })).toBeFocused()
    await expect(page.getByText('已确认，还有 1 条公告待确认')).toBeVisible()
    await expect(drawer(page).getByText(`${second}的正文`)).toBeVisible()
  })

  await test.step('put off by Escape it stays with the unread, and does not come back by itself', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await page.reload()
    await expect(bell(page, '有未读消息')).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    await pressAt(page, bell(page, '有未读消息'))
    await expect(
      drawer(page).getByRole('list', { name: '公告' }).getByRole('button'),
    ).toContainText('待确认')
  })
  for (const id of published) await withdrawNotice(admin, id)
  await elsewhere.close()
})
