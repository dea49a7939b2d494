import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request, test as base } from '@playwright/test'

export interface Fixtures {
  /** Console lines a test expects, for journeys that provoke a failed call. */
  expectedConsole: RegExp[]
}

/** A page whose console must stay free of errors and warnings. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const lines: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
    await use(page)
    const unexpected = lines.filter((line) => !expectedConsole.some((rule) => rule.test(line)))
    expect(unexpected, 'the browser console').toEqual([])
  },
})

export { expect }

/**
 * Axe on this page. It sums up what it found in the page itself: otherwise it opens another one for
 * that each time, thus a process of the browser, which takes longer than the looking.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

/** Fails when axe finds anything on the page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => {
      document.documentElement.classList.toggle('dark', wanted === 'dark')
      document.documentElement.classList.toggle('light', wanted === 'light')
    }, mode)
    await page.waitForTimeout(250) // colours fade for up to 200 ms
    const { violations } = await axeOf(page).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
    expect(found, `axe in ${mode}`).toEqual([])
  }
}

/** Fails when the page scrolls sideways at its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(width.scroll).toBeLessThanOrEqual(width.client)
}

/** Makes names this try's own: a second try meets what the first one has left on the server. */
export function ownNumber(): number {
  return base.info().workerIndex
}

/**
 * Waits until the page has fetched nothing for half a second. The live stream, which never ends, is
 * not counted; `networkidle` would wait for it.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  let pending = 0
  let changedAt = Date.now()
  const isCounted = (url: string) => !url.endsWith('/spruce/api/v1/live')
  const begin = (request: Request) => {
    if (isCounted(request.url())) pending += 1
    changedAt = Date.now()
  }
  const end = (request: Request) => {
    if (isCounted(request.url())) pending = Math.max(0, pending - 1)
    changedAt = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  while (pending > 0 || Date.now() - changedAt < 500) await page.waitForTimeout(50)
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}
