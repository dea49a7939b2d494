import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { exportAs, readCsv } from './support/exportAs.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { pressInRow } from './support/pressInRow.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

/** A page of a component: it writes down what it is told, and that it has no origin. */
const echo = `<!doctype html><p></p><script>
  const told = new URLSearchParams(location.hash.slice(1))
  const words = ['properties', 'language', 'mode'].map((name) => told.get(name))
  document.querySelector('p').textContent = [...words, self.origin].join(' ')
</script>`

// The look with axe speaks to the frame of a component, which has no origin.
// An address that was registered since the page was loaded is not framed yet. One rule: Playwright takes two for a value and its options.
test.use({
  expectedConsole: [/'postMessage'.*recipient window's origin \('null'\)|shifts\.example\.cn/],
})

const app = 'RCAPPN0001'

/** Publishes a page with one component on it, and a menu that leads there. @returns its path */
async function publishPageOf(page: Page, type: string, name: string): Promise<string> {
  const node = { id: 'a0', type, parent: null, slot: 'main', order: 'a0', props: {} }
  const document = {
    schema: { page: 1, components: {} },
    config: { pageMargin: [12, 12], panelMargin: [0, 0], gridColNum: 24 },
    ...{ titleBar: null, dialogs: [], style: { main: {}, panel: {} }, root: 'root' },
    nodes: { a0: { ...node, x: 0, y: 0, w: 8, h: 6 } },
    ...{ queries: [], variables: [] },
  }
  const pages = '/spruce/api/v1/pages'
  const body = { appCode: app, name, document }
  const made = await callAs<{ id: string; version: number }>(page, 'POST', pages, body)
  await callAs(page, 'POST', `${pages}/${made.id}/publish`, { version: made.version })
  const at = `/yunbu-app/spruce-web-delivery-visualization-v3/${app}/page-preview/${made.id}`
  await callAs(page, 'POST', '/spruce/api/v1/menus', {
    ...{ appCode: app, parentId: null, type: 0, openType: 1, path: at },
    name: { 'zh-CN': name, 'en-US': name },
  })
  return at
}

const path = '/yunbu-app/spruce-web-enterprise-console/component-management'

test('an administrator gives designers an own component, and takes one of the platform from them', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  const name = `排班表${number}`
  await signInByApi(page, 'admin', 'yunshan')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '组件', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const table = page.getByRole('grid', { name: '组件' })
  const rowOf = (text: string) => table.getByRole('row').filter({ hasText: text })
  const frameOf = (title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('p')
  const palette = async () => {
    const list = await callAs(page, 'GET', '/spruce/api/v1/component-palette')
    return (list as { code: string }[]).map(({ code }) => code)
  }

  await test.step('adds a frame; the address of the portal itself is refused', async () => {
    await page.getByRole('button', { name: '新增组件' }).click()
    const form = page.getByRole('dialog', { name: '新增组件' })
    await form.getByLabel('中文名称').fill(name)
    await form.getByLabel('英文名称').fill(`Shifts ${number}`)
    await form.getByLabel('编码').fill(`acme.shifts-${number}`)
    await form.getByLabel('分类').fill('办公')
    await form.getByLabel('网址').fill(`${new URL(page.url()).origin}/shifts`)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(/^网址不能与本平台同源/)).toBeVisible()
    await form.getByLabel('网址').fill('https://shifts.example.cn/shifts')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('searchbox').fill(name)
    await expect(rowOf(name)).toContainText('草稿')
    await expect(rowOf(name)).toContainText('企业自有')
  })

  await test.step('previews the draft, as its page is told, once the browser knows the address', async () => {
    await page
      .context()
      .route('https://shifts.example.cn/**', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: echo }),
      )
    await pressInRow(rowOf(name), '预览')
    await expect(page.getByText('浏览器没有加载该地址', { exact: false })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload() // what the browser may frame is said with the page
    await pressInRow(rowOf(name), '预览')
    const preview = page.getByRole('dialog', { name: `预览“${name}”` })
    await expect(preview.getByTitle(name)).toBeVisible()
    await expect(frameOf(name)).toContainText('{} zh-CN light null')
    await expectAccessible(page)
    await preview.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('puts it on the shelf for the company’s designers', async () => {
    await pressInRow(rowOf(name), '上架')
    await page.getByRole('alertdialog').getByRole('button', { name: '上架' }).click()
    await expect(rowOf(name)).toContainText('已上架')
    expect(await palette()).toContain(`acme.shifts-${number}`)
    await pressInRow(rowOf(name), '版本')
    const releases = page.getByRole('dialog', { name: `“${name}”的版本` })
    await expect(releases.getByText('第 1 版')).toBeVisible()
    await releases.getByRole('button', { name: '关闭' }).first().click()
  })

  await test.step('switches a widget of the product off and on again', async () => {
    await page.getByRole('searchbox').fill('热力图')
    await expect(rowOf('热力图')).toContainText('平台')
    await pressInRow(rowOf('热力图'), '停用')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(rowOf('热力图')).toContainText('不可用')
    expect(await palette()).not.toContain('spruce.heat-map')
  })

  await test.step('a designer finds the one, not the other, and places it', async () => {
    const { id } = await callAs<{ id: string }>(page, 'POST', '/spruce/api/v1/workbenches', {
      ...{ scope: 'business', name: `排班${number}` },
    })
    await page.goto(`/yunbu-app/spruce-web-enterprise-console/workbench/business/design/${id}`)
    const search = page.getByRole('searchbox', { name: '搜索组件' })
    await search.fill('热力图')
    await expect(page.getByText('没有匹配的组件。')).toBeVisible()
    await search.fill(name)
    await page.getByRole('button', { name, exact: true }).press('Enter')
    await expect(page.getByRole('group', { name: new RegExp(`^${name}，`) })).toBeVisible()
    await page.getByRole('tab', { name: '外观', exact: true }).click()
    const title = page.getByRole('textbox', { name: '标题', exact: true })
    await title.fill('本周排班')
    await title.press('Tab')
    await page.getByRole('button', { name: '预览', exact: true }).click()
    await expect(page.getByRole('article', { name: '本周排班' })).toBeVisible()
    await expect(frameOf('本周排班')).toContainText('{} zh-CN light null')
    await expect(page.getByText('已保存于', { exact: false })).toBeVisible()
    await page.goto(path)
    await page.getByRole('searchbox').fill(name)
    await pressInRow(rowOf(name), '用在哪里')
    const uses = page.getByRole('dialog', { name: new RegExp(name) })
    await expect(uses.getByText(`排班${number}`)).toBeVisible()
    await uses.getByRole('button', { name: '关闭' }).first().click()
    await page.getByRole('searchbox').fill('热力图')
    await pressInRow(rowOf('热力图'), '启用')
    await expect(rowOf('热力图')).not.toContainText('不可用')
    expect(await palette()).toContain('spruce.heat-map')
  })

  await test.step('shows it to one role; others read on its page that they may not see it', async () => {
    await page.getByRole('searchbox').fill(name)
    await pressInRow(rowOf(name), '可见范围')
    const dialog = page.getByRole('dialog', { name: `谁能看到“${name}”` })
    await dialog.getByRole('radio', { name: '指定角色' }).check()
    await dialog.getByRole('button', { name: /^角色/ }).click()
    await page.getByRole('option', { name: '部门主管' }).click()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(name)).toContainText('部门主管')
    const { head, lines } = readCsv((await exportAs(page, '导出为 CSV')).bytes)
    expect(lines.map((cells) => cells[head.indexOf('可见范围')])).toEqual(['部门主管'])
    const at = await publishPageOf(page, `acme.shifts-${number}`, `排班页${number}`)
    await page.goto(at)
    await expect(frameOf(name)).toContainText('{} zh-CN light null')
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-CN' })
    const other = await context.newPage()
    await signInByApi(other, 'member', 'yunshan')
    await other.goto(at)
    await expect(other.getByText('您没有查看此组件的权限。')).toBeVisible()
    await expect(other.locator('iframe')).toHaveCount(0)
    await expectAccessible(other)
    await context.close()
    await page.goto(path)
  })

  await test.step('takes the own one off the shelf and into the recycle bin', async () => {
    await page.getByRole('searchbox').fill(name)
    await pressInRow(rowOf(name), '下架')
    await page.getByRole('alertdialog').getByRole('button', { name: '下架' }).click()
    await expect(rowOf(name)).toContainText('已下架')
    await pressInRow(rowOf(name), '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rowOf(name)).toBeHidden()
    const recycled = async () => {
      const bin = await callAs(page, 'GET', '/spruce/api/v1/recycle-bin?kind=tenantComponents')
      return (bin as { name: string }[]).map((one) => one.name)
    }
    await expect.poll(recycled).toContain(name)
  })
})

test('a colleague with one code reads them only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  const { rowOf } = gridRows('组件')
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'widget_reader', codes: ['widget:list'], baseURL },
  })
  await reader.own.goto(`${path}?keyword=${encodeURIComponent('热力图')}`)
  await expect(rowOf(reader.own, '热力图')).toBeVisible()
  await expect(reader.own.getByRole('button', { name: '新增组件' })).toHaveCount(0)
  await expect(
    rowOf(reader.own, '热力图').getByRole('button', {
      name: /^(编辑|可见范围|启用|停用|上架|下架|发布新版本|删除)$/,
    }),
  ).toHaveCount(0)
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'widget_nobody',
    path,
    api: '/spruce/api/v1/tenant-components',
    baseURL,
  })
})
