// What opens, moves or shows something does so under a finger alone: no mouse, no hover, no keyboard.
import { open } from './support.mts'
import { devices, expect, test, type Locator, type Page } from './test.mts'

const { userAgent, deviceScaleFactor } = devices['Pixel 7']
test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  userAgent,
  deviceScaleFactor,
})

/** Puts a finger on the middle of something, moves it, holds still and lifts it. */
async function drag(page: Page, from: Locator, by: { x?: number; y?: number }) {
  await from.scrollIntoViewIfNeeded()
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing to put a finger on')
  const session = await page.context().newCDPSession(page)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const steps = 10
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let step = 1; step <= steps; step += 1) {
    const x = start.x + ((by.x ?? 0) * step) / steps
    const y = start.y + ((by.y ?? 0) * step) / steps
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  // A finger lifted on the move throws what it held, and the next touch would only stop that.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)))
  const end = { x: start.x + (by.x ?? 0), y: start.y + (by.y ?? 0) }
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [end] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

test('a tap on a card of DataTable opens its menu, another one chooses', async ({ page }) => {
  await open(page, 'shell-ui-data-table-datatable--default')
  const more = page.getByRole('button', { name: /的更多操作$/ }).first()
  await more.tap()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: '移除' })).toBeVisible()
  await menu.getByRole('menuitem', { name: '移除' }).tap()
  await expect(menu).toHaveCount(0)
})

test('a tap selects a row of DataTable', async ({ page }) => {
  await open(page, 'shell-ui-data-table-datatable--default')
  await page.getByRole('checkbox').nth(1).tap()
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
})

test('a tap opens and closes a branch of Tree, chooses a node, and opens its menu', async ({
  page,
}) => {
  await open(page, 'shell-ui-tree-tree--default')
  const node = page.getByRole('treeitem', { name: '生产中心' })
  await node.locator('.sp-tree-toggle').tap()
  await expect(node).toHaveAttribute('aria-expanded', 'true')
  await node.locator('.sp-tree-toggle').tap()
  await expect(node).toHaveAttribute('aria-expanded', 'false')
  await node.tap()
  await expect(node).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: '“市场部”的操作' }).tap()
  await expect(page.getByRole('menuitem', { name: '编辑部门' })).toBeVisible()
})

test('TabBar scrolls under a finger, and a tap opens and closes tabs and their menu', async ({
  page,
}) => {
  await open(page, 'shell-ui-shell-tabbar--overflowing')
  const list = page.getByRole('tablist')
  const scrolled = () => list.evaluate((bar) => bar.scrollLeft)
  const before = await scrolled()
  await drag(page, list, { x: before > 0 ? 150 : -150 })
  await expect.poll(scrolled).not.toBe(before)
  await expect(async () => {
    const now = await scrolled()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
    expect(await scrolled()).toBe(now) // a touch while it rolls on would stop it, and press nothing
  }).toPass()

  await page.getByRole('button', { name: '标签页操作' }).tap()
  const pages = page.getByRole('menuitemradio')
  await expect(pages.first()).toBeVisible()
  await pages.first().tap()
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')

  const count = await page.getByRole('tab').count()
  const second = page.locator('.shell-tab').nth(1)
  await second.scrollIntoViewIfNeeded()
  await second.locator('.shell-tab-close').tap()
  await expect(page.getByRole('tab')).toHaveCount(count - 1)
})

test('a tap shows and hides MaskedText', async ({ page }) => {
  await open(page, 'shell-ui-display-tags-avatars-masked-text--masked-texts')
  await page.getByRole('button', { name: '显示完整内容' }).first().tap()
  await expect(page.getByText('13800007919')).toBeVisible()
  await page.getByRole('button', { name: '隐藏' }).first().tap()
  await expect(page.getByText('13800007919')).toHaveCount(0)
})

test('a tap opens UserMenu and chooses in it', async ({ page }) => {
  await open(page, 'shell-ui-shell-usermenu--default')
  await page.getByRole('button', { name: '用户菜单：林知远' }).tap()
  await page.getByRole('menuitem', { name: '个人中心' }).tap()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('taps step NumberField', async ({ page }) => {
  await open(page, 'shell-ui-forms-numberfield--default')
  await page.getByRole('button', { name: '增加保留天数' }).tap()
  await expect(page.getByRole('spinbutton')).toHaveValue('31')
  await page.getByRole('button', { name: '减少保留天数' }).tap()
  await expect(page.getByRole('spinbutton')).toHaveValue('30')
})

test('taps choose a day of DateField', async ({ page }) => {
  await open(page, 'shell-ui-forms-datefield--default')
  await page.getByRole('button', { name: '选择生效日期' }).tap()
  const day = page.getByRole('button', { name: /5月28日/ })
  await expect(day).toBeInViewport({ ratio: 1 })
  await day.tap()
  await expect(page.getByRole('textbox')).toHaveValue('2026-05-28')
})

test('taps choose in SelectField, with its list inside the screen', async ({ page }) => {
  await open(page, 'shell-ui-forms-selectfield--many')
  await page.getByRole('button', { name: /^省份/ }).tap()
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
  await page.getByRole('option', { name: '上海市' }).tap()
  await expect(page.getByRole('button', { name: /^省份/ })).toContainText('上海市')
})

test('taps choose in TreeSelectField', async ({ page }) => {
  await open(page, 'shell-ui-forms-treeselectfield--default')
  await page.getByRole('button', { name: /^上级部门/ }).tap()
  await page.getByRole('treeitem', { name: '市场部' }).tap()
  await expect(page.getByRole('button', { name: /^上级部门/ })).toContainText('市场部')
})

test('a tap asks for the files of UploadField', async ({ page }) => {
  await open(page, 'shell-ui-forms-uploadfield--empty')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /选择文件/ }).tap()
  expect((await chooser).element()).not.toBeNull()
})

