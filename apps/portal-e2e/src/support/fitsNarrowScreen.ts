import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './test.js'

/** The end of most journeys: opens a page on a telephone by its address, and by its title sees that it is there. */
export async function fitsNarrowScreen(page: Page, path: string, title: string): Promise<void> {
  await test.step('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}
