import type { Page } from '@playwright/test'
import { callApi } from './support/callApi.js'
import { newMember } from './support/newMember.js'
import { fillSignIn, signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const organization = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const path = `${organization}/invitations`

// Chrome itself notes each answer that refuses.
test.use({ expectedConsole: [/status of 429 .*\/resend/] })

const row = (page: Page, text: string) =>
  page.getByRole('grid', { name: '邀请记录' }).getByRole('row').filter({ hasText: text })

async function chooseDepartment(page: Page, keyword: string, name: string) {
  const form = page.getByRole('dialog', { name: '邀请成员' })
  await form.getByRole('button', { name: /^加入的部门/ }).click()
  const panel = page.getByRole('dialog', { name: '加入的部门', exact: true })
  await panel.getByRole('searchbox').fill(keyword)
  await panel.getByRole('treeitem', { name: new RegExp(`^${name}`) }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

test('an administrator invites several at once; one accepts, two are taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const mobile = (series: string) => `${series}${String(1000 + number)}`
  const [first, second, third] = [mobile('1381237'), mobile('1381238'), mobile('1381239')] as const
  const account = `fu_yue_${number}`
  const password = 'Yaoqing#2027'
  await signInByApi(page, 'admin', 'yunshan')

  let link = ''
  await test.step('pastes contacts, of which one is wrong, and corrects it', async () => {
    await page.getByRole('treeitem', { name: /^质量管理部/ }).click()
    await expect(page.getByRole('heading', { name: '质量管理部' })).toBeVisible()
    await page.getByRole('button', { name: '邀请成员' }).click()
    const form = page.getByRole('dialog', { name: '邀请成员' })
    const contacts = form.getByLabel('手机号、邮箱或账号')
    await contacts.fill(`赴约${number} ${first}\n再约${number}\t${second}\n不约${number} 138123`)
    await expect(form.getByText(/“138123”：/)).toBeVisible()
    await form.getByRole('button', { name: '发送邀请' }).click()
    await expect(form.getByText('有 1 个需要修改')).toBeVisible()
    await expectAccessible(page)
    await contacts.fill(`赴约${number} ${first}\n再约${number}\t${second}\n不约${number} ${third}`)
    await expect(form.getByText('将邀请 3 人')).toBeVisible()
    await form.getByRole('button', { name: '发送邀请' }).click()
    const links = page.getByRole('dialog', { name: '已发送 3 份邀请' })
    const own = links.getByLabel(new RegExp(`^赴约${number} .* 的邀请链接`))
    link = await own.inputValue()
    expect(link).toMatch(/\/bind-account\?tenant=yunshan#invite=/)
    await links.getByRole('button', { name: new RegExp(`^赴约${number} .*二维码`) }).click()
    await expect(links.getByRole('img', { name: new RegExp(`^赴约${number} `) })).toBeVisible()
    await expectAccessible(page)
    await links.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('finds them in the list', async () => {
    await page.getByRole('button', { name: '邀请记录' }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(page.getByRole('tab', { name: /邀请记录/ })).toBeVisible()
    await expect(row(page, `赴约${number}`)).toContainText('质量管理部')
    await page.getByRole('combobox', { name: '全部状态' }).selectOption('待接受')
    await expect(page).toHaveURL(/status=sent/)
    await expect(row(page, `不约${number}`)).toContainText('待接受')
    await expectAccessible(page)
  })

  await test.step('is told that one can be sent again only after a minute', async () => {
    await row(page, `再约${number}`).getByRole('button', { name: '重新发送' }).click()
    const question = page.getByRole('alertdialog', { name: /^重新发送给/ })
    await question.getByRole('button', { name: '重新发送' }).click()
    await expect(question.getByRole('alert')).toBeVisible() // too soon, and the question says so
    await question.getByRole('button', { name: '取消' }).click()
  })

  await test.step('takes two back together', async () => {
    for (const name of [`再约${number}`, `不约${number}`]) {
      await row(page, name).getByRole('checkbox').check()
    }
    await page.getByRole('button', { name: '撤回' }).first().click()
    const question = page.getByRole('alertdialog', { name: '撤回选中的 2 份邀请？' })
    await question.getByRole('button', { name: '撤回' }).click()
    await expect(page.getByText('已撤回 2 份邀请')).toBeVisible()
    await expect(row(page, `不约${number}`)).toHaveCount(0) // only open ones are listed
  })

  await test.step('the invited one registers with the link, and is a member', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const own = await context.newPage()
    await own.goto(link.slice(link.indexOf('/bind-account')))
    await expect(own.getByRole('heading', { name: '加入“云杉制造集团”' })).toBeVisible()
    await own.getByLabel('账号', { exact: true }).fill(account)
    await own.getByLabel('密码', { exact: true }).fill(password)
    await own.getByLabel('确认密码').fill(password)
    await own.keyboard.press('Enter')
    await expect(own.getByRole('heading', { name: '已加入“云杉制造集团”' })).toBeVisible()
    await own.getByRole('button', { name: '前往登录' }).click()
    await fillSignIn(own, account, password)
    await own.getByRole('button', { name: '登录', exact: true }).click()
    await expect(own).toHaveURL(/\/dashboard$/)
    await context.close()
    await page.getByRole('combobox', { name: '全部状态' }).selectOption('已接受')
    await expect(row(page, `赴约${number}`)).toContainText('已接受')
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { name: '邀请记录', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '邀请成员' }).first().click()
    await page
      .getByRole('dialog', { name: '邀请成员' })
      .getByLabel('手机号、邮箱或账号')
      .fill('lina@example.cn')
    await expectNoSidewaysScroll(page)
    await chooseDepartment(page, 'yanfazhongxin', '研发中心')
    await expectNoSidewaysScroll(page)
  })
})

test('who may only look sees the list, and who may not is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, {
    name: '只看邀请',
    key: 'looks_at_invitations',
    series: '1391241',
  })
  await own.goto(path)
  await expect(own).toHaveURL(/\/page404/) // without the menu of the organisation

  const [person] = await callApi<{ id: string }[]>(
    page,
    `/spruce/api/v1/members?keyword=${account}`,
  )
  await callApi(page, '/spruce/api/v1/roles/yunshan-role-auditor/members', {
    memberIds: [person?.id ?? ''],
  })
  await own.goto(path)
  await expect(row(own, '高思远')).toContainText('待接受')
  await expect(own.getByRole('button', { name: '邀请成员' })).toHaveCount(0)
  await expect(own.getByRole('button', { name: '撤回' })).toHaveCount(0)
  await context.close()
})
