// Every story on a phone 320 px wide: nothing sideways, nothing cut off, every target big enough for a
// finger. SPRUCE_STORIES=sample looks at the first state and the long text of each component alone.
import { expect, test as base, type Page } from '@playwright/test'
import { lookNarrow, type Trouble } from './lookNarrow.mts'
import { narrowStories } from './narrowStories.mts'

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
