// The WAI-ARIA grid practice, key by key: the table of records, and the calendar.
import { open, press } from './support.mts'
import { expect, test, type Page } from './test.mts'

const grid = (page: Page) => page.getByRole('grid', { name: '成员' })

/** Row (0: the head) and column of the cell that has the focus. */
function place(page: Page): Promise<[number, number] | undefined> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLTableCellElement>('td, th')
    const row = cell?.closest('tr')
    return cell && row ? [Number(row.ariaRowIndex ?? 0) - 1, cell.cellIndex] : undefined
  })
}

/** Puts the focus on a cell, or on the first control in it. */
async function focusCell(page: Page, row: number, column: number) {
  await grid(page)
    .getByRole('row')
    .nth(row)
    .locator('td, th')
    .nth(column)
    .evaluate((cell: HTMLElement) => {
      const stop = cell.querySelector<HTMLElement>('button, input') ?? cell
      stop.tabIndex = 0
      stop.focus()
    })
  expect(await place(page)).toEqual([row, column])
}

test.describe('Grid practice: DataTable', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-data-table-datatable--default')
    await expect(grid(page)).toBeVisible()
  })

  for (const [key, from, to] of [
    ['ArrowRight', [3, 2], [3, 3]],
    ['ArrowLeft', [3, 2], [3, 1]],
    ['ArrowDown', [3, 2], [4, 2]],
    ['ArrowUp', [3, 2], [2, 2]],
    ['ArrowUp', [1, 2], [0, 2]], // the head is a row of it
    ['ArrowLeft', [3, 0], [3, 0]],
    ['ArrowDown', [20, 2], [20, 2]],
    ['Home', [3, 3], [3, 0]],
    ['End', [3, 2], [3, 7]],
    ['Control+Home', [9, 3], [1, 0]],
    ['Control+End', [3, 2], [20, 7]],
    ['PageDown', [3, 2], [13, 2]],
    ['PageUp', [15, 2], [5, 2]],
  ] as const) {
    test(`${key} goes from ${from.join('/')} to ${to.join('/')}`, async ({ page }) => {
      await focusCell(page, from[0], from[1])
      await press(page, key)
      expect(await place(page)).toEqual(to)
      await expect(page.locator(':focus')).toBeInViewport()
    })
  }

  test('is one stop of Tab, and Tab comes back to where it was', async ({ page }) => {
    await focusCell(page, 4, 2)
    await press(page, 'Tab')
    expect(await place(page)).toBeUndefined()
    await press(page, 'Shift+Tab')
    expect(await place(page)).toEqual([4, 2])
  })

  test('says how many rows and columns there are, and which row is which', async ({ page }) => {
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '21')
    await expect(grid(page)).toHaveAttribute('aria-colcount', '8') // all in the document
    await expect(grid(page).getByRole('row').nth(5)).toHaveAttribute('aria-rowindex', '6')
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible()
    await expect(grid(page).getByRole('columnheader')).toHaveCount(8)
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} on a head sorts, and the head says how`, async ({ page }) => {
      const head = page.getByRole('columnheader', { name: '姓名' })
      await expect(head).toHaveAttribute('aria-sort', 'none')
      await focusCell(page, 0, 1)
      await press(page, key)
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      await press(page, key)
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await expect(page.getByRole('columnheader', { name: '部门' })).not.toHaveAttribute(
        'aria-sort',
      )
    })
  }

  test('Space on the box of a row, and Shift+Space in any of its cells, selects it', async ({
    page,
  }) => {
    const row = grid(page).getByRole('row').nth(2)
    await focusCell(page, 2, 0)
    await press(page, 'Space')
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await press(page, 'ArrowRight', 'ArrowRight', 'Shift+Space')
    await expect(row).toHaveAttribute('aria-selected', 'false')
    expect(await place(page)).toEqual([2, 2])
  })

  test('Control+A selects every row of the page', async ({ page }) => {
    await focusCell(page, 2, 2)
    await press(page, 'Control+a')
    await expect(grid(page)).toHaveAttribute('aria-multiselectable', 'true')
    await expect(grid(page).locator('tbody tr[aria-selected=true]')).toHaveCount(20)
  })

  test('Right goes through the controls of a cell, Enter presses the one that has the focus', async ({
    page,
  }) => {
    await focusCell(page, 2, 7)
    await press(page, 'ArrowRight', 'ArrowRight')
    expect(await place(page)).toEqual([2, 7])
    await press(page, 'Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await place(page)).toEqual([2, 7])
  })

  test('the menu of a row lies over the rows below it, where a click reaches it', async ({
    page,
  }) => {
    await page
      .getByRole('button', { name: /的更多操作$/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '移除' }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('ten thousand rows: Control+End reaches the last one', async ({ page }) => {
    await open(page, 'shell-ui-data-table-datatable--ten-thousand-rows')
    await focusCell(page, 1, 2)
    await press(page, 'Control+End')
    await expect.poll(() => place(page)).toEqual([10_000, 7])
    await press(page, 'Control+Home')
    await expect.poll(() => place(page)).toEqual([1, 0])
  })
})

test.describe('Grid practice: DataTable, cells to write in', () => {
  const input = (page: Page) => grid(page).getByRole('textbox')

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-data-table-datatable--editable')
    await focusCell(page, 2, 2)
  })

  for (const key of ['Enter', 'F2']) {
    test(`${key} goes into the cell, where the keys are the text's; Escape leaves it as it was`, async ({
      page,
    }) => {
      await press(page, key)
      await expect(input(page)).toBeFocused()
      const before = await input(page).inputValue()
      await page.keyboard.type('abc')
      await press(page, 'ArrowLeft', 'Home', 'ArrowRight')
      await expect(input(page)).toBeFocused()
      await press(page, 'Escape')
      await expect(input(page)).toHaveCount(0)
      await expect.poll(() => place(page)).toEqual([2, 2])
      await expect(grid(page).getByRole('row').nth(2)).toContainText(before)
      await press(page, 'ArrowDown')
      expect(await place(page)).toEqual([3, 2])
    })
  }

  test('Enter keeps what was written, and the focus is back in the grid', async ({ page }) => {
    await press(page, 'Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('new_name')
    await press(page, 'Enter')
    await expect(grid(page).getByRole('row').nth(2)).toContainText('new_name')
    await expect.poll(() => place(page)).toEqual([2, 2])
  })
})

