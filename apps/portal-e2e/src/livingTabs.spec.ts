import type { Locator, Page } from '@playwright/test'
import { signInByApi } from './support/signIn.js'
import { expect, test } from './support/test.js'

const megabyte = 1024 * 1024

function openMenu(page: Page, name: string) {
  return page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name }).click()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Bytes that the page needs after what nobody needs is swept away. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const scrollOf = (box: Locator) => box.evaluate((element) => element.scrollTop)

test('twenty switches between tabs keep text, scroll and selection', async ({ page }) => {
  await signInByApi(page, 'division', 'division')
  await openMenu(page, '角色管理')
  const search = page.getByRole('searchbox', { name: '搜索角色' })
  await search.fill('管理员角色')
  await search.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3))

  await openMenu(page, '组织架构')
  const tree = page.getByRole('tree', { name: '组织架构' })
  await expect(tree.getByRole('treeitem').nth(10)).toBeVisible()
  await tree.hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrollOf(tree)).toBeGreaterThan(0)
  const scrolled = await scrollOf(tree)
  const table = page.getByRole('grid', { name: '成员' })
  const boxes = table.getByRole('row').getByRole('checkbox')
  await boxes.nth(2).check()
  await boxes.nth(4).check()

  for (let turn = 0; turn < 10; turn += 1) {
    await tab(page, '角色管理').click()
    await expect(search).toHaveValue('管理员角色')
    await tab(page, '组织架构').click()
    await expect(boxes.nth(2)).toBeChecked()
  }

  await expect(boxes.nth(4)).toBeChecked()
  await expect(boxes.nth(3)).not.toBeChecked()
  expect(await scrollOf(tree)).toBe(scrolled)
  await tab(page, '角色管理').click()
  const selected = await search.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ])
  expect(selected).toEqual([1, 3])
})

test('fifty pages opened and closed leave no memory behind', async ({ page }) => {
  await signInByApi(page, 'admin', 'yunshan')
  await openMenu(page, '组织架构')
  await expect(page.getByRole('grid', { name: '成员' })).toBeVisible()

  async function openAndClose(times: number) {
    for (let turn = 0; turn < times; turn += 1) {
      await openMenu(page, '角色管理')
      await expect(page.getByRole('grid', { name: '角色' })).toBeVisible()
      await tab(page, '角色管理').press('Delete')
      await expect(tab(page, '角色管理')).toHaveCount(0)
    }
  }

  await openAndClose(5) // what is loaded once stays
  const before = await heapOf(page)
  await openAndClose(50)
  const grown = (await heapOf(page)) - before
  expect(grown / megabyte, 'MB more than before').toBeLessThan(5)
})
