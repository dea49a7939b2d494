import type { Locator, Page } from '@playwright/test'

/** More than any page has to be tabbed through. */
const mostSteps = 80

/** Goes on with Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}

/** Types in the place of what the field holds. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Presses a button, a link or a box by its key. */
export async function pressAt(
  page: Page,
  target: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
