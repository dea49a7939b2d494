import type { Page } from '@playwright/test'
import readSheets from 'read-excel-file/universal'
import { callApi } from './support/callApi.js'
import { expectGoodInEverySize } from './support/everySize.js'
import { exportAs, readCsv } from './support/exportAs.js'
import { gridRows } from './support/gridRows.js'
import { addOwnPlant, report } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test } from './support/test.js'

const base = '/yunbu-app/spruce-web-enterprise-console'
const path = `${base}/devices`
const bin = `${base}/base/recycle-bin`

const { rowOf, act } = gridRows('设备')
const removed = gridRows('回收站')

const tree = (page: Page) => page.getByRole('tree', { name: '设备区域' })
const node = (page: Page, name: string) =>
  tree(page).getByRole('treeitem', { name: new RegExp(`^${name} `) })

/** What the keys in the tree are about. */
const active = (page: Page) =>
  tree(page).evaluate((element) => {
    const line = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    return line?.getAttribute('aria-label') ?? ''
  })

async function goTo(page: Page, name: string) {
  await tree(page).focus()
  await page.keyboard.press('Home')
  while (!(await active(page)).startsWith(`${name} `)) await page.keyboard.press('ArrowDown')
}

async function chooseInMenu(page: Page, area: string, entry: string) {
  await node(page, area).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

// The tree renders the lines in sight alone; here all of them are.
test.use({ viewport: { width: 1440, height: 1400 } })

test('an administrator keeps areas by form, pointer and keys, and finds them in history and bin', async ({
  page,
}) => {
  const number = ownNumber()
  const [plant, first, second] = [`区域厂${number}`, `东楼${number}`, `西楼${number}`]
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '设备列表' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))

  await test.step('adds one at the top and two below it', async () => {
    await page.getByRole('button', { name: '新增区域' }).click()
    const form = page.getByRole('dialog', { name: '新增区域' })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('请输入区域名称')).toBeVisible()
    await form.getByLabel('区域名称').fill(plant)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(node(page, plant)).toHaveAttribute('aria-level', '1')
    for (const name of [first, second]) {
      await chooseInMenu(page, plant, '新增下级区域')
      await form.getByLabel('区域名称').fill(name)
      await form.getByRole('button', { name: '保存' }).click()
      await expect(node(page, name)).toHaveAttribute('aria-level', '2')
    }
  })

  await test.step('puts them in order and below each other by keys', async () => {
    await goTo(page, second)
    await expect(node(page, second)).toHaveAttribute('aria-posinset', '2')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(node(page, second)).toHaveAttribute('aria-posinset', '1')
    await expect(tree(page)).toBeFocused()
    await page.keyboard.press('Control+x')
    await goTo(page, first)
    await page.keyboard.press('Control+v')
    await expect(node(page, second)).toHaveAttribute('aria-level', '3')
    await expect(page.getByText(`将“${second}”移动到“${first}”`)).toBeAttached()
  })

  await test.step('drags it back below the plant, and to the top', async () => {
    await node(page, second).dragTo(node(page, plant))
    await expect(node(page, second)).toHaveAttribute('aria-level', '2')
    await chooseInMenu(page, second, '移动到…')
    const form = page.getByRole('dialog', { name: `移动“${second}”` })
    await form.getByRole('button', { name: /^上级区域/ }).click()
    await page.getByRole('button', { name: '顶级', exact: true }).click()
    await form.getByRole('button', { name: '移动', exact: true }).click()
    await expect(node(page, second)).toHaveAttribute('aria-level', '1')
    await page.reload()
    await expect(node(page, second)).toHaveAttribute('aria-level', '1')
  })

  await test.step('renames one, and reads its history', async () => {
    await chooseInMenu(page, second, '重命名')
    const form = page.getByRole('dialog', { name: `重命名“${second}”` })
    await form.getByLabel('区域名称').fill(`${second}新`)
    await form.getByRole('button', { name: '保存' }).click()
    await chooseInMenu(page, `${second}新`, '历史')
    const history = page.getByRole('dialog', { name: `“${second}新”的历史` })
    await expect(history.getByText(`${second}新`, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('removes it by keys, and restores it from the bin', async () => {
    await goTo(page, `${second}新`)
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: '删除区域' })).toHaveAttribute(
      'data-highlighted',
    )
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: `删除区域“${second}新”？` })
    await question.getByRole('button', { name: '删除区域' }).click()
    await expect(node(page, `${second}新`)).toHaveCount(0)
    await page.goto(`${bin}?kind=deviceAreas`)
    await removed.act(page, `${second}新`, '恢复')
    await expect(removed.rowOf(page, `${second}新`)).toHaveCount(0)
    await page.goto(path)
    await expect(node(page, `${second}新`)).toBeVisible()
  })
})

