import { expect, type Page, type Request, test as base } from '@playwright/test'
import { lookWithAxe, showMode } from './axe.js'
import { ownServer, type OwnServer } from './startServer.js'
import { Uses, usesAnnotation } from './Uses.js'

export interface Fixtures {
  /** Console lines a test expects, for journeys that provoke a failed call. */
  expectedConsole: RegExp[]
  /** Notes in the report what the journey reaches of the product. */
  noteUses: undefined
}

export interface WorkerFixtures {
  /** The worker's own server on its own demo data. After a failure the next worker starts another one. */
  own: OwnServer
  uses: Uses
}

/** A page whose console must stay free of errors and warnings, on the worker's own server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  own: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names it needs from the pattern
    async ({}, use) => {
      const server = await ownServer()
      await server.start()
      await use(server)
      await server.dispose()
    },
    // The first one on a machine makes the demo data.
    { scope: 'worker', timeout: 900_000 },
  ],
  uses: [
    async ({ browser, own }, use) => use(new Uses(browser, own.origin)),
    { scope: 'worker', timeout: 0 },
  ],
  noteUses: [
    async ({ uses }, use, info) => {
      await uses.begin()
      await use(undefined)
      const description = await uses.end()
      if (description) info.annotations.push({ type: usesAnnotation, description })
    },
    { auto: true },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const lines = readConsole(page)
    await use(page)
    expectSilence(lines, expectedConsole)
  },
})

export { expect }

/** Lines of errors and warnings, as they come. */
export function readConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  return lines
}

export function expectSilence(lines: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = lines.filter((line) => !expected.some((rule) => rule.test(line)))
  expect(unexpected, 'the browser console').toEqual([])
}

/** Fails when axe finds anything on the page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await showMode(page, mode)
    const { violations } = await lookWithAxe(page)
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

/** Tells what a worker makes from what others make; it also stays the same over a journey. */
export function ownNumber(): number {
  return base.info().workerIndex
}

/**
 * A limit that holds on a slow machine as well: at least what the product promises, and three times what
 * a reload of this page takes here and now.
 */
export async function scaledLimit(page: Page, promised: number): Promise<number> {
  const begin = Date.now()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  return Math.max(promised, 3 * (Date.now() - begin))
}

/** Resolves when the page hears the server: with its stream it asks what is unread, and hears what came since its data were read. */
export function hearsServer(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().endsWith('/sletter/redStatus'))
}

/** Resolves when a page that is about to load has its stream: what comes after that is told to it. */
export function opensStream(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().endsWith('/spruce/api/v1/live'))
}

/**
 * Resolves when so many tabs of the browser listen to the server. They share a stream: one tab holds its
 * lock, the others wait for it.
 */
export async function expectListening(page: Page, tabs: number): Promise<void> {
  const countListeners = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name = '' }) => name.startsWith('spruce-live:')).length
    })
  await expect.poll(countListeners).toBe(tabs)
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
