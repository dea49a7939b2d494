import { expectGoodInEverySize } from './support/everySize.js'
import { expectKeptOut } from './support/expectKeptOut.js'
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

const base = '/yunbu-app/spruce-web-enterprise-console'
const path = `${base}/devices`

const { rowOf, act } = gridRows('设备')

test('an administrator adds a device, reads its values and history, and removes it', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `测试水泵${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)

  await test.step('sees the plants with their devices', async () => {
    await expect(page.getByRole('treeitem', { name: /杭州工厂/ })).toBeVisible()
    await expect(rowOf(page, 'COMPRESSOR-01')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('adds one of a type, which brings its points', async () => {
    await page.getByRole('button', { name: '新增设备' }).first().click()
    const form = page.getByRole('dialog', { name: '新增设备' })
    await form.getByLabel('设备名称').fill(name)
    await form.getByLabel('设备编号').fill(`E2E-${number}`)
    await form.getByRole('button', { name: /^所在区域/ }).click()
    await page
      .getByRole('treeitem', { name: /杭州工厂/ })
      .last()
      .click()
    await form.getByRole('button', { name: /^设备类型/ }).click()
    await page.getByRole('option', { name: '水泵' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('searchbox', { name: '搜索设备' }).fill(`E2E-${number}`)
    await expect(rowOf(page, name)).toContainText('离线')
    await expect(rowOf(page, name)).toContainText('6')
  })

  await test.step('removes it to the recycle bin', async () => {
    await act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
  })

  await test.step('opens another: its values, its history, a part of it', async () => {
    await page.getByRole('searchbox', { name: '搜索设备' }).fill('PRESS-01')
    await page.getByRole('button', { name: '冲压机 01', exact: true }).click()
    await expect(page).toHaveURL(/\/devices\/[0-9a-f-]{36}/)
    await expect(page.getByRole('heading', { name: '冲压机 01', level: 1 })).toBeVisible()
    await page.getByRole('checkbox', { name: '在图表中显示“油温”' }).check()
    await expect(page.getByRole('img', { name: /^图表：油温/ })).toBeVisible()
    await page.getByRole('button', { name: '放大' }).click()
    await expect(page).toHaveURL(/from=/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})

test('a colleague with one code reads devices only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'device_reader', codes: ['device:list'], baseURL },
  })
  await reader.own.goto(path)
  await expect(rowOf(reader.own, 'COMPRESSOR-01')).toBeVisible()
  const main = reader.own.getByRole('main')
  await expect(main.getByRole('button', { name: /^(新增|编辑|删除|导入|导出)/ })).toHaveCount(0)
  const menu = reader.own.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('link', { name: '设备类型' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /^(报警|报警规则|上报令牌)$/ })).toHaveCount(0)
  await expectGoodInEverySize(reader.own)
  await reader.close()

  await expectKeptOut(page, browser, {
    ...{ key: 'device_nobody', path, api: '/spruce/api/v1/devices', baseURL },
  })
})
