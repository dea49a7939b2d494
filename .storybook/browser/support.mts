import { expect, type Page } from '@playwright/test'

/** Opens a story by its id. */
export async function open(page: Page, story: string) {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=motion:reduced`)
  await expect(page.locator('body.sb-show-main')).toBeVisible()
}

export async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}
