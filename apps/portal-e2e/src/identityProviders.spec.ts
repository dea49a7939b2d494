import { expectInBin } from './support/expectInBin.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, ownNumber, test } from './support/test.js'

const path = '/yunbu-app/spruce-web-enterprise-console/base/identity-provider'

// An issuer that the server does not ask is refused.
test.use({ expectedConsole: [/status of 422/] })

const { rowOf, act } = gridRows('身份提供方')

test('an administrator sets up an identity provider, checks, disables and removes it', async ({
  page,
}) => {
  const name = `测试认证${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '身份提供方' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))

  await test.step('sees those of the company and whom they sign in', async () => {
    await expect(rowOf(page, '集团统一认证')).toContainText('异常')
    await expectAccessible(page)
    await act(page, '集团统一认证', '关联成员')
    const dialog = page.getByRole('dialog', { name: '通过“集团统一认证”登录的成员' })
    await expect(dialog.getByRole('row')).toHaveCount(6)
    await page.keyboard.press('Escape')
  })

  await test.step('adds one; what is wrong stands at its field', async () => {
    await page.getByRole('button', { name: '新增身份提供方' }).click()
    const form = page.getByRole('dialog', { name: '新增身份提供方' })
    await form.getByLabel('名称', { exact: true }).fill(name)
    await form.getByLabel('签发地址').fill('https://10.0.0.1')
    await form.getByLabel('客户端 ID').fill('spruce')
    await form.getByLabel('客户端密钥', { exact: true }).fill('never-shown-again')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByLabel('签发地址')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('签发地址').fill('https://sso.nobody.example')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(rowOf(page, name)).toContainText('未检测')
    await expect(rowOf(page, name)).toContainText('有密钥')
  })

  await test.step('edits it; the secret is not shown and the issuer stays', async () => {
    await act(page, name, '编辑')
    const form = page.getByRole('dialog', { name: `编辑“${name}”` })
    await expect(form.getByLabel('客户端密钥', { exact: true })).toHaveValue('')
    await expect(form.getByLabel('签发地址')).not.toBeEditable()
    await form.getByLabel('客户端 ID').fill('portal')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('checks it, and the list keeps the result', async () => {
    await act(page, name, '检测')
    await expect(rowOf(page, name)).toContainText('异常')
    await page.reload()
    await expect(rowOf(page, name)).toContainText('异常')
    await expect(rowOf(page, name)).toContainText('无法连接')
  })

  await test.step('disables it, and reads who did what', async () => {
    await act(page, name, '停用')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(rowOf(page, name)).toContainText('停用')
    await act(page, name, '历史')
    await expect(page.getByRole('dialog', { name: `“${name}”的历史` })).toContainText('portal')
    await page.keyboard.press('Escape')
  })

  await test.step('removes it to the recycle bin', async () => {
    await act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
    await expectInBin(page, name)
  })

  await fitsNarrowScreen(page, path, '身份提供方')
})

test('a colleague with one code reads them only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'provider_reader', codes: ['identityprovider:list'], baseURL },
  })
  await reader.own.goto(path)
  await expect(rowOf(reader.own, '集团统一认证')).toBeVisible()
  const main = reader.own.getByRole('main')
  await expect(main.getByRole('button', { name: /^(新增|编辑|检测|停用|启用|删除)/ })).toHaveCount(
    0,
  )
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'provider_nobody',
    path,
    api: '/spruce/api/v1/identity-providers',
    baseURL,
  })
})
