// Every story on a phone 320 px wide: nothing sideways, nothing cut off, every target big enough for a
// finger. SPRUCE_STORIES=sample looks at the first state and the long text of each component alone.
import { lookNarrow, type Trouble } from './lookNarrow.mts'
import { narrowStoriesByTitle, narrowUnit } from './narrowStories.mts'
import { isSelected, unitAnnotation } from './stories.mts'
import { show } from './support.mts'
import { expect, test } from './test.mts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  for (const [title, ids] of narrowStoriesByTitle()) {
    const unit = narrowUnit(title)
    if (!isSelected(unit)) continue
    test(
      `${title} is whole at 320 px, and large enough for fingers`,
      { annotation: { type: unitAnnotation, description: unit } },
      async ({ page }) => {
        const troubles: Record<string, Trouble[]> = {}
        for (const id of ids) {
          await show(page, id)
          const found = await page.evaluate(lookNarrow)
          if (found.length > 0) troubles[id] = found
        }
        expect(troubles).toEqual({})
      },
    )
  }
})
