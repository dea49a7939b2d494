// Every story on a phone 320 px wide: nothing sideways, nothing cut off, every target big enough for a
// finger. SPRUCE_STORIES=sample looks at the first state and the long text of each component alone.
import { expect, test as base, type Page } from '@playwright/test'
import { lookNarrow, type Trouble } from './lookNarrow.mts'
import { narrowStories } from './narrowStories.mts'
import { open } from './support.mts'

const isSample = process.env['SPRUCE_STORIES'] === 'sample'
const shown = narrowStories().filter(({ id }) => !isSample || /--(default|long-text)$/.test(id))
const titles = [...new Set(shown.map(({ title }) => title))]

/** One page for all stories of a worker: Storybook changes them without loading anew. */
const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        ...project.use,
        viewport: { width: 320, height: 640 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await context.newPage()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function show(page: Page, id: string) {
  const isHere = await page.evaluate(() => '__STORYBOOK_PREVIEW__' in globalThis)
  if (!isHere) await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=motion:reduced`)
  await page.evaluate((storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
      channel: { emit: (event: string, data: object) => void }
      currentRender?: { id?: string; phase?: string }
    }
    if (preview.currentRender?.id !== storyId) {
      preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    }
  }, id)
  await page.waitForFunction((storyId) => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const { currentRender } = preview as { currentRender?: { id?: string; phase?: string } }
    const { id: at, phase = '' } = currentRender ?? {}
    return at === storyId && ['completed', 'finished', 'errored'].includes(phase)
  }, id)
  await page.evaluate(waitUntilQuiet)
}

/** In the page: nothing has changed for a moment, what was asked for late has come. */
function waitUntilQuiet(): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      observer.disconnect()
      requestAnimationFrame(() => done())
    }
    let timer = setTimeout(finish, 200)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, 200)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    setTimeout(finish, 1500) // something that moves by itself
  })
}

for (const title of titles) {
  test(`${title} is whole at 320 px, and large enough for fingers`, async ({ phone }) => {
    const troubles: Record<string, Trouble[]> = {}
    for (const { id } of shown.filter((story) => story.title === title)) {
      await show(phone, id)
      const found = await phone.evaluate(lookNarrow)
      if (found.length > 0) troubles[id] = found
    }
    expect(troubles).toEqual({})
  })
}

for (const width of [320, 768, 1280]) {
  test(`the bar of a selection leaves the pages and rows of ResourcePage free at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, 'shell-ui-resource-page-resourcepage--default')
    await page.getByRole('checkbox').nth(1).check()
    const bar = page.getByRole('region', { name: '批量操作' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    const pages = page.getByRole('navigation', { name: '分页' })
    const lastRow = page.getByRole('checkbox').last()
    await lastRow.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    for (const place of [pages, lastRow]) {
      await expect(place).toBeInViewport({ ratio: 1 })
      const [over, under] = [await bar.boundingBox(), await place.boundingBox()]
      if (!over || !under) throw new Error('Nothing to compare')
      const isFree = under.y + under.height <= over.y || over.y + over.height <= under.y
      expect(isFree, `${JSON.stringify(over)} lies over ${JSON.stringify(under)}`).toBe(true)
    }
  })
}
