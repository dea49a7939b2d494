import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'

interface Entry {
  id: string
  type: string
  title: string
  tags?: readonly string[]
}

const index = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as { entries: Record<string, Entry> }

/**
 * The sheet of each component, and each story of what lies over the page. One that presses keys by
 * itself is left to its own test: its picture hangs on when it is taken.
 */
const shown = Object.values(index.entries).filter(
  ({ id, type, title, tags = [] }) =>
    type === 'story' &&
    title.startsWith('Shell UI/') &&
    (id.endsWith('--states-sheet') || (tags.includes('overlay') && !tags.includes('play-fn'))),
)

/** Skeletons wait 150 ms, debounced searches 500. */
const settleMs = 700

/** In the page: the story has done what it does by itself, as opening a menu. */
function isPlayed(): boolean {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const { currentRender } = preview as { currentRender?: { phase?: string } }
  return ['completed', 'finished', 'errored'].includes(currentRender?.phase ?? '')
}

for (const { id } of shown) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${id} in ${mode} mode looks as it did`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T08:00:00Z')
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=mode:${mode};motion:reduced`)
      await expect(page.locator('body.sb-show-main')).toBeVisible()
      await page.waitForFunction(isPlayed)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(settleMs)
      await expect(page).toHaveScreenshot(`${id}-${mode}.png`, { fullPage: true })
    })
  }
}
