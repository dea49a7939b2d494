import type { Locator, Page } from '@playwright/test'
import { pressInRow } from './pressInRow.js'

/** The rows of the table with this name, by what they say, and their actions. */
export function gridRows(grid: string) {
  const rowOf = (page: Page, text: string): Locator =>
    page.getByRole('grid', { name: grid }).getByRole('row').filter({ hasText: text })
  return {
    rowOf,
    /** Presses an action of a row, in its menu where it is not in sight. */
    act: (page: Page, text: string, action: string): Promise<void> =>
      pressInRow(rowOf(page, text), action),
  }
}
