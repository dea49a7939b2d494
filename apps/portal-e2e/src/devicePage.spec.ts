import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectGoodInEverySize } from './support/everySize.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { readCsv } from './support/exportAs.js'
import { gridRows } from './support/gridRows.js'
import { pressAt } from './support/keyboard.js'
import { newColleague } from './support/newColleague.js'
import { addOwnPump, openDevice, type OwnValue, pathOf, report } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import { expect, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const removed = gridRows('回收站')

const minute = 60_000
const rowOf = (page: Page, point: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: point }) })
const chart = (page: Page, of: string) => page.getByRole('figure', { name: of })

/** A value every ten minutes of the last two hours. */
function lastHours(code: string): OwnValue[] {
  const now = Date.now()
  return Array.from({ length: 12 }, (_, place) => ({
    code,
    value: 60 + place,
    at: new Date(now - (12 - place) * 10 * minute).toISOString(),
  }))
}

async function pressInMenu(page: Page, point: string, entry: string) {
  await rowOf(page, point)
    .getByRole('button', { name: `数据点“${point}”的操作` })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Drags over the middle of a chart. */
async function dragOver(drawing: Locator) {
  const box = await drawing.boundingBox()
  if (!box) throw new Error('The chart is not drawn')
  const { mouse } = drawing.page()
  await mouse.move(box.x + box.width * 0.4, box.y + box.height / 2)
  await mouse.down()
  await mouse.move(box.x + box.width * 0.5, box.y + box.height / 2)
  await mouse.move(box.x + box.width * 0.6, box.y + box.height / 2)
  await mouse.up()
}

/** Minutes of the window in the address. */
function lengthOf(page: Page): number {
  const query = new URL(page.url()).searchParams
  return (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / minute
}

test('an administrator follows a device: values as they come, charts over a window, its table and file', async ({
  page,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const device = await addOwnPump(page, '单机厂', 'LIVE')
  const { id } = device
  await report(page, id, lastHours('flow'))
  await openDevice(page, device, '?points=flow&last=1h')
  const drawing = page.getByRole('img', { name: '图表：流量 (m³/h)' })

  await test.step('shows a value that is reported, and marks one out of its range', async () => {
    await expect(rowOf(page, '流量')).toContainText('71.0 m³/h')
    await report(page, id, [{ code: 'flow', value: 88 }])
    await expect(rowOf(page, '流量')).toContainText('88.0 m³/h')
    await expect(rowOf(page, '流量')).not.toContainText('越限')
    await report(page, id, [{ code: 'flow', value: 140.5 }])
    await expect(rowOf(page, '流量')).toContainText('140.5 m³/h')
    await expect(rowOf(page, '流量')).toContainText('越限')
  })

  await test.step('draws any of its points, a chart for each unit, by keys', async () => {
    await expect(drawing).toBeVisible()
    await page.getByRole('region', { name: '实时数据' }).focus()
    await pressAt(page, page.getByRole('checkbox', { name: '在图表中显示“振动”' }), 'Space')
    await expect(page).toHaveURL(/points=flow%2Cvibration|points=flow,vibration/)
    await expect(chart(page, '振动 (mm/s)')).toBeVisible()
    await pressAt(page, page.getByRole('checkbox', { name: '在图表中显示“振动”' }), 'Space')
    await expect(chart(page, '振动 (mm/s)')).toHaveCount(0)
  })

  await test.step('compares with the period before, as a table and in a file', async () => {
    await pressAt(page, page.getByRole('checkbox', { name: '与上一周期比较' }), 'Space')
    await expect(page).toHaveURL(/compare=previous/)
    const table = chart(page, '流量 (m³/h)').getByRole('table')
    await expect(table.getByRole('columnheader', { name: '流量（上一周期）' })).toBeAttached()
    // Charts ask again every five seconds at most.
    await expect(table).toContainText('140.5')
    const download = page.waitForEvent('download')
    await pressAt(page, page.getByRole('button', { name: '导出 CSV' }))
    const file = await download
    expect(file.suggestedFilename()).toBe(`${device.name} 历史曲线.csv`)
    const { head, lines } = readCsv(await readFile(await file.path()))
    expect(head.slice(0, 3)).toEqual(['时间', '流量 (m³/h)', '流量（上一周期） (m³/h)'])
    expect(lines.some(([, value]) => value === '140.5')).toBe(true)
    expect(lines.some(([, , before]) => before === '62')).toBe(true)
    await pressAt(page, page.getByRole('button', { name: '以表格显示' }))
    await expect(table.getByRole('row').filter({ hasText: '140.5' }).first()).toBeVisible()
    await expect(table).toContainText('62.0')
    await page.keyboard.press('Enter')
    await expect(drawing).toBeVisible()
  })

  await test.step('zooms by keys, by a drag, and by two moments', async () => {
    await page.getByRole('button', { name: '放大' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/from=/)
    expect(lengthOf(page)).toBeCloseTo(30, 2)
    await expect(drawing).toBeVisible()
    await dragOver(drawing)
    await expect.poll(() => lengthOf(page)).toBeLessThan(15)
    await page.getByRole('button', { name: '选择时间范围' }).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: '选择时间范围' })
    await form.getByRole('textbox', { name: '开始时间' }).fill('2026-11-01 08:00')
    await form.getByRole('textbox', { name: '结束时间' }).fill('2026-11-01 07:00')
    await form.getByRole('button', { name: '显示' }).click()
    await expect(form.getByText('结束时间必须晚于开始时间')).toBeVisible()
    await form.getByRole('textbox', { name: '结束时间' }).fill('2026-11-01 20:00')
    await page.keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/from=2026-11-01T00/)
    await expect(page.getByText('2026-11-01 08:00:00 至 2026-11-01 20:00:00')).toBeVisible()
    await expect(page.getByText('这段时间没有数据')).toBeVisible()
    await page.getByRole('button', { name: '回到现在' }).click()
    await expect(drawing).toBeVisible()
  })

  await test.step('looks good on a desk and on a phone, light and dark', async () => {
    await expectGoodInEverySize(page)
  })
})

test('an administrator gives a device a point of its own, and finds it in history and bin', async ({
  page,
}) => {
  const name = `油位${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')
  const device = await addOwnPump(page, '加点厂', 'POINT')
  const { name: own } = device
  await openDevice(page, device)

  await test.step('adds it and changes its range', async () => {
    await page.getByRole('button', { name: '新增数据点' }).click()
    const form = page.getByRole('dialog', { name: '新增数据点' })
    await form.getByLabel('名称').fill(name)
    await form.getByLabel('编码').fill('level')
    await form.getByLabel('单位').fill('mm')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, name)).toContainText('自有')
    await pressInMenu(page, name, '编辑')
    const edit = page.getByRole('dialog', { name: `编辑数据点“${name}”` })
    await edit.getByLabel('上限').fill('300')
    await edit.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, name)).toContainText('≤ 300')
    await report(page, device.id, [{ code: 'level', value: 120 }])
    await expect(rowOf(page, name)).toContainText('120 mm')
  })

  await test.step('overrides one of the type', async () => {
    await pressInMenu(page, '流量', '编辑')
    const edit = page.getByRole('dialog', { name: '编辑数据点“流量”' })
    await edit.getByLabel('上限').fill('150')
    await edit.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, '流量')).toContainText('已覆盖')
    await rowOf(page, '流量').getByRole('button', { name: '数据点“流量”的操作' }).click()
    await expect(page.getByRole('menuitem', { name: '历史' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: '删除' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('reads its history, removes it, and restores it from the bin', async () => {
    await pressInMenu(page, name, '历史')
    const history = page.getByRole('dialog', { name: `“${name}”的历史` })
    await expect(history.getByText('300', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await pressInMenu(page, name, '删除')
    const question = page.getByRole('alertdialog', { name: `删除数据点“${name}”？` })
    await question.getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
    await page.goto(`${base}/base/recycle-bin?kind=dataPoints`)
    await removed.act(page, name, '恢复')
    await expect(removed.rowOf(page, name)).toHaveCount(0)
    await openDevice(page, device)
    await expect(rowOf(page, name)).toContainText('120 mm')
  })

  await test.step('changes the device itself, and reads its history', async () => {
    await page.getByRole('button', { name: '编辑', exact: true }).click()
    const form = page.getByRole('dialog', { name: `编辑“${own}”` })
    await form.getByLabel('型号').fill('CDM32-9')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('CDM32-9')).toBeVisible()
    await page.getByRole('button', { name: '历史', exact: true }).click()
    const history = page.getByRole('dialog', { name: `“${own}”的历史` })
    await expect(history.getByText('CDM32-9')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('removes it, which closes its tab, and restores it from the bin', async () => {
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: `删除设备“${own}”？` })
      .getByRole('button', { name: '删除' })
      .click()
    await expect(page.getByRole('tab', { name: own })).toHaveCount(0)
    await expect(page).not.toHaveURL(pathOf(device))
    await page.goto(`${base}/base/recycle-bin?kind=devices`)
    await removed.act(page, own, '恢复')
    await expect(removed.rowOf(page, own)).toHaveCount(0)
    await openDevice(page, device)
  })
})

test('a colleague with one code follows a device and changes nothing, one without is kept out', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const device = await addOwnPump(page, '旁观厂', 'LOOK')
  const { id } = device
  const reader = await newColleague(page, browser, {
    ...{ key: 'device_follower', codes: ['device:list'], baseURL },
  })
  const { own } = reader
  await openDevice(own, device)
  await report(page, id, [{ code: 'flow', value: 77 }])
  await expect(rowOf(own, '流量')).toContainText('77.0 m³/h')
  const main = own.getByRole('main')
  await expect(main.getByRole('button', { name: /^(编辑|新增|删除)/ })).toHaveCount(0)
  await expect(main.getByRole('button', { name: '导出 CSV' })).toBeVisible()
  await expect(main.getByRole('region', { name: '未清除的报警' })).toHaveCount(0)
  await expectGoodInEverySize(own)
  await reader.close()

  await expectKeptOut(page, browser, {
    ...{
      key: 'device_stranger',
      path: pathOf(device),
      api: `/spruce/api/v1/devices/${id}`,
      baseURL,
    },
  })
})