test.describe('Grid practice: CalendarPanel (Date Picker Dialog)', () => {
  const day = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('data-value') ?? '')

  test.beforeEach(async ({ page }) => {
    await open(page, 'shell-ui-forms-calendarpanel--default')
    await expect.poll(() => day(page)).toBe('2026-11-18')
  })

  for (const [key, to] of [
    ['ArrowRight', '2026-11-19'],
    ['ArrowLeft', '2026-11-17'],
    ['ArrowDown', '2026-11-25'],
    ['ArrowUp', '2026-11-11'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-30'],
    ['PageDown', '2026-12-18'],
    ['PageUp', '2026-10-18'],
    ['Shift+PageDown', '2027-11-18'],
    ['Shift+PageUp', '2025-11-18'],
  ] as const) {
    test(`${key} goes to ${to}`, async ({ page }) => {
      await press(page, key)
      await expect.poll(() => day(page)).toBe(to)
    })
  }

  test('is named by its month and year, also by the next one', async ({ page }) => {
    await expect(page.getByRole('grid', { name: '2026年11月' })).toBeVisible()
    await press(page, 'PageDown')
    await expect(page.getByRole('grid', { name: '2026年12月' })).toBeVisible()
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} chooses the day that has the focus`, async ({ page }) => {
      await press(page, 'ArrowRight')
      await expect.poll(() => day(page)).toBe('2026-11-19')
      await press(page, key)
      await expect(page.locator('[data-view=day][data-selected]')).toHaveAttribute(
        'data-value',
        '2026-11-19',
      )
    })
  }
})
