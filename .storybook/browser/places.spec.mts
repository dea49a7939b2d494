// Where things stand that only a browser lays out.
import { open } from './support.mts'
import { expect, test } from './test.mts'

test('the word of an empty tree stands where its lines would', async ({ page }) => {
  await open(page, 'shell-ui-tree-tree--empty')
  const word = await page.getByText('没有可显示的节点').boundingBox()
  expect(word?.y).toBeLessThan(80)
})

test('what marks a role is seen beside a name too long for its column', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await open(page, 'feature-enterprise-roles-rolespage--long-text')
    await expect(page.getByText('内置', { exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('an edge shows where columns go on under the actions, and there alone', async ({ page }) => {
  const shadow = () =>
    page
      .locator('td.sp-cell-actions')
      .first()
      .evaluate((cell) => getComputedStyle(cell).boxShadow)
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, 'shell-ui-data-table-datatable--default')
  await expect.poll(shadow).toBe('none')
  await page.setViewportSize({ width: 800, height: 720 })
  await expect.poll(shadow).toContain('inset')
  await page.locator('.sp-table-scroll').evaluate((box) => box.scrollTo({ left: 9999 }))
  await expect.poll(shadow).toBe('none')
})

test('menus of the top bar fade where they go on, and there alone', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: '一级菜单' })
  const fades = () =>
    menu.evaluate((nav) =>
      ['::before', '::after'].map((side) => getComputedStyle(nav, side).opacity).join(' '),
    )
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, 'shell-ui-shell-topbar--first-level-menu')
  await expect.poll(fades).toBe('0 0')
  await page.setViewportSize({ width: 480, height: 720 })
  await expect.poll(fades).toBe('0 1')
  await menu.evaluate((nav) => nav.scrollTo({ left: 9999 }))
  await expect.poll(fades).toBe('1 0')
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('heads keep their words whole, in English too', async ({ page }) => {
    const show = (id: string) =>
      page.goto(`/iframe.html?id=${id}&viewMode=story&globals=motion:reduced;language:en-US`)
    await show('shell-ui-shell-messagedrawer--default')
    const title = page.getByRole('heading', { name: 'Messages', level: 2 })
    await expect(title).toBeVisible()
    expect((await title.boundingBox())?.height).toBeLessThan(30)
    await show('shell-ui-display-imagepreviewer--long-text')
    const note = page.getByRole('status').filter({ hasText: 'pixels' })
    await expect(note).toBeVisible()
    expect((await note.boundingBox())?.height).toBeLessThan(40)
  })
})
