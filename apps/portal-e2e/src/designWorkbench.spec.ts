import type { Page } from '@playwright/test'
import { byKeyboard } from './support/byKeyboard.js'
import { designEmpty } from './support/emptyWorkbench.js'
import { designGlobal, publishGlobal } from './support/globalWorkbench.js'
import { gridRows } from './support/gridRows.js'
import { newColleague } from './support/newColleague.js'
import { newWindow } from './support/newWindow.js'
import { addOwnPump, report } from './support/ownPlant.js'
import { signInByApi } from './support/signIn.js'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ownNumber,
  test as base,
} from './support/test.js'

const console_ = '/yunbu-app/spruce-web-enterprise-console'

/** What everybody sees first is changed here: a fixture of its own gives this file a worker, and so a server, of its own. */
const test = base.extend<object, { alone: undefined }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names it needs from the pattern
  alone: [async ({}, use) => use(undefined), { scope: 'worker', auto: true }],
})

const { rowOf, act } = gridRows('业务工作台')
const tabOf = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '工作台' }).getByRole('tab', { name })

test('a workbench with live data shows to everybody, one for a department to its people', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = ownNumber()
  await signInByApi(page, 'admin', 'yunshan')
  const { id, name: device } = await addOwnPump(page, '看板厂', 'BOARD')
  await report(page, id, [{ code: 'flow', value: 61 }])

  const viewer = await newColleague(page, browser, {
    ...{ key: 'design_viewer', codes: ['device:list'], baseURL },
  })
  const shown = viewer.own
  const article = (name: string) => shown.getByRole('article', { name })
  await shown.setViewportSize({ width: 1440, height: 3000 }) // all of it is in sight
  await shown.goto('/dashboard')
  await expect(article('我的应用').first()).toBeVisible()
  // Who has the work of a department as well sees that first.
  const common = tabOf(shown, '企业工作台')
  if (await common.isVisible()) await common.click()
  await shown.evaluate(() => Object.assign(window, { isSamePage: true }))

  await test.step('asks for what the device says, as it comes', async () => {
    await designGlobal(page)
    await page.getByRole('tab', { name: '查询', exact: true }).click()
    await page.getByRole('button', { name: '添加查询' }).click()
    const form = page.getByRole('dialog', { name: '添加查询' })
    await form.getByRole('button', { name: /^数据来源/ }).click()
    await page.getByRole('option', { name: '设备最新值' }).click()
    await form.getByRole('button', { name: /^设备 / }).click()
    await page.keyboard.type(device)
    await page
      .getByRole('option', { name: new RegExp(device) })
      .first()
      .click()
    await form.getByLabel('数据点编码').fill('flow')
    await form.getByRole('switch', { name: '自动更新' }).check({ force: true })
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('list', { name: '查询' })).toContainText('设备最新值')
  })

  /** Adds a widget that shows the query. */
  async function add(widget: string, title: string) {
    await page.getByRole('tab', { name: '组件', exact: true }).click()
    await page.getByRole('searchbox', { name: '搜索组件' }).fill(widget)
    await page
      .getByRole('list', { name: '组件库' })
      .getByRole('button', { name: widget, exact: true })
      .click()
    await page.getByRole('tab', { name: '外观', exact: true }).click()
    await page.getByRole('textbox', { name: '标题', exact: true }).fill(title)
    await page.getByRole('tab', { name: '数据', exact: true }).click()
    await page.getByRole('combobox', { name: '查询', exact: true }).first().selectOption('query-1')
  }

  await test.step('adds a chart and a table of it', async () => {
    await add('折线与柱状图', '实时流量')
    await add('表格', '流量明细')
  })

  await test.step('adds a picture map with the device in its place', async () => {
    await add('平面图', '泵房平面')
    await page.getByRole('button', { name: '从资源中选择' }).click()
    const pictures = page.getByRole('dialog', { name: '选择图片' })
    await pictures.getByRole('listitem').first().getByRole('button').click()
    await page.getByRole('combobox', { name: '名称列' }).selectOption('device')
    await page.getByRole('combobox', { name: '状态列' }).selectOption('value')
    await page.getByRole('button', { name: '添加“点位”的项' }).click()
    const places = page.getByRole('group', { name: '点位' })
    await places.getByRole('textbox', { name: '名称' }).fill(device)
    await page.getByRole('tab', { name: '外观', exact: true }).click()
    await page.getByRole('textbox', { name: '替代文字' }).fill('泵房的平面图')
    await page.getByRole('textbox', { name: '替代文字' }).press('Tab')
    await expect(page.getByText('已保存于', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await expect(article('实时流量')).toHaveCount(0)
  })

  await test.step('publishes it; whoever has the workbench open sees it', async () => {
    await publishGlobal(page, '加上泵房')
    await expect(article('泵房平面')).toContainText(device)
    await expect(article('泵房平面')).toContainText('61')
    await expect(article('泵房平面').getByRole('img', { name: '泵房的平面图' })).toBeVisible()
    await expect(article('流量明细').getByRole('table')).toContainText('61')
    await article('实时流量').getByRole('button', { name: '以表格显示' }).click()
    await expect(article('实时流量')).toContainText('61')
  })

  await test.step('what the device says then shows in all three, on the same page', async () => {
    await report(page, id, [{ code: 'flow', value: 88 }])
    for (const name of ['实时流量', '流量明细', '泵房平面']) {
      await expect(article(name)).toContainText('88')
    }
    expect(await shown.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  await test.step('fits a narrow screen', async () => {
    await shown.setViewportSize({ width: 320, height: 640 })
    await expect(article('流量明细')).toBeVisible()
    await expectNoSidewaysScroll(shown)
    await expectAccessible(shown)
    await shown.setViewportSize({ width: 1440, height: 3000 })
  })

  const own = `研发看板${number}`
  const openAs = async (account: string) => {
    const person = await newWindow(browser, account, baseURL)
    await person.own.goto('/dashboard')
    await expect(person.own.getByRole('article').first()).toBeVisible()
    return person
  }

  await test.step('one for a department shows to its people, and to nobody else', async () => {
    await page.goto(`${console_}/workbench/business/index`)
    await page.getByRole('button', { name: '新增业务工作台' }).click()
    const form = page.getByRole('dialog', { name: '新增业务工作台' })
    await form.getByLabel('名称', { exact: true }).fill(own)
    await form.getByRole('button', { name: /^部门/ }).click()
    await page.getByRole('combobox', { name: '搜索选项' }).fill('研发中心')
    await page
      .getByRole('option', { name: /^研发中心/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await form.getByRole('radio', { name: '公告与消息' }).check()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(rowOf(page, own)).toContainText('研发中心')
    await act(page, own, '发布')
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(rowOf(page, own)).toContainText('已发布')

    const [inside, outside] = [await openAs('member'), await openAs('multi')]
    await expect(tabOf(inside.own, own)).toHaveAttribute('aria-selected', 'true')
    await inside.own.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(inside.own)
    await expect(outside.own.getByText(own)).toHaveCount(0)
    await act(page, own, '撤回')
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click()
    await expect(rowOf(page, own)).toContainText('已撤回')
    await expect(inside.own.getByText(own)).toHaveCount(0)
    await inside.close()
    await outside.close()
  })

  await test.step('is rolled back for everybody', async () => {
    await designGlobal(page)
    await page.getByRole('button', { name: '历史版本', exact: true }).click()
    const history = page.getByRole('region', { name: '历史版本' })
    await history.getByRole('button', { name: '回退到版本 1' }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByLabel('版本说明').fill('先不要泵房')
    await sure.getByRole('button', { name: '回退', exact: true }).click()
    await expect(sure).toHaveCount(0)
    await expect(article('泵房平面')).toHaveCount(0)
    await expect(article('我的应用').first()).toBeVisible()
    expect(await shown.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
  await viewer.close()
})

test('a workbench is designed and published by keyboard', async ({ page }) => {
  const name = `键盘工作台${ownNumber()}`
  const { goTo, press, skipToContent, type } = byKeyboard(page)
  await designEmpty(page, name)
  const main = page.getByRole('main')
  const item = (of: string) =>
    page
      .getByRole('application', { name: '页面画布' })
      .getByRole('group', { name: new RegExp(`^${of}，`) })

  await test.step('adds a widget', async () => {
    await skipToContent()
    await type(main.getByRole('searchbox', { name: '搜索组件' }), 'shizhong')
    await press(main.getByRole('button', { name: '时钟', exact: true }))
    await expect(item('时钟')).toBeVisible()
  })

  await test.step('sets its title', async () => {
    await goTo(main.getByRole('tab', { name: '数据', exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(main.getByRole('tab', { name: '外观', exact: true })).toBeFocused()
    await type(main.getByRole('textbox', { name: '标题', exact: true }), '班次时钟')
    await page.keyboard.press('Tab')
    await expect(item('班次时钟')).toHaveAccessibleName(/第 1 列，第 1 行/)
  })

  const size = (text: string) => Number(/宽 (\d+) 列/.exec(text)?.[1])
  const nameOf = async () => (await item('班次时钟').getAttribute('aria-label')) ?? ''

  await test.step('moves it', async () => {
    await goTo(item('班次时钟'))
    await page.keyboard.press('Space')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(item('班次时钟')).toHaveAccessibleName(/第 4 列，第 1 行/)
  })

  await test.step('resizes it', async () => {
    const before = size(await nameOf())
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(async () => size(await nameOf())).toBe(before + 2)
  })

  await test.step('publishes it', async () => {
    await expect(main.getByText(/已保存于 .* · 有未发布的修改/)).toBeVisible()
    await press(main.getByRole('button', { name: '发布', exact: true }))
    const form = page.getByRole('dialog', { name: `发布“${name}”` })
    await type(form.getByLabel('版本说明'), '键盘')
    await press(form.getByRole('button', { name: '发布', exact: true }))
    await expect(form).toHaveCount(0)
    await expect(main.getByText(/已保存于 .* · 已发布/)).toBeVisible()
  })
})
