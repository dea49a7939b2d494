// The designer in a real browser: what a mouse, a finger and keys do, and what is said of it.
import { open } from './support.mts'
import { expect, test, type Locator, type Page } from './test.mts'

// Palette, form and canvas are in sight together: nothing has to be scrolled before it is pointed at.
test.use({ viewport: { width: 1280, height: 1100 } })

const nested = 'designer-engine-playground--nested'

interface Point {
  readonly x: number
  readonly y: number
}

function item(page: Page, id: string): Locator {
  return page.locator(`[data-designer-item="${id}"]`)
}

/** With a component selected. */
async function openNested(page: Page) {
  await open(page, nested)
  await item(page, 'a').click({ position: { x: 8, y: 8 } })
  await expect(page.getByRole('group', { name: '位置和大小' })).toBeVisible()
}

/** The ids in a slot, in their order. */
async function idsIn(page: Page, selector: string) {
  const items = page.locator(`${selector} > [data-designer-item]`)
  return items.evaluateAll((all) => all.map((one) => one.getAttribute('data-designer-item')))
}

/** A point of something: its middle, or so many px from its upper left corner. */
async function pointOf(of: Locator, from?: Point): Promise<Point> {
  const box = await of.boundingBox()
  if (!box) throw new Error('Nothing to point at')
  const by = from ?? { x: box.width / 2, y: box.height / 2 }
  return { x: box.x + by.x, y: box.y + by.y }
}

/** Presses at one point and moves to another, without letting go. */
async function pull(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
}

async function drag(page: Page, from: Point, to: Point) {
  await pull(page, from, to)
  await page.mouse.up()
}

const landing = (page: Page) => page.locator('[data-designer-landing]')
const status = (page: Page) => page.getByRole('status')
const actions = '[data-designer-item="card"] [data-designer-slot="actions"]'

test('a mouse reorders a list, and the mark that shows where has a height', async ({ page }) => {
  await openNested(page)
  await item(page, 'x1').click({ position: { x: 4, y: 4 } })
  await item(page, 'card').scrollIntoViewIfNeeded()
  const to = await pointOf(item(page, 'x3'))
  const from = await pointOf(item(page, 'x1'), { x: 4, y: 4 })
  const box = await item(page, 'x3').boundingBox()
  await pull(page, from, { x: to.x, y: (box?.y ?? 0) + (box?.height ?? 0) - 1 })
  await expect(landing(page)).toHaveCount(1)
  expect((await landing(page).boundingBox())?.height).toBeGreaterThanOrEqual(4)
  await page.mouse.up()
  expect(await idsIn(page, actions)).toEqual(['x2', 'x3', 'x1'])
  await expect(status(page)).toHaveText('已放下“x1”，第 3 个，共 3 个')
})

