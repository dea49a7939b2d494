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
const path = `${base}/workbench/business/index`

const { rowOf, act } = gridRows('业务工作台')

test('an administrator gives roles a workbench, orders, publishes and removes it', async ({
  page,
}) => {
  const name = `质检工作台${ownNumber()}`
  await signInByApi(page, 'admin', 'yunshan')

  await test.step('begins the console with the global workbench, as people see it', async () => {
    await page.goto(base)
    await expect(page).toHaveURL(`${base}/workbench/global`)
    await expect(page.getByRole('heading', { level: 1, name: '全局工作台' })).toBeVisible()
    const preview = page.getByRole('region', { name: '预览' })
    await expect(preview.getByText('我的应用')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('asks which workbench a person sees, and why', async () => {
    await page.getByRole('button', { name: '谁看到什么' }).click()
    const dialog = page.getByRole('dialog', { name: '成员看到的工作台' })
    await dialog.getByRole('button', { name: /成员/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('林建业')
    await page.getByRole('option', { name: /林建业/ }).click()
    await expect(dialog.getByText(/生产运行工作台 · 角色“/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('adds a business one from a template, for a role that has people', async () => {
    await page.goto(path)
    await expect(rowOf(page, '生产运行工作台')).toContainText('已发布')
    await expectAccessible(page)
    await page.getByRole('button', { name: '新增业务工作台' }).click()
    const form = page.getByRole('dialog', { name: '新增业务工作台' })
    await form.getByLabel('名称', { exact: true }).fill(name)
    await form.getByRole('button', { name: /^角色/ }).click()
    await page.getByRole('option', { name: '系统管理员' }).click()
    await expect(form.getByText(/现在适用于 \d+ 人/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, name)).toContainText('系统管理员')
  })

  await test.step('puts it before another by keyboard', async () => {
    await page.getByRole('button', { name: '调整优先级' }).click()
    const dialog = page.getByRole('dialog', { name: '工作台优先级' })
    const grip = dialog.getByRole('button', { name: `移动“${name}”` })
    await grip.focus()
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByRole('status')).toContainText(`“${name}”现在是第`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('publishes it and looks at it', async () => {
    await act(page, name, '发布')
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(rowOf(page, name)).toContainText('已发布')
    await page.getByText(name, { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(
      page.getByRole('region', { name: '预览' }).getByText('待处理').first(),
    ).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '业务工作台' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('withdraws it, removes it, and takes that back', async () => {
    await page.getByRole('button', { name: '撤回' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click()
    await page.goto(path)
    await expect(rowOf(page, name)).toContainText('已撤回')
    const remove = async () => {
      await act(page, name, '删除')
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
      await expect(rowOf(page, name)).toHaveCount(0)
    }
    await remove()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(rowOf(page, name)).toBeVisible()
    await remove()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
})

test('a colleague with one code reads workbenches only, and one without sees nothing of them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page, 'admin', 'yunshan')
  const reader = await newColleague(page, browser, {
    ...{ key: 'workbench_reader', codes: ['workbench:list'], baseURL },
  })
  await reader.own.goto(path)
  await expect(rowOf(reader.own, '生产运行工作台')).toBeVisible()
  const main = reader.own.getByRole('main')
  await expect(
    main.getByRole('button', { name: /^(新增.*|编辑|复制|发布|撤回|删除|调整优先级|谁看到什么)$/ }),
  ).toHaveCount(0)
  await reader.own.getByText('生产运行工作台', { exact: true }).click()
  await expect(main.getByRole('region', { name: '预览' })).toBeVisible()
  await reader.close()

  await expectKeptOut(page, browser, {
    key: 'workbench_nobody',
    path,
    api: '/spruce/api/v1/workbenches',
    baseURL,
  })
})
