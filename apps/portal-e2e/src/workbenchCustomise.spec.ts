import type { Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js'

const parts = (page: Page) => {
  const main = page.getByRole('main')
  const canvas = main.getByRole('application', { name: '页面画布' })
  return {
    main,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    item: (name: string) => canvas.getByRole('group', { name: new RegExp(`^${name}，第`) }),
    widget: (name: string) => main.getByRole('article', { name, exact: true }),
    bar: main.getByRole('group', { name: '自定义工具栏' }),
    said: (text: string | RegExp) => page.getByText(text),
  }
}

test('a person arranges the workbench for themselves', async ({ page }) => {
  await signInByApi(page, 'member', 'yunshan')
  await page.goto('/dashboard')
  const { main, button, item, widget, bar, said } = parts(page)

  await test.step('begins on the page itself', async () => {
    await button('自定义').click()
    await expect(main.getByRole('heading', { name: '自定义“企业工作台”' })).toBeFocused()
    await expect(item('公告')).toContainText('固定')
    await expectAccessible(page)
  })

  await test.step('moves by keys, and hears where', async () => {
    await item('待处理').focus()
    await page.keyboard.press(' ')
    await expect(said('已拿起“待处理”，第 17 列，第 1 行')).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press(' ')
    await expect(item('待处理')).toHaveAccessibleName(/第 16 列，第 1 行/)
    await expect(bar).toContainText('有未保存的修改')
  })

  await test.step('neither moves nor hides what is fixed', async () => {
    await item('公告').focus()
    await page.keyboard.press('Delete')
    await expect(said('此组件由企业固定，不可更改')).toBeAttached()
    await expect(item('公告')).toBeVisible()
  })

  await test.step('resizes by pointer', async () => {
    await item('最近打开').click({ position: { x: 40, y: 20 } })
    const handle = item('最近打开').locator('[data-designer-handle="s"]')
    await handle.scrollIntoViewIfNeeded()
    const box = await handle.boundingBox()
    if (!box) throw new Error('No handle')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 90, { steps: 6 })
    await page.mouse.up()
    await expect(item('最近打开')).toHaveAccessibleName(/高 [23] 行/)
  })

  await test.step('hides and brings back, undoes and redoes', async () => {
    await item('未读消息').click({ position: { x: 40, y: 20 } })
    await button('隐藏“未读消息”').click()
    await expect(item('未读消息')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(item('未读消息')).toBeVisible()
    await page.keyboard.press('Control+Shift+Z')
    await expect(item('未读消息')).toHaveCount(0)
    await button('添加组件').click()
    await button('恢复显示“未读消息”').click()
    await expect(item('未读消息')).toBeVisible()
    await button('撤销').click()
    await expect(item('未读消息')).toHaveCount(0)
  })

  await test.step('adds one of those that there are', async () => {
    await main.getByRole('region', { name: '内容' }).getByRole('button', { name: '时钟' }).click()
    await expect(item('时钟')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('saves, and sees it after a reload', async () => {
    await button('保存').click()
    await expect(said('工作台已保存')).toBeVisible()
    await expect(button('自定义')).toBeFocused()
    await page.reload()
    await expect(widget('公告')).toBeVisible()
    await expect(main.getByRole('article').filter({ hasText: /^\d\d:\d\d/ })).toBeVisible()
    await expect(widget('未读消息')).toHaveCount(0)
    await expect(button('恢复默认')).toBeVisible()
  })

  await test.step('asks before changes are given up, and keeps them over a reload', async () => {
    await button('自定义').click()
    await item('待处理').focus()
    await page.keyboard.press('Delete')
    await expect(item('待处理')).toHaveCount(0)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await button('自定义').click()
    await expect(main.getByText('已恢复本浏览器中未保存的修改。')).toBeVisible()
    await expect(item('待处理')).toHaveCount(0)
    await button('放弃').click()
    const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(bar).toContainText('有未保存的修改')
    await button('放弃').click()
    await question.getByRole('button', { name: '放弃修改' }).click()
    await expect(widget('待处理')).toBeVisible()
  })

  await test.step('arranges by a list on a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await button('自定义').click()
    const list = main.getByRole('list', { name: '工作台上的组件' })
    await expect(list.getByRole('listitem').filter({ hasText: '公告' })).toContainText('固定')
    await button('下移“我的应用”').click()
    await expect(said(/^“我的应用”，第 [2-9] 个/)).toBeAttached()
    await button('隐藏“我的收藏”').click()
    await expect(list).not.toContainText('我的收藏')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await button('撤销').click()
    await button('撤销').click()
    await button('放弃').click()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('goes back to the given one', async () => {
    await button('恢复默认').click()
    const question = page.getByRole('alertdialog', { name: '恢复默认工作台？' })
    await question.getByRole('button', { name: '恢复默认' }).click()
    await expect(widget('未读消息')).toBeVisible()
    await expect(button('恢复默认')).toHaveCount(0)
  })
})
