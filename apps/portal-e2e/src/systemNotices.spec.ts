import type { Page } from '@playwright/test'
import { signIn, signInByApi } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-operation-management/publish/system-notice'
const title = '平台周六升级'

const drawer = (page: Page) => page.getByRole('dialog', { name: '消息' })
const row = (page: Page, text: string) =>
  page.getByRole('grid', { name: '系统公告' }).getByRole('row').filter({ hasText: text })

// The second reminder within an hour is refused: the journey provokes that.
test.use({ expectedConsole: [/status of 422 .*\/remind\)/] })

/** Presses an action of a row that is in its menu. */
async function choose(page: Page, text: string, action: string) {
  await row(page, text)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('the operator writes a notice, a customer’s member confirms it, its receipts show it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'operator')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '系统公告', level: 1 })).toBeVisible()
  const form = page.getByRole('dialog', { name: '新增系统公告' })

  await test.step('says at the fields what is missing, and writes nothing', async () => {
    await page.getByRole('button', { name: '新增公告' }).first().click()
    await form.getByRole('radio', { name: '指定客户或套餐' }).check({ force: true })
    await form.getByRole('button', { name: '保存草稿' }).click()
    await expect(form.getByText('请输入标题')).toBeVisible()
    await expect(form.getByText('请输入正文')).toBeVisible()
    await expect(form.getByText('请选择客户或套餐')).toBeVisible()
  })

  await test.step('drafts it for one customer, and sees how many people that is', async () => {
    await form.getByRole('textbox', { name: '标题' }).fill(title)
    await form.getByRole('textbox', { name: '正文' }).fill('今晚 22:00 <script>升级</script>')
    await form.getByRole('switch', { name: '须确认' }).check({ force: true })
    await form.getByRole('button', { name: /^客户/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('yunshan')
    await page
      .getByRole('option', { name: /yunshan/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await expect(form.getByText(/将发给 1 家客户的 [\d,]+ 人/)).toBeVisible()
  })

  await test.step('previews it as its readers see it', async () => {
    await form.getByRole('button', { name: '预览公告' }).click()
    await expect(drawer(page).getByRole('heading', { name: title })).toBeFocused()
    await expect(drawer(page).getByText('今晚 22:00 <script>升级</script>')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(form).toBeVisible()
    await form.getByRole('button', { name: '保存草稿' }).click()
    await expect(form).toBeHidden()
    await expect(row(page, title)).toContainText('草稿')
  })

  await test.step('publishes it, told how many get it', async () => {
    await row(page, title).getByRole('button', { name: '发布', exact: true }).click()
    const question = page.getByRole('dialog', { name: `发布“${title}”` })
    await expect(question.getByText(/将发给 1 家客户的 [\d,]+ 人/)).toBeVisible()
    await question.getByRole('button', { name: '发布公告' }).click()
    await expect(row(page, title)).toContainText('已发布')
  })

  await test.step('a member of the customer gets it at sign-in and confirms it', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const member = await elsewhere.newPage()
    await signIn(member, 'admin', 'yunshan') // whom no journey on this server takes out of the tenant
    await expect(drawer(member).getByRole('heading', { name: title })).toBeVisible()
    await expect(drawer(member).getByText('今晚 22:00')).toBeVisible()
    await expect(drawer(member).locator('script')).toHaveCount(0)
    await drawer(member).getByRole('button', { name: '确认已阅读' }).click()
    // The drawer goes on to the next, or closes.
    await expect(member.getByText(/^已确认，还有|^公告已全部确认/)).toBeVisible()
    await elsewhere.close()
  })

  await test.step('the receipts say who has, and who has not', async () => {
    await page.reload()
    await row(page, title).getByRole('button', { name: '回执' }).click()
    const receipts = page.getByRole('dialog', { name: `“${title}”的回执` })
    await expect(receipts.getByRole('row')).toHaveCount(2)
    await receipts.getByRole('button', { name: '查看人员' }).click()
    const people = page.getByRole('dialog', { name: /的阅读情况$/ })
    await expect(people.getByRole('row').nth(1)).toBeVisible()
    await people.getByRole('combobox', { name: '阅读状态' }).selectOption('confirmed')
    await expect(people.getByRole('row')).toHaveCount(2)
    await people.getByRole('button', { name: '关闭' }).first().click()
    await receipts.getByRole('button', { name: '关闭' }).first().click()
    await expect(receipts).toBeHidden()
  })

  await test.step('reminds the others, once an hour', async () => {
    for (const answer of [/已提醒 [\d,]+ 人/, /一小时内已提醒过/]) {
      await row(page, title).getByRole('button', { name: '提醒' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: '提醒' }).click()
      await expect(page.getByText(answer).first()).toBeVisible()
    }
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  })

  await test.step('its history names what was done', async () => {
    await choose(page, title, '历史')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
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

test('a scheduled notice waits for its time; what is refused stands at its field', async ({
  page,
}) => {
  const later = '系统维护预告'
  await signInByApi(page, 'operator')
  await page.goto(path)
  await page.getByRole('button', { name: '新增公告' }).first().click()
  const form = page.getByRole('dialog', { name: '新增系统公告' })
  await form.getByRole('textbox', { name: '标题' }).fill(later)
  await form.getByRole('textbox', { name: '正文' }).fill('下月维护')
  await form.getByRole('textbox', { name: '失效时间' }).fill('2089-01-01 00:00')
  await form.getByRole('button', { name: '保存草稿' }).click()
  await expect(row(page, later)).toContainText('草稿')

  await row(page, later).getByRole('button', { name: '发布', exact: true }).click()
  const question = page.getByRole('dialog', { name: `发布“${later}”` })
  await question.getByRole('radio', { name: '定时发布' }).check({ force: true })
  await question.getByRole('textbox', { name: '发布时间' }).fill('2089-02-01 09:00')
  await question.getByRole('button', { name: '发布公告' }).click()
  await expect(question.getByText(/须早于失效时间/)).toBeVisible()
  await question.getByRole('textbox', { name: '发布时间' }).fill('2088-12-01 09:00')
  await question.getByRole('button', { name: '发布公告' }).click()
  await expect(row(page, later)).toContainText('待发布')

  await page.getByRole('combobox', { name: '全部状态' }).selectOption('scheduled')
  await expect(page).toHaveURL(/status=scheduled/)
  await expect(row(page, later)).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await expect(page.getByText(later)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await choose(page, later, '取消发布')
  await page.getByRole('alertdialog').getByRole('button', { name: '取消发布' }).click()
  await expect(row(page, later)).toHaveCount(0)
})
