import { expect, type Page } from '@playwright/test'

/** Opens the recycle bin by the menu and sees there what was removed. */
export async function expectInBin(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '回收站' })
    .click()
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: name })).toBeVisible()
}
