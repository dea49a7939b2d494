import { expect, type Locator } from '@playwright/test'

/** Presses an action of a row of a table, in its menu where it is not in sight. */
export async function pressInRow(row: Locator, action: string): Promise<void> {
  await expect(row).toBeVisible()
  const button = row.getByRole('button', { name: action, exact: true })
  if (await button.isVisible()) return button.click()
  await row.getByRole('button', { name: /更多操作/ }).click()
  return row.page().getByRole('menuitem', { name: action, exact: true }).click()
}
