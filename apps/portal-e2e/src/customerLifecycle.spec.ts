import type { Page } from '@playwright/test'
import { applyForAccount, type Applicant } from './support/applyForAccount.js'
import { callAs } from './support/callAs.js'
import { pressInRow } from './support/pressInRow.js'
import { demoPassword, fillSignIn, readCode, signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const console_ = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const audit = '/yunbu-app/spruce-web-operation-management/base/customer/audit'
const customers = '/spruce/api/v1/customers'
const customerList = '/yunbu-app/spruce-web-operation-management/base/customer'

interface Customer {
  id: string
  version: number
  status: string
}

/** What the outbox holds for somebody, the newest first. */
async function letters(page: Page, to: string): Promise<string[]> {
  const answer = await page.request.get('/_outbox.json')
  const outbox = (await answer.json()) as
    { to?: string; text?: string }[] | { messages: { to?: string; text?: string }[] }
  const all = Array.isArray(outbox) ? outbox : outbox.messages
  return all.filter((one) => one.to === to).map(({ text = '' }) => text)
}

/** The row of an application in the operator's list. */
async function findApplication(page: Page, { code, name }: Applicant, status: string) {
  await page.goto(`${audit}?status=${status}&keyword=${encodeURIComponent(name)}`)
  return page
    .getByRole('grid', { name: '客户审核' })
    .getByRole('row')
    .filter({ hasText: code })
    .first()
}

/** The row of a customer in the operator's list. */
async function findCustomer(page: Page, { code, name }: Applicant) {
  await page.goto(`${customerList}?keyword=${code}`)
  return page.getByRole('grid', { name: '客户' }).getByRole('row').filter({ hasText: name }).first()
}

test('a company applies, is asked, rejected, applies again, is set up, works, ends and is renewed', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const applicant: Applicant = {
    name: `青溪制造 ${number}`,
    code: `qingxi-${number}`,
    contactName: '溪青',
    mobile: `1351238${String(1000 + number)}`,
    email: `boss${number}@qingxi.example`,
  }
  const loginName = `admin_${applicant.code.replaceAll('-', '_')}`
  const password = 'Qingxi#2027'
  const newContext = () => browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const outside = await (await newContext()).newPage()
  const boss = await (await newContext()).newPage()
  await signInByApi(page, 'operator')

  await test.step('it applies, and the operator rejects it with a reason', async () => {
    await applyForAccount(outside, applicant)
    await pressInRow(await findApplication(page, applicant, 'submitted'), '驳回')
    const form = page.getByRole('dialog', { name: `驳回“${applicant.name}”的申请` })
    await form.getByLabel('驳回原因').fill('说明过于简单')
    await form.getByRole('button', { name: '驳回申请' }).click()
    await expect(form).toBeHidden()
    expect((await letters(page, applicant.email)).join()).toContain('说明过于简单')
    await outside.getByRole('button', { name: '刷新' }).click()
    await expect(outside.getByText('说明过于简单')).toBeVisible()
  })

  await test.step('it applies again, and the operator asks for more', async () => {
    await applyForAccount(outside, applicant)
    await pressInRow(await findApplication(page, applicant, 'submitted'), '要求补充')
    const form = page.getByRole('dialog', { name: `请“${applicant.name}”补充资料` })
    await form.getByLabel('需要补充什么').fill('请补充预计人数')
    await form.getByRole('button', { name: '发送' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('it answers and hands in again', async () => {
    await outside.getByRole('button', { name: '刷新' }).click()
    await expect(outside.getByText('请补充预计人数')).toBeVisible()
    await outside.getByRole('button', { name: '补充资料' }).click()
    for (const step of [1, 2]) {
      await expect(outside.getByText(`第 ${step} 步，共 3 步`).first()).toBeAttached()
      await outside.getByRole('button', { name: '下一步' }).click()
    }
    await outside.getByLabel('申请说明').fill('预计三百人')
    await outside.getByRole('button', { name: '重新提交' }).click()
    await expect(outside.getByText('已提交，等待审核')).toBeVisible()
  })

  await test.step('the operator approves what the preview says', async () => {
    const row = await findApplication(page, applicant, 'submitted')
    await row.getByRole('button', { name: '查看' }).click()
    const dialog = page.getByRole('dialog', { name: `“${applicant.name}”的开通申请` })
    await expect(dialog.getByText('预计三百人')).toBeVisible()
    const steps = dialog.getByRole('region', { name: '处理过程' })
    await expect(steps).toContainText('重新提交')
    await expect(steps).toContainText('请补充预计人数')
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    const form = page.getByRole('dialog', { name: `通过“${applicant.name}”的申请` })
    const preview = form.getByRole('region', { name: '将要开通' })
    for (const text of [loginName, '综合管理部', '系统管理员', '企业控制台', applicant.mobile]) {
      await expect(preview).toContainText(text)
    }
    await form.getByRole('button', { name: '通过并开通' }).click()
    await expect(form).toBeHidden()
    await expect(steps).toContainText('通过申请')
    await outside.getByRole('button', { name: '刷新' }).click()
    await expect(outside.getByText('已通过')).toBeVisible()
  })

  await test.step('its administrator gets name and password apart, and must change the password', async () => {
    const [mail = ''] = await letters(page, applicant.email)
    expect(mail).toContain(loginName)
    const oneTime = await readCode(page, applicant.mobile)
    expect(mail).not.toContain(oneTime)
    await boss.goto(`/login?tenant=${applicant.code}`)
    await fillSignIn(boss, loginName, oneTime)
    await boss.getByRole('button', { name: '登录', exact: true }).click()
    await expect(boss).toHaveURL(/\/changePassword/)
    await boss.getByLabel('新密码', { exact: true }).fill(password)
    await boss.getByLabel('确认新密码').fill(password)
    await boss.getByRole('button', { name: '修改密码' }).click()
    await boss.getByRole('button', { name: '前往登录' }).click()
  })

  await test.step('the administrator works in the own enterprise console, and in no other', async () => {
    await signInAs(boss, applicant.code, loginName, password)
    await boss.goto(console_)
    const tree = boss.getByRole('tree', { name: '组织架构' })
    await expect(tree.getByRole('treeitem', { name: /^综合管理部/ })).toBeVisible()
    await expect(tree.getByRole('treeitem', { name: '云杉制造集团' })).toHaveCount(0)
    const refused = await boss.request.get(customers, {
      headers: { 'app-code': 'spruce-web-operation-management' },
    })
    expect(refused.status()).toBe(403)
    await boss.getByRole('button', { name: '添加成员' }).click()
    await expect(boss.getByRole('dialog', { name: '添加成员' })).toBeVisible()
    await boss.keyboard.press('Escape')
  })

  await test.step('disabled, its people are refused at the next step and told why', async () => {
    const row = await findCustomer(page, applicant)
    await pressInRow(row, '停用')
    const question = page.getByRole('alertdialog', { name: `停用“${applicant.name}”？` })
    await question.getByRole('button', { name: '停用' }).click()
    await expect(page.getByText(`已停用“${applicant.name}”`)).toBeVisible()
    await expectRefused(boss, (await find(page, applicant)).id, 'TENANT_DISABLED')
    await pressInRow(row, '启用')
    await expect(page.getByText(`已启用“${applicant.name}”`)).toBeVisible()
    await signInAs(boss, applicant.code, loginName, password)
  })

  await test.step('past its end it is closed until it is renewed', async () => {
    const { id, version } = await find(page, applicant)
    // The form takes whole days, for which no journey can wait.
    const soon = new Date(Date.now() + 3000).toISOString()
    await callAs(page, 'POST', `${customers}/${id}/renew`, { version, expiresAt: soon })
    await expect.poll(async () => (await find(page, applicant)).status).toBe('expired')
    await expectRefused(boss, id, 'TENANT_EXPIRED')
    const row = await findCustomer(page, applicant)
    await expect(row).toContainText('已到期')
    await pressInRow(row, '续期')
    const form = page.getByRole('dialog', { name: `为“${applicant.name}”续期` })
    await expect(form).toContainText('客户已到期。续期后会自动启用。')
    await form.getByRole('textbox', { name: '新的到期日' }).fill('2089-01-01')
    await form.getByRole('button', { name: '续期' }).click()
    await expect(form).toBeHidden()
    await expect(row).toContainText('2089-01-01')
    await expect(row).not.toContainText('已到期')
    await signInAs(boss, applicant.code, loginName, password)
    await boss.goto(console_)
    await expect(boss.getByRole('tree', { name: '组织架构' })).toBeVisible()
  })
  await outside.context().close()
  await boss.context().close()
})

async function find(page: Page, { code }: Applicant): Promise<Customer> {
  const [found] = await callAs<Customer[]>(page, 'GET', `${customers}?keyword=${code}`)
  return found!
}

/** Signs in on the page of the company and waits for the first page. */
async function signInAs(page: Page, tenant: string, account: string, password = demoPassword) {
  await page.context().clearCookies()
  await page.goto(`/login?tenant=${tenant}`)
  await fillSignIn(page, account, password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await expect(page.getByRole('banner')).toBeVisible()
}

/** The open session of somebody of the company is served no more, with the reason. */
async function expectRefused(page: Page, tenantId: string, code: string) {
  const answer = await page.request.get('/aba-base/api/role/user/isAdmin', {
    headers: { 'app-code': 'spruce-web-enterprise-console', 'current-tenant': tenantId },
  })
  expect([answer.status(), ((await answer.json()) as { code: unknown }).code]).toEqual([403, code])
}