test('taps turn the pages of Pagination', async ({ page }) => {
  await open(page, 'shell-ui-pagination-pagination--default')
  const at = page.getByRole('navigation').getByRole('textbox')
  const before = Number(await at.inputValue())
  await page.getByRole('button', { name: '下一页' }).tap()
  await expect(at).toHaveValue(String(before + 1))
  await page.getByRole('button', { name: '上一页' }).tap()
  await expect(at).toHaveValue(String(before))
})

test('a tap opens what CommandPalette found', async ({ page }) => {
  await open(page, 'shell-ui-shell-commandpalette--default')
  await page.getByRole('option', { name: /角色管理/ }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('FavoriteList is ordered by a finger, and a tap takes an entry away', async ({ page }) => {
  await open(page, 'shell-ui-shell-favoritelist--default')
  const links = page.getByRole('link')
  await expect(links).toHaveText(['组织架构', '角色管理', '系统公告'])
  await drag(page, page.getByRole('button', { name: /^移动 组织架构/ }), { y: 60 })
  await expect(links.first()).not.toHaveText('组织架构')
  await page.getByRole('button', { name: '取消收藏 角色管理' }).tap()
  await expect(page.getByRole('link', { name: '角色管理' })).toHaveCount(0)
})

test('FormDialog fills a phone: it is not dragged, scrolls inside and keeps its buttons in sight', async ({
  page,
}) => {
  await open(page, 'shell-ui-dialogs-formdialog--long-text')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '保存' })).toBeInViewport({ ratio: 1 })
  const before = await dialog.boundingBox()
  await drag(page, dialog.getByRole('heading').first(), { x: 60, y: 60 })
  expect(await dialog.boundingBox()).toEqual(before)
})

test('a tap turns the pages of ImagePreviewer', async ({ page }) => {
  await open(page, 'shell-ui-display-imagepreviewer--default')
  const status = page.getByRole('dialog').getByRole('status')
  await expect(status).toContainText('1')
  const before = (await status.textContent()) ?? ''
  await page.getByRole('button', { name: '下一张' }).tap()
  await expect(status).not.toHaveText(before)
})

test('swipes turn the pages of ImagePreviewer, and move a picture that is larger than fits', async ({
  page,
}) => {
  await open(page, 'shell-ui-display-imagepreviewer--default')
  const dialog = page.getByRole('dialog')
  const picture = (name: string) => dialog.getByRole('img', { name })
  await expect(picture('门头照.png')).toBeVisible()
  await drag(page, picture('门头照.png'), { x: -100 })
  await expect(picture('营业执照.png')).toBeVisible()
  await drag(page, picture('营业执照.png'), { x: 100 })
  await expect(picture('门头照.png')).toBeVisible()
  await drag(page, picture('门头照.png'), { y: 100 })
  await page.getByRole('button', { name: '放大' }).tap()
  await expect(picture('门头照.png')).toHaveCSS('transform', /^matrix\(1\.25/)
  await drag(page, picture('门头照.png'), { x: -100 })
  await expect(picture('门头照.png')).toBeVisible()
})

test.describe('on a tablet, where records stand in a table', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('a finger drags the edge of a column of DataTable', async ({ page }) => {
    await open(page, 'shell-ui-data-table-datatable--default')
    const head = page.getByRole('columnheader', { name: '姓名' })
    const widthOf = async () => Math.round((await head.boundingBox())?.width ?? 0)
    const before = await widthOf()
    await drag(page, head.locator('.sp-edge'), { x: 60 })
    await expect.poll(widthOf).toBe(before + 60)
    await drag(page, head.locator('.sp-edge'), { x: -40 })
    await expect.poll(widthOf).toBe(before + 20)
  })
})

test('taps press the tools of RichTextField', async ({ page }) => {
  await open(page, 'shell-ui-rich-text-richtextfield--empty')
  const bold = page.getByRole('button', { name: '粗体', exact: true })
  await bold.tap()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
})

test('taps check what CheckTreeField holds', async ({ page }) => {
  await open(page, 'shell-ui-forms-checktreefield--default')
  await page.getByText('新增部门').tap()
  const line = page.getByRole('treeitem', { name: '新增部门' })
  await expect(line).toHaveAttribute('aria-checked', 'true')
})

test('a tap opens and closes a group of MenuTree', async ({ page }) => {
  await open(page, 'shell-ui-shell-menutree--with-favorites')
  const group = page.getByRole('button', { name: '企业管理', exact: true })
  const before = await group.getAttribute('aria-expanded')
  await group.tap()
  await expect(group).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
})
