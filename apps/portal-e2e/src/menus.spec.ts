import { readFile } from 'node:fs/promises'
import { callAs } from './support/callAs.js'
import { newMember } from './support/newMember.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test,
} from './support/test.js'

const consoleCode = 'spruce-web-enterprise-console'
const path = `/yunbu-app/${consoleCode}/base/menuMgt`
const api = '/spruce/api/v1'

// The address that the server refuses.
test.use({ expectedConsole: [/status of 422 .*\/api\/v1\/menus\)/] })

test('an administrator adds a menu, orders, hides and removes it, and other tabs follow', async ({
  page,
  context,
}) => {
  const name = `排班表${ownNumber()}`
  const other = await context.newPage()
  // The tree renders the rows in sight alone; here all of them are.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await signInByApi(page, 'admin', 'yunshan')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '菜单管理' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  const tree = page.getByRole('tree', { name: '菜单' })
  const node = tree.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await expect(tree.getByRole('treeitem', { name: /^组织管理/ })).toBeVisible()
  await other.goto(path)
  const link = other.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })
  await expect(other.getByRole('tree', { name: '菜单' })).toBeVisible()

  await test.step('adds it below a group of its own, and the other tab has it', async () => {
    await tree.getByRole('treeitem', { name: /^员工服务/ }).click()
    const group = page.getByRole('region', { name: '员工服务' })
    await group.getByRole('button', { name: '“员工服务”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '新增下级' }).click()
    const form = page.getByRole('dialog', { name: '新增菜单或按钮' })
    await form.getByLabel('中文名称').fill(name)
    await form.getByLabel('英文名称').fill(`Shifts ${ownNumber()}`)
    await form.getByLabel('路径', { exact: true }).fill('https://elsewhere.example')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText('只能填平台内的路径')).toBeVisible()
    await form.getByLabel('路径', { exact: true }).fill('/personal')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(node).toBeVisible()
    await expect(link).toBeVisible()
  })

  await test.step('orders it by keyboard', async () => {
    await node.click()
    const position = await node.getAttribute('aria-posinset')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(node).toHaveAttribute('aria-posinset', String(Number(position) - 1))
    await expect(page.getByText(/移到第 \d+ 位/)).toBeAttached()
  })

  await test.step('hides it with several, and shows it again', async () => {
    await page.getByRole('button', { name: '批量选择' }).click()
    await node.click()
    const bar = page.getByRole('region', { name: '批量操作' })
    await bar.getByRole('button', { name: '隐藏' }).click()
    const question = page.getByRole('alertdialog', { name: '隐藏 1 项？' })
    await expect(question).toContainText(name)
    await question.getByRole('button', { name: '隐藏' }).click()
    await expect(node).toHaveAccessibleName(/已隐藏/)
    await expect(link).toHaveCount(0)
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    await expect(page.getByText('已撤销，1 项恢复原样')).toBeVisible()
    await expect(link).toBeVisible()
    await bar.getByRole('button', { name: '隐藏' }).click()
    await question.getByRole('button', { name: '隐藏' }).click()
    await expect(link).toHaveCount(0)
    await bar.getByRole('button', { name: '显示' }).click()
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: '结束选择' }).click()
  })

  await test.step('finds it by pinyin', async () => {
    const search = page.getByRole('searchbox', { name: '搜索菜单' })
    await search.fill('paibanbiao')
    await expect(tree.getByRole('treeitem', { name: /^组织管理/ })).toHaveCount(0)
    await expect(node).toBeVisible()
    await search.fill('')
    await expect(tree.getByRole('treeitem', { name: /^组织管理/ })).toBeVisible()
  })

  await test.step('renames a menu of the product, sees its history, and resets it', async () => {
    await tree.getByRole('treeitem', { name: /^组织架构/ }).click()
    const details = page.getByRole('region', { name: '组织架构' })
    await details.getByRole('button', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑“组织架构”' })
    await form.getByLabel('中文名称').fill('部门与成员')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(
      other.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '部门与成员' }),
    ).toBeVisible()
    await page.getByRole('button', { name: '“部门与成员”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '历史' }).click()
    const history = page.getByRole('dialog', { name: '“部门与成员”的历史' })
    await expect(history.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '“部门与成员”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '恢复默认' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '恢复默认' }).click()
    await expect(page.getByRole('region', { name: '组织架构' })).toBeVisible()
  })

  await test.step('sees the sidebar of a role, and chooses in it', async () => {
    const preview = page.getByRole('region', { name: '侧边栏预览' })
    await preview.getByRole('combobox').selectOption('普通成员')
    await preview.getByRole('link', { name }).click()
    await expect(page.getByRole('region', { name })).toBeVisible()
    await expect(preview.getByRole('link', { name: '组织架构' })).toHaveCount(0)
  })

  await test.step('takes the menus away as a file, and sees what a file would change', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe('企业控制台的菜单.json')
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { own: unknown[] }
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '导入' }).click()
    const buffer = Buffer.from(JSON.stringify({ ...file, own: [] }))
    await (await choosing).setFiles({ name: 'menus.json', mimeType: 'application/json', buffer })
    const question = page.getByRole('alertdialog', { name: '导入“企业控制台”的菜单？' })
    await expect(question.getByRole('listitem').filter({ hasText: /^删除：/ })).toContainText(name)
    await question.getByRole('button', { name: '取消' }).click()
  })

  await test.step('removes it after it says who would miss it', async () => {
    await node.click()
    await page.getByRole('button', { name: `“${name}”的更多操作` }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    const question = page.getByRole('alertdialog', { name: `删除“${name}”？` })
    await expect(question).toContainText('涉及 1 个菜单')
    await expect(question.getByRole('listitem')).toHaveText([`员工服务 / ${name}`])
    await question.getByRole('button', { name: '删除' }).click()
    await expect(node).toHaveCount(0)
    await expect(link).toHaveCount(0)
  })

  await test.step('opens a registered application by its address', async () => {
    await page.goto(`${path}/self-service`)
    await expect(page).toHaveURL(/appCode=self-service/)
    await expect(tree.getByRole('treeitem', { name: /^自助资料/ })).toBeVisible()
  })

  await test.step('sees which menus lead nowhere, why, and what helps', async () => {
    await page.goto(`${path}?appCode=energy`)
    const app = page.getByRole('combobox', { name: '应用' })
    await expect(app.getByRole('option', { name: /^能耗看板.*已停用/ })).toContainText(
      '1 个失效链接',
    )
    await page.getByRole('button', { name: '1 个失效链接' }).click()
    await expect(page).toHaveURL(/state=dead/)
    await tree.getByRole('treeitem', { name: /^能耗日报 失效链接/ }).click()
    const note = page.getByRole('note', { name: '这个菜单打不开任何内容' })
    await expect(note).toContainText('应用“能耗看板”已停用。')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(note).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 1800 })
    await note.getByRole('button', { name: '打开应用管理' }).click()
    await expect(page).toHaveURL(/base\/appMgt/)
  })

  await test.step('fits a narrow screen', async () => {
    await page.goto(`${path}?menu=${encodeURIComponent(`${consoleCode}/organization`)}`)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('region', { name: '组织架构' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('who may only look changes nothing, who may not does not get there', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })
  const own = await context.newPage()
  const { account } = await newMember(page, own, { name: '沈单', key: 'menus', series: '1391238' })

  await test.step('without the permission', async () => {
    await own.goto(path)
    await expect(own).toHaveURL(/\/page404/)
    const answer = await own.request.get(`${api}/menus?appCode=${consoleCode}`, {
      headers: { 'app-code': consoleCode },
    })
    expect(answer.status()).toBe(403)
  })

  await test.step('with the one that lists', async () => {
    const number = ownNumber()
    const { id: roleId, version } = await callAs<{ id: string; version: number }>(
      ...([page, 'POST', `${api}/roles`] as const),
      { name: `菜单查看${number}`, code: `menu_reader_${number}`, dataScope: 'all' },
    )
    const codes = ['menu:list']
    await callAs(page, 'PUT', `${api}/roles/${roleId}/permissions`, { version, codes })
    const query = new URLSearchParams({ keyword: account, page: '1', size: '20' }).toString()
    const [member] = await callAs<{ id: string }[]>(page, 'GET', `${api}/members?${query}`)
    const memberIds = [member?.id]
    await callAs(page, 'POST', `${api}/roles/${roleId}/members`, { memberIds })
    await own.goto(path)
    const tree = own.getByRole('tree', { name: '菜单' })
    await tree.getByRole('treeitem', { name: /^组织管理/ }).click()
    await expect(own.getByRole('region', { name: '组织管理' })).toBeVisible()
    await expect(own.getByRole('button', { name: '新增菜单' })).toHaveCount(0)
    await expect(own.getByRole('button', { name: '编辑' })).toHaveCount(0)
    await expect(own.getByRole('button', { name: '批量选择' })).toHaveCount(0)
    const preview = own.getByRole('region', { name: '侧边栏预览' })
    await preview.getByRole('combobox').selectOption('普通成员')
    await expect(preview.getByRole('link', { name: '我的工作台' })).toBeVisible()
  })
  await context.close()
})
