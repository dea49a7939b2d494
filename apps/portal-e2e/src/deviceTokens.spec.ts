import type { Page } from '@playwright/test'
import { expectGoodInEverySize } from './support/everySize.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { addOwnPlant } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const path = `${base}/device-tokens`

const { rowOf, act } = gridRows('上报令牌')

/** The token that is on show this one time. */
async function readSecret(page: Page, name: string): Promise<string> {
  const shown = page.getByRole('alertdialog', { name: `令牌“${name}”` })
  const secret = (await shown.getByLabel('令牌', { exact: true }).textContent()) ?? ''
  await shown.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(shown).toBeHidden()
  return secret
}

/** Reports as a program at the machine does. Answers the status. */
async function reportWith(page: Page, token: string, code: string, value: number) {
  const data = { token, devices: [{ code, values: [{ code: 'flow', value }] }] }
  return (await page.request.post('/spruce/api/v1/device-reports', { data })).status()
}

test('an administrator makes a token, replaces it and removes it, and programs report with it', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `测试网关${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const plant = await addOwnPlant(page, {
    ...{ name: `网关厂${number}`, code: `GATE${number}`, devices: 1, type: 'PUMP' },
  })
  const [device] = plant.devices
  const code = device?.code ?? ''
  await page.reload()
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '上报令牌' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))

  const first = await test.step('adds one for an area, by keys, and sees it once', async () => {
    await page.getByRole('button', { name: '新增令牌' }).first().click()
    const form = page.getByRole('dialog', { name: '新增令牌' })
    await expect(form.getByLabel('名称')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(form.getByText('请选择区域')).toBeVisible()
    await form.getByRole('button', { name: /^区域/ }).click()
    const choices = page.getByRole('tree', { name: '区域' })
    await expect(page.getByRole('searchbox', { name: '搜索' })).toBeFocused()
    await page.keyboard.type(plant.name)
    const newest = choices.getByRole('treeitem', { name: new RegExp(`^${plant.name}`) })
    await newest.click()
    await form.getByRole('button', { name: '保存' }).click()
    const secret = await readSecret(page, name)
    expect(secret).toMatch(/^[\w-]{43}$/)
    await page.getByRole('searchbox', { name: '搜索令牌' }).fill(name)
    await expect(page).toHaveURL(/keyword=/)
    await expect(rowOf(page, name)).toContainText(plant.name)
    await expect(page.getByText(secret)).toHaveCount(0)
    return secret
  })

  await test.step('a program reports with it', async () => {
    expect(await reportWith(page, first, code, 61)).toBe(200)
    await page.reload()
    await expect(rowOf(page, name)).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d.*\d{4}-/)
  })

  await test.step('looks good on a desk and on a phone, light and dark', async () => {
    await expectGoodInEverySize(page)
  })

  const second = await test.step('replaces it: the one before works for a day more', async () => {
    await act(page, name, '更换')
    const question = page.getByRole('alertdialog', { name: `更换令牌“${name}”？` })
    await question.getByRole('button', { name: '更换' }).click()
    const secret = await readSecret(page, name)
    expect(secret).not.toBe(first)
    expect(await reportWith(page, secret, code, 62)).toBe(200)
    expect(await reportWith(page, first, code, 63)).toBe(200)
    return secret
  })

  await test.step('reads its history, which knows no token', async () => {
    await act(page, name, '历史')
    const history = page.getByRole('dialog', { name: `“${name}”的历史` })
    await expect(history.getByRole('listitem')).not.toHaveCount(0)
    for (const secret of [first, second]) await expect(history).not.toContainText(secret)
    await page.keyboard.press('Escape')
  })

  await test.step('removes it: nothing reports with it any more', async () => {
    await act(page, name, '删除')
    const question = page.getByRole('alertdialog', { name: `删除令牌“${name}”？` })
    await expect(question).toContainText('不能恢复')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
    expect(await reportWith(page, second, code, 64)).toBe(404)
  })
})

test('a colleague with the code alone replaces tokens, one who sees devices adds them, one without sees none', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const name = `旁人网关${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const plant = await addOwnPlant(page, {
    ...{ name: `旁人厂${number}`, code: `OTHER${number}`, devices: 1, type: 'PUMP' },
  })
  const device = plant.devices[0]?.name ?? ''

  const keeper = await newColleague(page, browser, {
    ...{ key: 'token_keeper', codes: ['device:list', 'devicetoken:edit'], baseURL },
  })
  await keeper.own.goto(path)
  await keeper.own.getByRole('button', { name: '新增令牌' }).first().click()
  const form = keeper.own.getByRole('dialog', { name: '新增令牌' })
  await form.getByLabel('名称').fill(name)
  await form.getByRole('radio', { name: '一台设备' }).check({ force: true })
  await form.getByRole('button', { name: /^设备/ }).click()
  await keeper.own.getByRole('combobox', { name: '搜索选项' }).fill(`OTHER${number}`)
  await keeper.own.getByRole('option', { name: new RegExp(device) }).click()
  await form.getByRole('button', { name: '保存' }).click()
  expect(await readSecret(keeper.own, name)).toMatch(/^[\w-]{43}$/)
  await expect(rowOf(keeper.own, name)).toContainText(device)
  await keeper.close()

  const alone = await newColleague(page, browser, {
    ...{ key: 'token_alone', codes: ['devicetoken:edit'], baseURL },
  })
  await alone.own.goto(path)
  await expect(rowOf(alone.own, name)).toBeVisible()
  await expect(alone.own.getByText('需要“查看设备”权限')).toBeVisible()
  await expect(alone.own.getByRole('button', { name: '新增令牌' })).toHaveCount(0)
  await act(alone.own, name, '更换')
  await alone.own.getByRole('alertdialog').getByRole('button', { name: '更换' }).click()
  expect(await readSecret(alone.own, name)).toMatch(/^[\w-]{43}$/)
  await expectGoodInEverySize(alone.own)
  await alone.close()

  await expectKeptOut(page, browser, {
    ...{ key: 'token_nobody', path, api: '/spruce/api/v1/device-tokens', baseURL },
  })
})