test('a mouse drags from one container into another, and undo brings it back', async ({ page }) => {
  await openNested(page)
  const tabs = page.locator('[data-designer-item="tabs"] [data-designer-slot]')
  await tabs.scrollIntoViewIfNeeded()
  const to = await pointOf(tabs, { x: 400, y: 30 })
  const from = await pointOf(item(page, 'p1'), { x: 4, y: 4 })
  await drag(page, from, to)
  await expect(item(page, 'tabs').locator('[data-designer-item="p1"]')).toHaveCount(1)
  await expect(item(page, 'p1')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(item(page, 'panel').locator('[data-designer-item="p1"]')).toHaveCount(1)
})

test('the canvas scrolls while something is held at its edge', async ({ page }) => {
  await openNested(page)
  const canvas = page.getByRole('application')
  const from = await pointOf(item(page, 'a'), { x: 8, y: 8 })
  const box = await canvas.boundingBox()
  if (!box) throw new Error('No canvas')
  await pull(page, from, { x: from.x, y: box.y + box.height - 6 })
  await expect.poll(() => canvas.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await expect(status(page)).toHaveText('已取消，“a”回到原处')
  await page.mouse.up()
})

test('a mouse drags out of the palette into a list; Escape adds nothing', async ({ page }) => {
  await openNested(page)
  const all = page.locator('[data-designer-item]')
  const count = await all.count()
  const list = page.locator(actions)
  await list.scrollIntoViewIfNeeded()
  const from = await pointOf(page.getByRole('button', { name: '图表' }))
  await pull(page, from, await pointOf(list, { x: 40, y: 2 }))
  await expect(landing(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(landing(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(all).toHaveCount(count)
  await expect(status(page)).toHaveText('已取消添加“图表”')
  // On its way over the edge of the canvas it scrolls that.
  await pull(page, from, await pointOf(page.getByRole('application')))
  const to = await pointOf(list, { x: 40, y: 2 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect(all).toHaveCount(count + 1)
  await expect(status(page)).toContainText('第 1 个，共 4 个')
  await expect(list.locator('[data-designer-item]').first()).toBeFocused()
})

test('a handle resizes', async ({ page }) => {
  await openNested(page)
  await item(page, 'a').click({ position: { x: 8, y: 8 } })
  const before = await item(page, 'a').boundingBox()
  const handle = await pointOf(item(page, 'a').locator('[data-designer-handle="s"]'))
  await drag(page, handle, { x: handle.x, y: handle.y + 80 })
  const after = await item(page, 'a').boundingBox()
  expect(after?.height).toBe((before?.height ?? 0) + 80)
  await expect(status(page)).toContainText('宽 12 列，高 4 行')
})

test('keys carry, into a container too, and each step is said', async ({ page }) => {
  await openNested(page)
  await item(page, 'a').focus()
  await page.keyboard.press('Space')
  await expect(status(page)).toHaveText('已拿起“a”，第 1 列，第 1 行')
  await page.keyboard.press('ArrowRight')
  await expect(status(page)).toContainText('第 2 列，第 1 行')
  await page.keyboard.press('Tab')
  await expect(status(page)).toHaveText('移到“卡片”，第 4 个，共 4 个')
  await page.keyboard.press('Tab')
  await expect(status(page)).toHaveText('移到“面板”，第 1 列，第 1 行')
  await page.keyboard.press('Space')
  await expect(status(page)).toContainText('已放下“a”，第 1 列，第 1 行')
  await expect(item(page, 'panel').locator('[data-designer-item="a"]')).toBeFocused()
  await page.keyboard.press('Space')
  await item(page, 'b').click({ position: { x: 8, y: 8 } })
  await expect(status(page)).toHaveText('已取消，“a”回到原处')
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  /** In the page: what waits for 400 ms of a finger that stays waits for a minute, so that a slow machine moves it before. */
  function neverHeld(): void {
    const { setTimeout: original } = globalThis
    const slow = (run: () => void, ms = 0) => original(run, ms === 400 ? 60_000 : ms)
    Object.assign(globalThis, { setTimeout: slow })
  }

  /** Puts a finger down, waits so long, moves it and lifts it. */
  async function finger(page: Page, start: Point, by: Point, holdMs: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [start])
    // In the page, after the timer of the designer: however late both are, this one is the later.
    if (holdMs > 0) await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), holdMs)
    for (let step = 1; step <= 8; step += 1) {
      const point = { x: start.x + (by.x * step) / 8, y: start.y + (by.y * step) / 8 }
      await touch('touchMove', [point])
      await page.waitForTimeout(16)
    }
    await touch('touchEnd', [])
    await session.detach()
  }

  test('a finger that does not stay scrolls', async ({ page }) => {
    await openNested(page)
    const start = await pointOf(item(page, 'b'), { x: 8, y: 40 })
    await page.evaluate(neverHeld)
    await finger(page, start, { x: 0, y: -120 }, 0)
    const canvas = page.getByRole('application')
    await expect.poll(() => canvas.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(40)
    await expect(status(page)).toHaveText('')
  })

  test('a finger that stays drags, and scrolls nothing', async ({ page }) => {
    await openNested(page)
    const held = await pointOf(item(page, 'a'))
    await finger(page, held, { x: 0, y: 80 }, 600)
    await expect(status(page)).toContainText('已放下“a”')
    const canvas = page.getByRole('application')
    expect(await canvas.evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(40)
  })

  test('drags out of the palette', async ({ page }) => {
    await openNested(page)
    const count = await page.locator('[data-designer-item]').count()
    const start = await pointOf(page.getByRole('button', { name: '图表' }))
    const to = await pointOf(item(page, 'a'), { x: 12, y: 8 })
    await finger(page, start, { x: to.x - start.x, y: to.y - start.y }, 600)
    await expect(page.locator('[data-designer-item]')).toHaveCount(count + 1)
    await expect(status(page)).toHaveText(/^已添加“图表”，第 \d+ 列，第 1 行$/)
  })
})
