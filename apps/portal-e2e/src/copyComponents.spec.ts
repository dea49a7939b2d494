import type { Page } from '@playwright/test'
import { callApi } from './support/callApi.js'
import { designEmpty, removeWorkbench, workbenchDesigns } from './support/emptyWorkbench.js'
import { expect, expectAccessible, test } from './support/test.js'

// The picture of the page is not there.
test.use({ expectedConsole: [/status of 404 .*\/files\/public\//] })

const workbenches = '/spruce/api/v1/workbenches'

const node = (id: string, type: string, more: object) => ({
  ...{ id, type, parent: null, slot: 'main', order: id, x: 0, y: 0, w: 12, h: 6, props: {} },
  ...more,
})
const query = { id: 'list', source: 'devices', parameters: { areaId: 'area-7', most: 5 } }
/** A section with a table, a picture of the company and a link to an application. */
const document = {
  schema: { page: 1, components: {} },
  config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
  ...{ titleBar: null, dialogs: [], style: { main: {}, panel: {} }, root: 'root' },
  nodes: {
    s: node('s', 'spruce.section', { w: 24, h: 9, props: { title: '车间' } }),
    t: node('t', 'spruce.device-list', {
      ...{ parent: 's', slot: 'body' },
      props: { title: '设备', query: 'list', link: { kind: 'open-app', app: 'RCAPPN0001' } },
    }),
    i: node('i', 'spruce.image', {
      ...{ y: 9, props: { title: '徽标', url: '/files/public/AAAAAAAAAAAAAAAAAAAAAA' } },
    }),
  },
  queries: [query],
  variables: [],
}

const item = (page: Page, name: string) =>
  page
    .getByRole('application', { name: '页面画布' })
    .getByRole('group', { name: new RegExp(`^${name}，`) })
const saved = (page: Page) => page.getByText('已保存于', { exact: false })

interface Info {
  workbench: { version: number }
  document: {
    nodes: Record<string, { type: string; parent: string | null; props: object }>
    queries?: { id: string; parameters: object }[]
  }
}

/** Puts the document into a workbench and opens it anew. */
async function fill(page: Page, id: string) {
  const { workbench } = await callApi<Info>(page, `${workbenches}/${id}`)
  const { version } = workbench
  await callApi(page, `${workbenches}/${id}/draft`, { version, document }, 'PUT')
  await page.goto(`${workbenchDesigns}/${id}`)
  await expect(item(page, '车间')).toBeVisible()
}

test('components are copied to another page, and to another company, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await designEmpty(page, '复制自')
  await fill(page, id)
  const tab = await page.context().newPage()
  const copy = await designEmpty(tab, '复制到')

  await test.step('another page of the company gets all of it, as one step', async () => {
    await page.bringToFront()
    await item(page, '车间').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await expect(page.getByRole('status').filter({ hasText: '已复制 2 个组件' })).toHaveCount(1)
    await tab.bringToFront()
    await tab.getByRole('application', { name: '页面画布' }).focus()
    await tab.keyboard.press('Control+v')
    await expect(item(tab, '车间')).toBeVisible()
    await expect(item(tab, '徽标')).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(saved(tab)).toBeVisible()
    const { document: stored } = await callApi<Info>(tab, `${workbenches}/${copy}`)
    expect(stored.queries).toEqual([expect.objectContaining(query)])
    const list = Object.values(stored.nodes).find(({ type }) => type === 'spruce.device-list')
    expect(list?.props).toMatchObject(document.nodes.t.props)
    await tab.getByRole('button', { name: '撤销' }).click()
    await expect(item(tab, '车间')).toHaveCount(0)
  })

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const foreign = await context.newPage()
  const there = await designEmpty(foreign, '外来', { account: 'division', tenant: 'division' })

  await test.step('another company is told what stays behind, and gets the rest', async () => {
    await page.bringToFront()
    await item(page, '车间').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await foreign.bringToFront()
    await foreign.getByRole('application', { name: '页面画布' }).focus()
    await foreign.keyboard.press('Control+v')
    const check = foreign.getByRole('dialog', { name: '粘贴组件' })
    await expect(check).toContainText('来自“复制自”')
    await expect(check.getByRole('region', { name: /设备、区域或部门/ })).toContainText(
      'list：areaId',
    )
    await expect(check.getByRole('region', { name: '图片和文件未带入' })).toContainText('徽标')
    await expect(check.getByRole('region', { name: '跳转未带入' })).toContainText('RCAPPN0001')
    await expectAccessible(foreign)
    await expect(item(foreign, '车间')).toHaveCount(0)
    await check.getByRole('button', { name: '粘贴', exact: true }).press('Enter')
    await expect(item(foreign, '车间')).toBeVisible()
    await expect(saved(foreign)).toBeVisible()
    const { document: stored } = await callApi<Info>(foreign, `${workbenches}/${there}`)
    expect(JSON.stringify(stored)).not.toMatch(/area-7|files\/public|RCAPPN0001/)
    expect(stored.queries?.[0]?.parameters).toEqual({ most: 5 })
  })

  await test.step('a text of anybody is checked, where the browser gives no clipboard', async () => {
    await foreign.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'readText', {
        value: () => Promise.reject(new Error('refused')),
      })
    })
    await foreign.getByRole('button', { name: '复制与粘贴' }).click()
    await foreign.getByRole('menuitem', { name: '粘贴', exact: true }).click()
    const form = foreign.getByRole('dialog', { name: '粘贴组件' })
    await form.getByLabel('或在此粘贴').fill('<script>alert(1)</script>')
    await form.getByRole('button', { name: '下一步' }).click()
    await expect(form.getByText('剪贴板中没有组件。')).toBeVisible()
    await foreign.keyboard.press('Escape')
  })

  await test.step('a page is kept as a file, which another page reads', async () => {
    await page.bringToFront()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '复制与粘贴' }).click()
    await page.getByRole('menuitem', { name: '导出页面文件' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('复制自.spruce.json')
    await tab.bringToFront()
    await tab.getByRole('button', { name: '复制与粘贴' }).click()
    await tab.getByRole('menuitem', { name: '粘贴组件…' }).click()
    const form = tab.getByRole('dialog', { name: '粘贴组件' })
    const kept = test.info().outputPath('page.json')
    await file.saveAs(kept)
    await form.locator('input[type=file]').setInputFiles(kept)
    await expect(form.getByText('已读取')).toBeVisible()
    await form.getByRole('button', { name: '下一步' }).click()
    await expect(item(tab, '车间')).toBeVisible()
    await expect(item(tab, '徽标')).toBeVisible()
  })
  await removeWorkbench(foreign, there)
  await removeWorkbench(tab, copy)
  await removeWorkbench(page, id)
  await context.close()
})
