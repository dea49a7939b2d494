import type { Page } from '@playwright/test'
import { expectKeptOut } from './support/expectKeptOut.js'
import { newColleague } from './support/newColleague.js'
import { signIn, signInByApi } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

// One after the other: a notice that everybody must confirm covers the page of whoever signs in meanwhile.
test.describe.configure({ mode: 'default' })

const path = '/yunbu-app/spruce-web-enterprise-console/msg-publish/business-notice'
const title = '食堂周一停业'

const drawer = (page: Page) => page.getByRole('dialog', { name: '消息' })
const row = (page: Page, text: string) =>
  page.getByRole('grid', { name: '企业公告' }).getByRole('row').filter({ hasText: text })

/** Presses an action of a row that is in its menu. */
async function choose(page: Page, text: string, action: string) {
  await row(page, text)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('an administrator writes a notice, a member reads it, its receipts show it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '企业公告', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const form = page.getByRole('dialog', { name: '新增企业公告' })
  let count = ''

  await test.step('drafts it for everybody, and sees how many people that is', async () => {
    await page.getByRole('button', { name: '新增公告' }).first().click()
    await form.getByRole('textbox', { name: '标题' }).fill(title)
    await form.getByRole('textbox', { name: '正文' }).fill('请自备午餐')
    await form.getByRole('switch', { name: '须确认' }).check({ force: true })
    const reach = form.getByText(/将发给 [\d,]+ 人/)
    await expect(reach).toBeVisible()
    count = /[\d,]+/.exec(await reach.innerText())?.[0] ?? ''
    await form.getByRole('button', { name: '保存草稿' }).click()
    await expect(row(page, title)).toContainText('草稿')
  })

  await test.step('publishes it, told how many get it', async () => {
    await row(page, title).getByRole('button', { name: '发布', exact: true }).click()
    const question = page.getByRole('dialog', { name: `发布“${title}”` })
    await expect(question.getByText(`将发给 ${count} 人`)).toBeVisible()
    await question.getByRole('button', { name: '发布公告' }).click()
    // It is for everybody: who published it is asked to confirm it too.
    await drawer(page).getByRole('button', { name: '确认已阅读' }).click()
    await expect(page.getByText(/^已确认，还有|^公告已全部确认/)).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    await expect(row(page, title)).toContainText('已发布')
  })

  await test.step('a member gets it at sign-in and confirms it', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const member = await elsewhere.newPage()
    await signIn(member, 'member', 'yunshan')
    await expect(drawer(member).getByRole('heading', { name: title })).toBeVisible()
    await drawer(member).getByRole('button', { name: '确认已阅读' }).click()
    await expect(member.getByText(/^已确认，还有|^公告已全部确认/)).toBeVisible()

    // Who may not see the notices of the company finds no page and no call.
    await member.goto(path)
    await expect(member.getByRole('grid', { name: '企业公告' })).toBeHidden()
    const refused = await member.request.get('/spruce/api/v1/notices', {
      headers: { 'app-code': 'spruce-web-enterprise-console' },
    })
    expect(refused.status()).toBe(403)
    await elsewhere.close()
  })

  await test.step('the receipts say who has, and who has not', async () => {
    await page.reload()
    await row(page, title).getByRole('button', { name: '回执' }).click()
    const receipts = page.getByRole('dialog', { name: `“${title}”的回执` })
    await expect(receipts.getByRole('row').nth(1)).toBeVisible()
    await receipts.getByRole('combobox', { name: '阅读状态' }).selectOption('confirmed')
    await expect(receipts.getByRole('row')).toHaveCount(3)
    await receipts.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('withdraws it, then removes it', async () => {
    await choose(page, title, '撤回')
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click()
    await expect(row(page, title)).toContainText('已撤回')
    await choose(page, title, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(row(page, title)).toHaveCount(0)
  })
})

test('a colleague with one code reads them only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'notice_reader', codes: ['notice:list'], baseURL },
  })
  await reader.own.goto(path)
  const draft = '年会节目征集'
  await expect(row(reader.own, draft)).toContainText('草稿')
  await expect(reader.own.getByRole('button', { name: '新增公告' })).toHaveCount(0)
  const actions = row(reader.own, draft)
  await expect(actions.getByRole('button', { name: '预览' })).toBeVisible()
  await expect(
    actions.getByRole('button', { name: /更多操作|^(编辑|复制|发布|删除)$/ }),
  ).toHaveCount(0)
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'notice_nobody',
    path,
    api: '/spruce/api/v1/notices',
    baseURL,
  })
})