test('devices are counted up the tree as they report, moved and removed together, and exported', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `批量厂${number}`
  const code = `BULK${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const plant = await addOwnPlant(page, { name, code, devices: 3, type: 'PUMP' })
  const hall = { name: `批量车间${number}`, parentId: plant.id }
  await callApi(page, '/spruce/api/v1/device-areas', hall)
  await page.goto(path)
  const [one, two, three] = plant.devices
  const bar = page.getByRole('region', { name: '批量操作' })

  await test.step('a report counts up to the plant without a reload', async () => {
    await node(page, name).click()
    await expect(rowOf(page, code)).toHaveCount(3)
    await expect(node(page, name)).toHaveAccessibleName(/0\/3 在线/)
    await report(page, one?.id ?? '', [{ code: 'flow', value: 66 }])
    await expect(node(page, name)).toHaveAccessibleName(/1\/3 在线/)
    await expect(rowOf(page, one?.name ?? '')).toContainText('在线')
  })

  await test.step('moves two of them to the workshop below', async () => {
    for (const device of [one, two]) {
      await rowOf(page, device?.name ?? '')
        .getByRole('checkbox')
        .check()
    }
    await bar.getByRole('button', { name: '移动' }).click()
    const form = page.getByRole('dialog', { name: '移动 2 台设备' })
    await form.getByRole('button', { name: /^所在区域/ }).click()
    const choices = page.getByRole('tree', { name: '所在区域' })
    await expect(page.getByRole('searchbox', { name: '搜索' })).toBeFocused()
    await page.keyboard.type(hall.name)
    await choices.getByRole('treeitem', { name: new RegExp(`^${hall.name}`) }).click()
    await form.getByRole('button', { name: '移动', exact: true }).click()
    await expect(page.getByText('已移动 2 台设备')).toBeVisible()
    await expect(node(page, hall.name)).toHaveAccessibleName(/1\/2 在线/)
    await expect(node(page, name)).toHaveAccessibleName(/1\/3 在线/)
    await node(page, hall.name).click()
    await expect(rowOf(page, code)).toHaveCount(2)
    await node(page, name).click()
    await expect(rowOf(page, code)).toHaveCount(3)
  })

  await test.step('exports the list, and the points with the columns and the clock of the screen', async () => {
    const list = await exportAs(page, '导出为 CSV')
    expect(list.name).toBe('设备.csv')
    const devices = readCsv(list.bytes)
    expect(devices.head.slice(0, 4)).toEqual(['设备名称', '设备编号', '状态', '所在区域'])
    expect(devices.lines.map((line) => line[3])).toEqual([hall.name, hall.name, name])
    const points = await exportAs(page, '导出为 CSV', '导出数据点')
    expect(points.name).toBe('数据点.csv')
    const { head, lines } = readCsv(points.bytes)
    expect(head).toEqual([
      ...['设备名称', '设备编号', '区域'],
      ...['数据点编号', '数据点名称', '单位', '当前值', '时间'],
    ])
    expect(lines).toHaveLength(3 * 6)
    const reported = lines.find((line) => line[1] === one?.code && line[3] === 'flow')
    expect(reported?.slice(5, 7)).toEqual(['m³/h', '66'])
    // Of the browser, not of the server: eight hours ahead of UTC.
    const ahead = Date.parse(`${reported?.[7]?.replace(' ', 'T') ?? ''}Z`) - Date.now()
    expect(Math.abs(ahead - 8 * 3_600_000)).toBeLessThan(15 * 60_000)
    const book = await exportAs(page, '导出为 Excel', '导出数据点')
    expect(book.name).toBe('数据点.xlsx')
    const [sheet] = await readSheets(new Blob([new Uint8Array(book.bytes)]))
    expect(sheet?.data[0]).toEqual(head)
    expect(sheet?.data).toHaveLength(1 + lines.length)
  })

  await test.step('looks good on a desk and on a phone, light and dark', async () => {
    await expectGoodInEverySize(page)
  })

  await test.step('reads the history of one', async () => {
    await act(page, one?.name ?? '', '历史')
    const history = page.getByRole('dialog', { name: `“${one?.name ?? ''}”的历史` })
    await expect(history.getByText(hall.name).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('removes all of them after the word, and restores one into its area', async () => {
    await page
      .getByRole('grid', { name: '设备' })
      .getByRole('columnheader')
      .getByRole('checkbox')
      .check()
    await bar.getByRole('button', { name: '删除' }).click()
    const question = page.getByRole('alertdialog', { name: '删除选中的 3 台设备？' })
    await question.getByRole('textbox').fill('DELETE')
    await question.getByRole('button', { name: '删除' }).click()
    await expect(page.getByText('已删除 3 台设备')).toBeVisible()
    await expect(page.getByText('这个区域还没有设备')).toBeVisible()
    await page.goto(`${bin}?kind=devices`)
    await removed.act(page, three?.name ?? '', '恢复')
    await expect(removed.rowOf(page, three?.name ?? '')).toHaveCount(0)
    await page.goto(`${path}?keyword=${code}`)
    await expect(rowOf(page, three?.name ?? '')).toContainText(name)
    await expect(rowOf(page, three?.name ?? '')).toContainText('6')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the areas are a drawer, devices and their points are cards', async ({ page }) => {
    await signInByApi(page, 'admin', 'yunshan')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '全部设备' })).toBeVisible()
    await page.getByRole('button', { name: '设备区域', exact: true }).last().tap()
    await node(page, '杭州工厂').tap()
    await expect(page.getByRole('heading', { name: '杭州工厂' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '筛选', exact: true }).tap()
    const filters = page.getByRole('dialog', { name: '筛选' })
    await filters.getByRole('searchbox', { name: '搜索设备' }).fill('PRESS-01')
    await filters.getByRole('button', { name: /^查看/ }).tap()
    await expect(filters).toBeHidden()
    const cards = page.getByRole('list', { name: '设备' })
    await cards.getByRole('button', { name: '冲压机 01', exact: true }).tap()
    await expect(page.getByRole('heading', { name: '冲压机 01', level: 1 })).toBeVisible()
    const card = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '油温' }) })
    await card.scrollIntoViewIfNeeded()
    for (const part of [card.getByText('℃').first(), card.getByText('5.0 ~ 65.0')]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await card.getByRole('button', { name: '数据点“油温”的操作' }).tap()
    await expect(page.getByRole('menuitem', { name: '历史' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectNoSidewaysScroll(page)
  })
})
