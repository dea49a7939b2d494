import { test as base, type Page } from '@playwright/test'

export { devices, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

interface Options {
  /** The time that the page takes for now, as `2026-11-20T08:00:00Z`; undefined: the real one. */
  now: string | undefined
}

/** In the page: dates are of that time, in ms. Playwright's clock takes the place of timers and frames, too. */
function stopTheClock(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  })
}

/**
 * Playwright's test, but a page stays for the next test of the worker that wants the same kind of
 * page. A page of its own is a new process of the browser, which takes a machine of two cores longer
 * than most of these tests; `open` loads the document anew, and so begins from nothing all the same. After a test
 * that failed Playwright starts another worker: a retry has a new browser.
 */
export const test = base.extend<Options, { pages: Map<string, Page> }>({
  now: [undefined, { option: true }],
  pages: [
    async ({ browser: _ }, use) => {
      const pages = new Map<string, Page>()
      await use(pages)
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, pages, now, viewport, hasTouch, isMobile, userAgent, deviceScaleFactor },
    use,
    { project },
  ) => {
    const options = {
      viewport,
      hasTouch,
      isMobile,
      ...(userAgent === undefined ? {} : { userAgent }),
      ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
    }
    const kind = JSON.stringify({ ...options, now })
    let page = pages.get(kind)
    if (page) {
      await page.evaluate(() => {
        if (location.protocol === 'about:') return // the test before opened nothing
        localStorage.clear()
        sessionStorage.clear()
      })
      if (viewport) await page.setViewportSize(viewport)
      if (!hasTouch) await page.mouse.move(0, 0)
    } else {
      const context = await browser.newContext({ ...project.use, ...options })
      page = await context.newPage()
      if (now !== undefined) await page.addInitScript(stopTheClock, Date.parse(now))
      pages.set(kind, page)
    }
    await use(page)
  },
})
