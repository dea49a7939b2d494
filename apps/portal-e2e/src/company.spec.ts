import { callAs } from './support/callAs.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, ownNumber, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/customer'
const customers = '/spruce/api/v1/customers'

test('an administrator keeps the file of the company and asks for a renewal', async ({
  page,
  browser,
  baseURL,
}) => {
  const note = `续期一年 ${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '企业档案' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  const main = page.getByRole('main')

  await test.step('sees what the company is and what it uses', async () => {
    await expect(main.getByRole('heading', { name: '企业档案', level: 1 })).toBeVisible()
    await expect(main.getByRole('region', { name: '基本信息' })).toContainText('云杉制造集团')
    await expect(main.getByRole('region', { name: '套餐与用量' })).toContainText('剩余')
    await expectAccessible(page)
  })

  await test.step('edits what is its own', async () => {
    await main.getByRole('button', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑企业档案' })
    await form.getByLabel('营业执照编号').fill('91350100M000100Y44')
    await form.getByLabel('地址').fill('星湖街 328 号 5 幢')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('统一社会信用代码校验不正确')).toBeVisible()
    await form.getByLabel('营业执照编号').fill('91350100M000100Y43')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.reload()
    await expect(main.getByText('星湖街 328 号 5 幢')).toBeVisible()
    await expect(main.getByText('91350100M000100Y43')).toBeVisible()
  })

  await test.step('reads who changed it', async () => {
    await main.getByRole('button', { name: '历史' }).click()
    const dialog = page.getByRole('dialog', { name: /的历史/ })
    await expect(dialog.getByText('星湖街 328 号 5 幢').first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('asks for a renewal, which the operator sees and answers', async () => {
    await main.getByRole('button', { name: '申请续期' }).click()
    const form = page.getByRole('dialog', { name: '申请续期' })
    await form.getByLabel('说明').fill(note)
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(main.getByText(note)).toBeVisible()
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
    const operator = await context.newPage()
    await signInByApi(operator, 'operator')
    const asking = await callAs<{ id: string; renewal: { note: string } | null }[]>(
      operator,
      'GET',
      `${customers}?page=1&size=100&renewalAsked=true`,
    )
    const own = asking.find(({ renewal }) => renewal?.note === note)
    await operator.goto(
      `/yunbu-app/spruce-web-operation-management/base/customer/info/view/${own?.id ?? ''}`,
    )
    await expect(operator.getByText(note)).toBeVisible()
    await operator.getByRole('button', { name: '不予续期' }).click()
    const question = operator.getByRole('alertdialog')
    await question.getByRole('textbox').fill('离到期还早')
    await question.getByRole('button', { name: '不予续期' }).click()
    await expect(operator.getByText(note)).toBeHidden()
    await context.close()
    await page.reload()
    await expect(main.getByRole('button', { name: '申请续期' })).toBeVisible()
    await expect(main.getByText(note)).toBeHidden()
  })

  await fitsNarrowScreen(page, path, '企业档案')
})

test('a colleague with one code reads it only, and one without sees nothing of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'company_reader', codes: ['enterprise:list'], baseURL },
  })
  await reader.own.goto(path)
  const main = reader.own.getByRole('main')
  await expect(main.getByRole('region', { name: '联系人' })).toContainText('****')
  await expect(main.getByRole('button', { name: '历史' })).toBeVisible()
  await expect(main.getByRole('button', { name: '编辑' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: '申请续期' })).toHaveCount(0)
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'company_nobody',
    path,
    api: '/spruce/api/v1/enterprise',
    baseURL,
  })
})
