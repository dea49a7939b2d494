import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callAs } from './support/callAs.js'
import { signInByApi } from './support/signIn.js'
import { expect, expectNoSidewaysScroll, ownNumber, test, waitForQuiet } from './support/test.js'

const base = '/yunbu-app/spruce-web-operation-management/base'

/** How many of something a figure of a board says. */
const figure = (text: string) => Number(text.replace(/\D/g, ''))

/** The applications whose opening `page` has told the server of, one after the other. */
function visitsTold(page: Page): string[] {
  const codes: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/spruce/api/v1/app-visits') || !response.ok()) return
    codes.push((response.request().postDataJSON() as { appCode: string }).appCode)
  })
  return codes
}

test('the operator sees who signed in, on the board and in the log, and takes the file away', async ({
  page,
  browser,
}) => {
  await signInByApi(page, 'operator')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const tile = (name: string) => page.getByRole('article', { name })
  let before = 0

  await test.step('the board counts, in charts and in tables', async () => {
    await page.goto(`${base}/board/login`)
    await expect(menu.getByRole('link', { name: '用户登录看板' })).toBeVisible()
    await expect(tile('登录次数')).toContainText(/\d/)
    before = figure(await tile('登录次数').innerText())
    expect(before).toBeGreaterThan(0)
    await expect(tile('当前在线')).toContainText(/[1-9]/)
    const trend = page.getByRole('figure', { name: '登录趋势' })
    await trend.getByRole('button', { name: '以表格显示' }).click()
    await expect(trend.getByRole('row')).toHaveCount(32)
  })

  await test.step('a sign-in of another person is counted and written down', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await signInByApi(other, 'admin', 'yunshan')
    await context.close()
    await page.getByRole('button', { name: '刷新' }).click()
    await expect
      .poll(async () => figure(await tile('登录次数').innerText()))
      .toBeGreaterThan(before)
    await page.getByRole('button', { name: /打开.*登录次数|登录次数/ }).click()
    await expect(page).toHaveURL(/base\/log\/login\?success=yes/)
    await expect(page.getByRole('heading', { name: '登录日志', level: 1 })).toBeVisible()
    const first = page.getByRole('grid', { name: '登录日志' }).getByRole('row').nth(1)
    await expect(first).toContainText('admin')
    await expect(first).toContainText('成功')
    await expect(first).toContainText('密码')
  })

  await test.step('filters narrow the log, stay in the address, and the file says the same', async () => {
    await page.goto(`${base}/log/login`)
    const grid = page.getByRole('grid', { name: '登录日志' })
    await page.getByRole('searchbox', { name: '搜索账号' }).fill('admin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/keyword=admin/)
    await expect(grid.getByRole('row').nth(1)).toContainText('admin')
    await page.getByRole('button', { name: /^客户/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('yunshan')
    await page.getByRole('option', { name: /yunshan/ }).click()
    await expect(page).toHaveURL(/customerId=/)
    await page.reload()
    await expect(grid.getByRole('row').nth(1)).toContainText('admin')
    const total = figure((await page.getByText(/^共.*条$/).innerText()) || '0')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('button', { name: '导出为 CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('登录日志.csv')
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = bytes.subarray(3).toString('utf8').trim().split('\r\n')
    // As the table on show: columns, words and clock.
    expect(head).toBe('账号,时间,结果,失败原因,人员,客户,登录方式,终端,网络地址')
    expect(lines[0]).toMatch(/^admin[^,]*,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,(成功|失败),/)
    // The same account may have signed in somewhere else meanwhile.
    expect(lines.length).toBeGreaterThanOrEqual(total)
    expect(lines.every((line) => line.includes('admin'))).toBe(true)
    const sheet = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await expect(page.getByRole('button', { name: '导出为 Excel' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect((await sheet).suggestedFilename()).toBe('登录日志.xlsx')
    const packed = await readFile(await (await sheet).path())
    expect(packed.subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('both fit a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [path, title] of [
      ['log/login', '登录日志'],
      ['board/login', '用户登录看板'],
    ] as const) {
      await page.goto(`${base}/${path}`)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await waitForQuiet(page)
      await expectNoSidewaysScroll(page)
    }
  })
})

test('the operator sees who opened which application', async ({ page, context }) => {
  const operation = 'spruce-web-operation-management'
  const here = visitsTold(page)
  await signInByApi(page, 'operator')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const grid = page.getByRole('grid', { name: '应用访问日志' })
  const own = grid.getByRole('row').filter({ hasText: '沈运维' }).filter({ hasText: '运营管理' })
  /** How often the operator has opened the console, by the lines on show: one for an hour. */
  const visits = async () => {
    await expect(own.first()).toBeVisible()
    const rows = await own.all()
    const counts = await Promise.all(
      rows.map((row) => row.getByRole('gridcell').nth(3).textContent()),
    )
    return counts.reduce((sum, text) => sum + figure(text ?? ''), 0)
  }

  await test.step('opening one is in the log, once however many of its pages show', async () => {
    await menu.getByRole('link', { name: '用户登录看板' }).click()
    await expect.poll(() => here).toEqual([operation])
    await menu.getByRole('link', { name: '应用访问日志' }).click()
    const before = await visits()
    const other = await context.newPage()
    const there = visitsTold(other)
    await other.goto(`${base}/log/login`)
    await expect.poll(() => there).toEqual([operation])
    await other.close()
    await page.getByRole('combobox', { name: '全部应用' }).selectOption(operation)
    await expect.poll(visits).toBeGreaterThan(before)
    expect(here).toEqual([operation])
  })

  await page.goto(`${base}/board/app`)
  await expect(page.getByRole('article', { name: '访问次数' })).toContainText(/[1-9]/)
  const apps = page.getByRole('figure', { name: '访问最多的应用' })
  await apps.getByRole('button', { name: '以表格显示' }).click()
  await expect(apps.getByRole('row').filter({ hasText: '运营管理' })).toBeVisible()
  await page.goto(`${base}/log/app`)
  await page.getByRole('combobox', { name: '全部应用' }).selectOption(operation)
  await expect(page).toHaveURL(/appCode=spruce-web-operation-management/)
  await expect(grid.getByRole('row').nth(1)).toContainText('运营管理')
  await expect(grid.getByRole('row').filter({ hasText: '企业控制台' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['log/app', 'board/app']) {
    await page.goto(`${base}/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForQuiet(page)
    await expectNoSidewaysScroll(page)
  }
})

test('an edit appears in the operator log with before and after', async ({ page }) => {
  const code = `log_${ownNumber()}_${Date.now().toString(36)}`
  await signInByApi(page, 'operator')
  const role = await callAs<{ id: string; version: number }>(page, 'POST', '/spruce/api/v1/roles', {
    name: `审计员${code}`,
    code,
    description: '改之前',
    dataScope: 'all',
  })
  await callAs(page, 'PUT', `/spruce/api/v1/roles/${role.id}`, {
    version: role.version,
    description: '改之后',
  })
  await page.goto(`${base}/log/operator`)
  const grid = page.getByRole('grid', { name: '操作日志' })
  const row = (text: string) => grid.getByRole('row').filter({ hasText: text })

  await test.step('found by object, operation and kind', async () => {
    await page.getByRole('searchbox', { name: '搜索对象' }).fill(`审计员${code}`)
    await page.keyboard.press('Enter')
    await expect(row(`审计员${code}`)).toHaveCount(2)
    await page.getByRole('button', { name: /^操作 全部操作/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('编辑角色')
    await page.getByRole('option', { name: '编辑角色' }).click()
    await expect(row(`审计员${code}`)).toHaveCount(1)
    const found = page.url()
    await page.getByRole('button', { name: /^对象类型/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('客户')
    await page.getByRole('option', { name: '客户', exact: true }).click()
    await expect(row(`审计员${code}`)).toHaveCount(0)
    await page.goto(found)
    await expect(row(`审计员${code}`)).toHaveCount(1)
  })

  await test.step('says before and after', async () => {
    await row(`审计员${code}`).getByRole('button', { name: '编辑角色' }).first().click()
    const panel = page.getByRole('dialog', { name: '编辑角色的详情' })
    await expect(panel.getByRole('row', { name: '描述 改之前 改之后' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('leads to the whole history of the object', async () => {
    await row(`审计员${code}`)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: '对象历史' }).click()
    const history = page.getByRole('dialog', { name: `“审计员${code}”的历史` })
    await expect(history.getByRole('listitem')).toHaveCount(2)
    await expect(history.getByRole('listitem').first()).toContainText('编辑角色')
    await page.keyboard.press('Escape')
  })

  await test.step('the file holds the lines on show', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('button', { name: '导出为 CSV' }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`审计员${code}`)
    expect(lines[0]).toMatch(/操作名称,操作人,对象,对象类型,客户,时间,变更前,变更后$/)
    expect(lines[1]).toMatch(/^编辑角色,.*改之前.*改之后/)
  })

  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${base}/log/operator`)
    await expect(page.getByText(`审计员${code}`).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
