import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callAs } from './support/callAs.js'
import { expectInBin } from './support/expectInBin.js'
import { expectKeptOut } from './support/expectKeptOut.js'
import { fitsNarrowScreen } from './support/fitsNarrowScreen.js'
import { gridRows } from './support/gridRows.js'
import { signInByApi } from './support/signIn.js'
import { ownServer, type OwnServer } from './support/startServer.js'
import { expect, expectAccessible, test as base } from './support/test.js'

const console_ = '/yunbu-app/spruce-web-enterprise-console'
const path = `${console_}/base/data-endpoint`
const secret = 'the-token-of-the-portal'

interface Served {
  /** The origin of a system of the company: it answers who knows the token. */
  system: string
  /** What the system was asked. */
  asked: string[]
  /** A server that may ask it. */
  server: OwnServer
}

const test = base.extend<object, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names it needs from the pattern
    async ({}, use) => {
      const asked: string[] = []
      const system = createServer((request, answer) => {
        asked.push(request.url ?? '')
        const isKnown = request.headers.authorization === `Bearer ${secret}`
        const lines = [
          { line: '一号线', output: 1280 },
          { line: '二号线', output: 960 },
        ]
        answer.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
        answer.end(JSON.stringify({ data: isKnown ? lines : [] }))
      })
      await new Promise<void>((done) => system.listen(0, '127.0.0.1', done))
      const origin = `http://127.0.0.1:${String((system.address() as AddressInfo).port)}`
      const server = await ownServer({ SPRUCE_ENDPOINT_ORIGINS: origin })
      await server.start()
      await use({ system: origin, asked, server })
      await server.dispose()
      system.close()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ served }, use) => use(served.server.origin),
})
// An address in a closed network is refused; so is a query of an endpoint that is disabled.
test.use({ expectedConsole: [/status of 422/] })

const { rowOf, act } = gridRows('数据接口')

test('an administrator registers an endpoint, a designer shows its rows, and disabling it is said', async ({
  page,
  served: { system, asked },
}) => {
  const name = '产量接口'
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '数据接口' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))

  await test.step('sees those of the company', async () => {
    await expect(rowOf(page, '订单系统')).toContainText('停用')
    await expectAccessible(page)
  })

  await test.step('adds one; an address in a closed network stands at its field', async () => {
    await page.getByRole('button', { name: '新增数据接口' }).click()
    const form = page.getByRole('dialog', { name: '新增数据接口' })
    await form.getByLabel('名称', { exact: true }).fill(name)
    await form.getByLabel('地址', { exact: true }).fill('https://10.0.0.1/api')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByLabel('地址', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('地址', { exact: true }).fill(`${system}/api`)
    await form.getByRole('button', { name: /^认证方式/ }).click()
    await page.getByRole('option', { name: '访问令牌' }).click()
    await form.getByLabel('密钥', { exact: true }).fill(secret)
    await expectAccessible(page)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(rowOf(page, name)).toContainText('有密钥')
    await expect(rowOf(page, name)).not.toContainText(secret)
  })

  const { id } = await callAs<{ id: string }>(page, 'POST', '/spruce/api/v1/workbenches', {
    ...{ scope: 'business', name: '产量' },
  })

  await test.step('asks it from a page that is designed', async () => {
    await page.goto(`${console_}/workbench/business/design/${id}`)
    await page.getByRole('tab', { name: '查询', exact: true }).click()
    await page.getByRole('button', { name: '添加查询' }).click()
    const form = page.getByRole('dialog', { name: '添加查询' })
    await form.getByRole('button', { name: /^数据来源/ }).click()
    await page.getByRole('option', { name: 'HTTP 接口' }).click()
    await form.getByRole('button', { name: /^数据接口/ }).click()
    await page.keyboard.type('chanliang') // by pinyin
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await form.getByLabel('路径', { exact: true }).fill('lines')
    await form.getByLabel('查询参数', { exact: true }).fill('day=今天')
    await form.getByLabel('数据行的位置').fill('data')
    await expectAccessible(page)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('list', { name: '查询' })).toContainText('HTTP 接口')
  })

  await test.step('shows its rows in a table, and asked with the parameters', async () => {
    await page.getByRole('tab', { name: '组件', exact: true }).click()
    await page.getByRole('searchbox', { name: '搜索组件' }).fill('表格')
    await page.getByRole('button', { name: '表格', exact: true }).press('Enter')
    await page.getByRole('tab', { name: '数据', exact: true }).click()
    await page.getByRole('combobox', { name: '查询' }).selectOption('query-1')
    await expect(page.getByText('已保存于', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: '预览', exact: true }).click()
    const table = page.getByRole('article').getByRole('table')
    await expect(table).toContainText('一号线')
    await expect(table).toContainText('1,280')
    expect(asked).toContain(`/api/lines?day=${encodeURIComponent('今天')}`)
  })

  await test.step('reads which workbench asks it', async () => {
    await page.goto(path)
    await expect(rowOf(page, name)).toContainText('1 处')
    await act(page, name, '用在哪里')
    const dialog = page.getByRole('dialog', { name: `“${name}”用在哪里` })
    await expect(dialog.getByRole('row').filter({ hasText: '业务工作台' })).toContainText('产量')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '打开' }).click()
    await expect(page).toHaveURL(new RegExp(`design/${id}$`))
    await expect(dialog).toBeHidden()
  })

  await test.step('disables it: the page says that it has no data', async () => {
    await page.goto(path)
    await act(page, name, '停用')
    await expect(page.getByRole('alertdialog')).toContainText('“产量”正在使用它')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(rowOf(page, name)).toContainText('停用')
    const before = asked.length
    await page.goto(`${console_}/workbench/business/design/${id}`)
    await page.getByRole('button', { name: '预览', exact: true }).click()
    await expect(page.getByRole('article')).toContainText('停用')
    expect(asked).toHaveLength(before)
  })

  await test.step('reads who did what, and removes it to the recycle bin', async () => {
    await page.goto(path)
    await act(page, name, '历史')
    const history = page.getByRole('dialog', { name: `“${name}”的历史` })
    await expect(history.getByRole('row')).not.toHaveCount(0)
    await expect(history).not.toContainText(secret)
    await page.keyboard.press('Escape')
    await act(page, name, '删除')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
    await expectInBin(page, name)
  })

  await fitsNarrowScreen(page, path, '数据接口')
})

test('a colleague without the right sees nothing of them', async ({ page, browser, baseURL }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await expectKeptOut(page, browser, {
    ...{ key: 'endpoint_nobody', path, api: '/spruce/api/v1/data-endpoints', baseURL },
  })
})
