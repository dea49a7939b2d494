// The bar of a selection lies over the page, and over nothing that is needed.
import { open } from './support.mts'
import { expect, test } from './test.mts'

for (const width of [320, 768, 1280]) {
  test(`the bar of a selection leaves the pages and rows of ResourcePage free at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, 'shell-ui-resource-page-resourcepage--default')
    await page.getByRole('checkbox').nth(1).check()
    const bar = page.getByRole('region', { name: '批量操作' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    const pages = page.getByRole('navigation', { name: '分页' })
    const lastRow = page.getByRole('checkbox').last()
    await lastRow.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    for (const place of [pages, lastRow]) {
      await expect(place).toBeInViewport({ ratio: 1 })
      const [over, under] = [await bar.boundingBox(), await place.boundingBox()]
      if (!over || !under) throw new Error('Nothing to compare')
      const isFree = under.y + under.height <= over.y || over.y + over.height <= under.y
      expect(isFree, `${JSON.stringify(over)} lies over ${JSON.stringify(under)}`).toBe(true)
    }
  })
}

test('nothing that has the focus lies under the bar of a selection (WCAG 2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, 'shell-ui-resource-page-resourcepage--default')
  const boxes = page.getByRole('checkbox')
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: '批量操作' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await boxes.nth(1).focus()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const { activeElement } = document
      const { left, right, top, bottom } = activeElement?.getBoundingClientRect() ?? new DOMRect()
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isSeen = above && (activeElement?.contains(above) || above.contains(activeElement))
      return isSeen ? '' : `${activeElement?.outerHTML.slice(0, 120) ?? ''} at ${String(top)}`
    })
    expect(covered).toBe('')
  }
})
