import type { TestInfo } from '@playwright/test'
import {
  changeAnnotation,
  isSelected,
  pictureModes,
  pictureName,
  pictureUnit,
  picturedStories,
  unitAnnotation,
} from './stories.mts'
import { open, setMode, show } from './support.mts'
import { expect, test, type Page } from './test.mts'

/** Another major version than the one that made the pictures: says what it would change, and fails nothing. */
const isOtherBrowser = process.env['SPRUCE_PICTURES'] === 'of-another-browser'

/** Pictures are made of what has come to rest: skeletons wait 150 ms, debounced searches 500, parts load. */
const settleMs = 1500

/** How long a story may take to look as it did: at least this, and ten times as long as it took to open. */
const patienceMs = isOtherBrowser ? 3000 : 20_000

test.use({ now: '2026-11-20T08:00:00Z' })

/** Before a new picture is made: two screenshots, with time between them, are the same. */
async function waitUntilAtRest(page: Page) {
  let last = ''
  for (let isSame = false; !isSame;) {
    await page.waitForTimeout(settleMs)
    const picture = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString(
      'base64',
    )
    isSame = picture === last
    last = picture
  }
}

/** @throws naming the picture of the difference */
async function comparePicture(page: Page, name: string, patience: number, info: TestInfo) {
  try {
    await expect(async () => {
      await expect(page).toHaveScreenshot(name, { fullPage: true })
    }).toPass({ timeout: patience })
  } catch (error) {
    if (isOtherBrowser) {
      info.annotations.push({ type: changeAnnotation, description: name })
      return
    }
    const diff = info.attachments.findLast((one) => one.name.endsWith('-diff.png'))
    const where = diff?.path === undefined ? '' : `, see ${diff.path}`
    throw new Error(`${name} is not as it was${where}`, { cause: error })
  }
}

for (const { id, file } of picturedStories()) {
  const unit = pictureUnit(file)
  if (!isSelected(unit)) continue
  test(
    `${id} looks as it did`,
    { annotation: { type: unitAnnotation, description: unit } },
    async ({ page }, info) => {
      const begin = Date.now()
      await open(page, id)
      await show(page, id)
      await page.evaluate(() => document.fonts.ready)
      const patience = Math.max(patienceMs, 10 * (Date.now() - begin))
      for (const mode of pictureModes) {
        await setMode(page, mode)
        if (info.config.updateSnapshots === 'all') await waitUntilAtRest(page)
        await comparePicture(page, pictureName(id, mode), patience, info)
      }
    },
  )
}
