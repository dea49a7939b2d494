import { readFile } from 'node:fs/promises'
import { expectKeptOut } from './support/expectKeptOut.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/msg-config/businessb-identity'

interface DefinitionFile {
  identifiers: { code: string; name: string; appCode: string }[]
}

const { rowOf, act } = gridRows('业务标识')

test('an administrator writes a business identifier, tries it out, and removes it', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `测试标识${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '业务标识' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))

  await test.step('sees those of the company', async () => {
    await expect(rowOf(page, '审批提醒')).toContainText('站内信、邮件')
    await expectAccessible(page)
  })

  await test.step('adds one; a variable goes in at the cursor by keyboard', async () => {
    await page.getByRole('button', { name: '新增业务标识' }).click()
    const form = page.getByRole('dialog', { name: '新增业务标识' })
    await form.getByLabel('编码', { exact: true }).fill(`test.e2e${number}`)
    await form.getByLabel('名称', { exact: true }).fill(name)
    await form.getByRole('button', { name: /^所属应用/ }).click()
    await page.getByRole('option', { name: '企业控制台' }).click()
    await form.getByRole('button', { name: '新增变量' }).click()
    await page.keyboard.type('order')
    await form.getByLabel('第 1 个变量的说明').fill('订单')
    const title = form.getByLabel('站内信标题', { exact: true })
    await title.fill('订单{{nobody}}')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('变量 nobody 没有声明')).toBeVisible()
    await title.fill('逾期：')
    await title.press('Tab')
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue('逾期：{{order}}')
    await expectAccessible(page)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(rowOf(page, name)).toContainText('启用')
  })

  await test.step('previews it, and sends a test to themselves', async () => {
    await act(page, name, '预览')
    const preview = page.getByRole('dialog', { name: `预览“${name}”` })
    await preview.getByLabel('订单 (order)').fill('SO-1')
    await expect(preview.getByRole('region', { name: '站内信预览' })).toContainText('逾期：SO-1')
    await page.keyboard.press('Escape')
    await act(page, name, '发给自己测试')
    const dialog = page.getByRole('dialog', { name: `用“${name}”给自己发一条` })
    await dialog.getByLabel('订单 (order)').fill(`SO-${number}`)
    await dialog.getByRole('button', { name: '发送', exact: true }).click()
    await expect(page.getByText(`“${name}”已发送给自己`)).toBeVisible()
  })

  await test.step('disables it before it goes to the recycle bin', async () => {
    await act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(rowOf(page, name)).toContainText('停用')
    await act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
  })

  await fitsNarrowScreen(page, path, '业务标识')
})

test('definitions go out as a file and come back, and a program sends as the guide says', async ({
  page,
}) => {
  const number = ownNumber()
  const code = `test.file${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)
  await expect(rowOf(page, '审批提醒')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出定义' }).click()
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as DefinitionFile
  const reminder = file.identifiers.find(({ name }) => name === '审批提醒')

  await test.step('sees what a file adds before it is imported', async () => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '导入定义' }).click()
    const added = { ...reminder, code, name: `导入${number}`, enabled: true }
    const sent = { ...file, identifiers: [reminder, added] }
    await (
      await choosing
    ).setFiles({
      ...{ name: 'definitions.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(sent)),
    })
    const dialog = page.getByRole('dialog', { name: '导入业务标识定义' })
    await expect(dialog.getByRole('treeitem', { name: `导入${number}（${code}）` })).toBeChecked()
    await expect(dialog.getByText('另有 1 个与现有的相同。')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '导入所选' }).click()
    await expect(page.getByText('已新增 1 个、修改 0 个业务标识')).toBeVisible()
    await expect(rowOf(page, `导入${number}`)).toContainText('启用')
  })

  await test.step('reads the call, which works as it stands', async () => {
    await act(page, `导入${number}`, '接入说明')
    await expect(page.getByRole('heading', { name: '接入说明', level: 1 })).toBeVisible()
    await expect(page.getByRole('combobox', { name: '业务标识' })).toHaveValue(code)
    await expectAccessible(page)
    const text = (await page.getByRole('tabpanel').locator('pre').textContent()) ?? ''
    const body = JSON.parse(/body: ([^]*?^ {4}\}),$/mu.exec(text)?.[1] ?? '') as object
    const answer = await page.request.post('/spruce/api/v1/business-deliveries', {
      headers: { 'app-code': reminder?.appCode ?? '', origin: new URL(page.url()).origin },
      data: { ...body, loginNames: ['admin'] },
    })
    expect(await answer.json()).toMatchObject({ code: 200, data: { code, people: 1 } })
    await page.getByRole('tab', { name: 'TypeScript' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Shell' })).toContainText(`"code": "${code}"`)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})

test('a colleague with one code reads them only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'identifier_reader', codes: ['businessidentity:list'], baseURL },
  })
  await reader.own.goto(path)
  await expect(rowOf(reader.own, '审批提醒')).toBeVisible()
  const main = reader.own.getByRole('main')
  await expect(
    main.getByRole('button', { name: /^(新增|导入|编辑|复制|停用|启用|删除|发给)/ }),
  ).toHaveCount(0)
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'identifier_nobody',
    path,
    api: '/spruce/api/v1/business-identifiers',
    baseURL,
  })
})
