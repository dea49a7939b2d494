import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { open, setMode, show } from './support.mts'
import { expect, test } from './test.mts'

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

/** Pictures are made of what has come to rest: skeletons wait 150 ms, debounced searches 500, parts load. */
const settleMs = 1500

/** How long a story may take to look as it did, on a machine that is busy with everything else. */
const patienceMs = 20_000

test.use({ now: '2026-11-20T08:00:00Z' })

for (const { id } of shown) {
  test(`${id} looks as it did`, async ({ page }, { config }) => {
    await open(page, id)
    await show(page, id)
    await page.evaluate(() => document.fonts.ready)
    if (config.updateSnapshots === 'all') await page.waitForTimeout(settleMs)
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode)
      await expect(async () => {
        await expect(page).toHaveScreenshot(`${id}-${mode}.png`, { fullPage: true })
      }).toPass({ timeout: patienceMs })
    }
  })
}
