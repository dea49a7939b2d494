import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, waitForQuiet } from './test.js'

const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
] as const

/** Axe finds nothing, light and dark, on a phone and on a desk, and nothing scrolls sideways. The desk comes last. */
export async function expectGoodInEverySize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await waitForQuiet(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
}
