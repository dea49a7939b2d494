import type { Page } from '@playwright/test'
import { callApi } from './support/callApi.js'
import { newColleague } from './support/newColleague.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const devices = '/yunbu-app/spruce-web-enterprise-console/devices'
const api = '/spruce/api/v1'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function upload(page: Page, name: string, lines: readonly string[]) {
  const choosing = page.waitForEvent('filechooser')
  await button(page, /选择文件/).click()
  const buffer = Buffer.from(lines.join('\r\n'))
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page).toHaveURL(/devices\/import\/[0-9a-f-]{36}/)
}

/** Begins an import from the list of devices. */
async function begin(page: Page) {
  await page.goto(devices)
  await button(page, '导入设备').click()
  await expect(page.getByRole('heading', { name: '导入设备', level: 1 })).toBeVisible()
}

async function undo(page: Page) {
  await button(page, '撤销导入').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click()
}

test('an administrator adds and changes devices by a file, finds both imports, and undoes it', async ({
  page,
}) => {
  const number = ownNumber()
  const name = `台账${number}.csv`
  const code = `IMP-${number}`
  await signInByApi(page, 'admin', 'yunshan')
  const [area] = await callApi<{ id: string }[]>(page, `${api}/device-areas`)
  const old = { areaId: area?.id ?? '', code: `${code}-OLD`, name: `旧名${number}` }
  const { id } = await callApi<{ id: string }>(page, `${api}/devices`, old)

  await test.step('uploads a file from the devices, corrects a cell and imports', async () => {
    await begin(page)
    await expectAccessible(page)
    await upload(page, name, [
      '编码,名称,区域,类型',
      `${code},导入泵${number},杭州工厂/动力站房,水泵`,
      `${code}-B,导入炉${number},苏州工厂/无此车间,OVEN`,
      `${code}-OLD,新名${number},,`,
    ])
    await expect(button(page, '将修改 1')).toBeVisible()
    await button(page, /^有误 1/).click()
    await button(page, /修正第 3 行的.*区域：苏州工厂\/无此车间/).focus()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: '修正第 3 行的区域' }).fill('苏州工厂/涂装车间')
    await page.keyboard.press('Enter')
    await expect(page.getByText('已修正 1 个单元格')).toBeVisible()
    await button(page, '重新核对').click()
    await button(page, '导入 3 行').click()
    await expect(page.getByText('新增设备 2 台，修改 1 台。')).toBeVisible()
    const changed = await callApi<{ name: string }>(page, `${api}/devices/${id}`)
    expect(changed.name).toBe(`新名${number}`)
  })

  await test.step('finds it beside the one of the demo data, whose rows say what was wrong', async () => {
    await button(page, '返回导入记录').click()
    await expect(page).toHaveURL(/devices\/import\?kind=devices/)
    const table = page.getByRole('grid', { name: '导入记录' })
    await expect(table.getByRole('row').filter({ hasText: name })).toContainText('已新增 2')
    const known = table.getByRole('row').filter({ hasText: '动力站房设备清单' })
    await expect(known).toContainText('有误 3')
    await expect(table.getByRole('row').filter({ hasText: '华东班组补录' })).toHaveCount(0)
    await expectAccessible(page)
    await known.getByRole('button', { name: '动力站房设备清单.xlsx' }).click()
    await expect(page.getByText('新增设备 18 台，修改 0 台。')).toBeVisible()
    await button(page, '修正未导入的行').click()
    await expect(page.getByText('设备类型不存在：冷水机').first()).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(`${devices}/import?kind=devices`)
    await table.getByRole('button', { name }).click()
  })

  await test.step('undoes it: what was added goes, what was changed is as before', async () => {
    await undo(page)
    await expect(page.getByText('已撤销 3 台设备。')).toBeVisible()
    const left = await callApi<{ code: string; name: string }[]>(
      page,
      `${api}/devices?keyword=${code}`,
    )
    expect(left.map(({ name: called }) => called)).toEqual([`旧名${number}`])
  })
})

test('a colleague imports devices by the codes for them, and none of people', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  await signInByApi(page, 'admin', 'yunshan')
  const { own, close } = await newColleague(page, browser, {
    ...{ key: 'device_imports', codes: ['device:list', 'device:import', 'device:add'], baseURL },
  })
  await begin(own)
  await expect(button(own, '导入部门')).toHaveCount(0)
  await upload(own, `设备${number}.csv`, [
    '编码,名称,区域,类型',
    `IMP-${number},导入泵${number},杭州工厂,水泵`,
    `IMP-${number}-X,没有区域,无此工厂,`,
    'PRESS-01,改名,,',
  ])
  await expect(own.getByText('区域不存在：无此工厂').first()).toBeVisible()
  await expect(own.getByText('您无权新增或编辑设备').first()).toBeVisible()
  await expectAccessible(own)
  await expectNoSidewaysScroll(own)
  await button(own, '导入 1 行').click()
  await expect(own.getByText('新增设备 1 台，修改 0 台。')).toBeVisible()
  await undo(own)
  await expect(own.getByText('已撤销 1 台设备。')).toBeVisible()
  await close()
})

test('a colleague who may only look at devices imports none', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const { own, close } = await newColleague(page, browser, {
    ...{ key: 'device_looker', codes: ['device:list'], baseURL },
  })
  await own.goto(devices)
  await expect(own.getByRole('treeitem', { name: /杭州工厂/ })).toBeVisible()
  await expect(button(own, '导入设备')).toHaveCount(0)
  for (const address of [`${devices}/import`, `${devices}/import/new?kind=devices`]) {
    await own.goto(address)
    await expect(own.getByText('没有访问权限')).toBeVisible()
    await expect(button(own, /选择文件/)).toHaveCount(0)
  }
  const headers = { 'app-code': 'spruce-web-enterprise-console' }
  expect((await own.request.get(`${api}/user-imports`, { headers })).status()).toBe(403)
  await close()
})
