import { expect, type Page } from '@playwright/test'

/** Signs out by the menu of the person, and is at the sign-in page then. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
}
