import type { Page } from '@playwright/test'
import { designEmpty, removeWorkbench } from './support/emptyWorkbench.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

const grafana = {
  title: '泵房总览',
  schemaVersion: 41,
  templating: { list: [{ name: 'host', label: '主机', type: 'query' }] },
  panels: [
    {
      ...{ id: 1, type: 'stat', title: '在线设备', gridPos: { x: 0, y: 0, w: 6, h: 4 } },
      targets: [{ refId: 'A', expr: 'sum(up)' }],
    },
    {
      ...{ id: 2, type: 'text', title: '说明', gridPos: { x: 6, y: 0, w: 9, h: 4 } },
      options: {
        mode: 'html',
        content:
          '<p>值班须知</p><img src="/x" onerror="document.title = \'run\'"><script>document.title = "run"</script>',
      },
    },
    { id: 3, type: 'geomap', title: '站点地图', gridPos: { x: 15, y: 0, w: 9, h: 4 } },
    {
      ...{ id: 4, type: 'row', title: '趋势', collapsed: true },
      gridPos: { x: 0, y: 4, w: 24, h: 1 },
      panels: [{ id: 5, type: 'timeseries', title: '压力', gridPos: { x: 0, y: 5, w: 24, h: 8 } }],
    },
  ],
}

const widget = (title: string, typeFullFqn: string) => ({ typeFullFqn, config: { title } })
const thingsboard = {
  title: '产线',
  configuration: {
    widgets: {
      a: widget('产线压力', 'system.analogue_gauges.radial_gauge_canvas_gauges'),
      b: widget('报警', 'system.alarm_widgets.alarms_table'),
      c: widget('阀门', 'system.control_widgets.switch_control'),
    },
    states: {
      default: {
        root: true,
        layouts: {
          main: {
            gridSettings: { columns: 12 },
            widgets: {
              a: { row: 0, col: 0, sizeX: 4, sizeY: 6 },
              b: { row: 0, col: 4, sizeX: 8, sizeY: 6 },
              c: { row: 6, col: 0, sizeX: 4, sizeY: 4 },
            },
          },
        },
      },
    },
  },
}

const partsOf = (page: Page) => ({
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
  item: (name: string) =>
    page
      .getByRole('application', { name: '页面画布' })
      .getByRole('group', { name: new RegExp(`^${name}，`) }),
  saved: page.getByText('已保存于', { exact: false }),
})

test('a dashboard of Grafana is imported by keyboard, undone, and imported again', async ({
  page,
}) => {
  const id = await designEmpty(page, '导入 Grafana')
  const { button, dialog, item, saved } = partsOf(page)
  const check = dialog('导入“泵房总览”')

  await test.step('refuses what is no dashboard, and keeps it to be corrected', async () => {
    await button('导入仪表板').last().press('Enter') // offered on the empty page as well
    await dialog('导入仪表板').getByLabel('或粘贴 JSON').fill('{"panels": 1}')
    await button('下一步').press('Enter')
    await expect(page.getByText('内容不是 Grafana 或 ThingsBoard 的仪表板。')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('shows what comes before anything changes', async () => {
    await dialog('导入仪表板').getByLabel('或粘贴 JSON').fill(JSON.stringify(grafana))
    await button('下一步').press('Enter')
    await expect(check.getByRole('row', { name: /geomap 占位文本 1/ })).toBeVisible()
    const lost = check.getByRole('region', { name: '未导入（2）' })
    await expect(lost.getByRole('listitem')).toHaveText([
      '“站点地图”（geomap）：没有对应的组件，已放置占位文本',
      '“主机”（query）：变量未导入，请在“变量”中添加',
    ])
    await expect(check.getByText('请选择数据查询，原查询：sum(up)')).toBeVisible()
    await expect(item('在线设备')).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('hands out the list', async () => {
    const download = page.waitForEvent('download')
    await button('下载清单').press('Enter')
    expect((await download).suggestedFilename()).toBe('泵房总览-导入清单.txt')
  })

  await test.step('comes as one step, which is undone at once', async () => {
    await button('导入').press('Enter')
    await expect(check).toHaveCount(0)
    await expect(item('在线设备')).toBeVisible()
    await expect(item('趋势')).toBeVisible()
    await button('撤销').press('Enter')
    await expect(item('在线设备')).toHaveCount(0)
    await expect(page.getByText('页面为空')).toBeVisible()
    await button('重做').press('Enter')
    await expect(item('站点地图')).toBeVisible()
    await expect(saved).toBeVisible()
  })

  await test.step('is there after a reload; nothing of it ran', async () => {
    await page.reload()
    await expect(item('在线设备')).toBeVisible()
    await expect(item('在线设备')).toContainText('尚未选择数据查询')
    await expect(item('说明')).toContainText('值班须知')
    await expect(item('说明').locator('img, script')).toHaveCount(0)
    await expect(item('站点地图')).toContainText('geomap')
    await expect(page).not.toHaveTitle('run')
    await button('预览').click()
    await page.getByRole('button', { name: '趋势', exact: true }).click()
    await expect(page.getByRole('article', { name: '压力' })).toBeVisible()
  })
  await removeWorkbench(page, id)
})

test('a dashboard of ThingsBoard is added below, and then stands alone', async ({ page }) => {
  const id = await designEmpty(page, '导入 ThingsBoard')
  const { button, dialog, item, saved } = partsOf(page)
  const choose = async () => {
    await button('导入仪表板').first().click()
    await dialog('导入仪表板')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'line.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(thingsboard)),
      })
    await expect(page.getByText('已读取')).toBeVisible()
    await button('下一步').click()
  }

  await test.step('comes to a page that has something', async () => {
    await page.getByRole('searchbox', { name: '搜索组件' }).fill('时钟')
    await button('时钟').press('Enter')
    await expect(item('时钟')).toBeVisible()
    await choose()
    const check = dialog('导入“产线”')
    await expect(check).toContainText('栅格由 12 列换算为 24 列')
    await expect(check).toContainText('“阀门”（system.control_widgets.switch_control）')
    await button('添加到下方').click()
    await expect(item('时钟')).toBeVisible()
    await expect(item('产线压力')).toHaveAccessibleName(/第 1 列，第 5 行/)
    await expect(item('报警')).toHaveAccessibleName(/第 9 列/)
  })

  await test.step('replaces it where that is chosen', async () => {
    await choose()
    await button('替换页面').click()
    await expect(item('时钟')).toHaveCount(0)
    await expect(item('报警')).toHaveCount(1)
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(item('阀门')).toBeVisible()
    await expect(item('时钟')).toHaveCount(0)
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await choose()
    await expect(button('替换页面')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await button('取消').click()
  })
  await removeWorkbench(page, id)
})
