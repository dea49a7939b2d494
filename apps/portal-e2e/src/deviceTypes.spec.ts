import type { Page } from '@playwright/test'
import { expectGoodInEverySize } from './support/everySize.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { exportAs, readCsv } from './support/exportAs.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { addOwnPlant } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const path = `${base}/device-types`

const { rowOf, act } = gridRows('设备类型')
const removed = gridRows('回收站')

// Chrome itself notes each answer that refuses.
test.use({ expectedConsole: [/status of 422 .*\/device-types\/remove/] })

async function addPoint(page: Page, number: number, point: Record<string, string>) {
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: '新增数据点' }).click()
  const group = form.getByRole('group', { name: `数据点 ${String(number)}`, exact: true })
  await expect(group.getByLabel('名称')).toBeFocused()
  for (const [field, text] of Object.entries(point)) await group.getByLabel(field).fill(text)
}

test('an administrator keeps a type, whose devices follow it', async ({ page }) => {
  const number = ownNumber()
  const [name, code] = [`测试风机${number}`, `FAN${number}`]
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '设备类型' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  await expect(rowOf(page, '冲压机')).toContainText('12')

  await test.step('adds one with two points, and is told what is wrong', async () => {
    await page.getByRole('button', { name: '新增类型' }).click()
    const form = page.getByRole('dialog', { name: '新增类型' })
    await form.getByLabel('名称').first().fill(name)
    await form.getByLabel('编码').first().fill(code)
    await addPoint(page, 1, { 名称: '转速', 编码: 'speed', 单位: 'rpm', 上限: '1500' })
    await addPoint(page, 2, { 名称: '温度', 编码: 'speed', 单位: '℃' })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('数据点 2：编码“speed”重复').first()).toBeVisible()
    const second = form.getByRole('group', { name: '数据点 2', exact: true })
    await second.getByLabel('编码').fill('temperature')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('searchbox', { name: '搜索类型' }).fill(code)
    await expect(rowOf(page, name)).toContainText('300')
  })

  await test.step('looks good on a desk and on a phone, light and dark', async () => {
    await expectGoodInEverySize(page)
    await act(page, name, '编辑')
    await expect(page.getByRole('dialog', { name: `编辑“${name}”` })).toBeVisible()
    await expectGoodInEverySize(page)
    await page.keyboard.press('Escape')
  })

  const plant = await addOwnPlant(page, {
    ...{ name: `风机厂${number}`, code: `FANS${number}`, devices: 1, type: code },
  })

  await test.step('changes it: a device of it has the new point at once', async () => {
    await page.goto(`${path}?keyword=${code}`)
    await act(page, name, '编辑')
    await addPoint(page, 3, { 名称: '噪声', 编码: 'noise', 单位: 'dB' })
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await act(page, name, '历史')
    const history = page.getByRole('dialog', { name: `“${name}”的历史` })
    await expect(history.getByRole('table').first()).toContainText('噪声')
    await page.keyboard.press('Escape')
    await page.goto(`${base}/devices/${plant.devices[0]?.id ?? ''}`)
    await expect(page.getByRole('rowheader', { name: '噪声' })).toBeVisible()
  })

  await test.step('exports what the filter shows', async () => {
    await page.goto(`${path}?keyword=${code}`)
    await expect(rowOf(page, name)).toBeVisible()
    const { head, lines } = readCsv((await exportAs(page, '导出为 CSV')).bytes)
    expect(head.slice(0, 4)).toEqual(['名称', '编码', '数据点', '设备数'])
    expect(lines.map((line) => line.slice(0, 4))).toEqual([[name, code, '3', '1']])
  })

  await test.step('cannot remove it while a device has it', async () => {
    await act(page, name, '删除')
    const question = page.getByRole('alertdialog', { name: `删除类型“${name}”？` })
    await question.getByRole('button', { name: '删除' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByRole('button', { name: '取消' }).click()
    await expect(rowOf(page, name)).toBeVisible()
  })

  await test.step('removes it after its device, and restores it with its points', async () => {
    await page.goto(`${base}/devices?keyword=FANS${number}`)
    const devices = gridRows('设备')
    await devices.act(page, plant.devices[0]?.name ?? '', '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(devices.rowOf(page, plant.devices[0]?.name ?? '')).toHaveCount(0)
    await page.goto(`${path}?keyword=${code}`)
    await act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('没有符合条件的类型')).toBeVisible()
    await page.goto(`${base}/base/recycle-bin?kind=deviceTypes`)
    await removed.act(page, name, '恢复')
    await expect(removed.rowOf(page, name)).toHaveCount(0)
    await page.goto(`${path}?keyword=${code}`)
    await expect(rowOf(page, name)).toContainText('3')
  })
})

test('a colleague with one code reads types, one with two changes them, one without sees none', async ({
  page,
  browser,
  baseURL,
}) => {
  const changes = /^(新增|编辑|删除)/
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'type_reader', codes: ['device:list'], baseURL },
  })
  await reader.own.goto(path)
  await expect(rowOf(reader.own, '冲压机')).toBeVisible()
  const shown = reader.own.getByRole('main')
  await expect(shown.getByRole('button', { name: changes })).toHaveCount(0)
  await act(reader.own, '冲压机', '历史')
  await expect(reader.own.getByRole('dialog', { name: '“冲压机”的历史' })).toBeVisible()
  await reader.close()

  const editor = await newColleague(page, browser, {
    ...{ key: 'type_editor', codes: ['device:list', 'devicetype:edit'], baseURL },
  })
  await editor.own.goto(path)
  await act(editor.own, '水泵', '编辑')
  const form = editor.own.getByRole('dialog', { name: '编辑“水泵”' })
  await expect(form.getByRole('group', { name: /^数据点 \d/ })).toHaveCount(6)
  await editor.close()

  await expectKeptOut(page, browser, {
    ...{ key: 'type_nobody', path, api: '/spruce/api/v1/device-types', baseURL },
  })
})
