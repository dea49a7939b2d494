// The runtime alone in a browser: its first paint beside its peers, and live values that no server delays.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { benchLaunchOptions } from '../../tools/chromium.mts'
import { livePoints } from '../devices/rows.mjs'
import { buildPage } from '../lib/buildPage.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'
import { once } from '../lib/once.mjs'
import { launchUnpacedChromium } from '../lib/unpacedChromium.mjs'
import { watchLive } from '../lib/watchLive.mjs'
import { liveFigures } from './documents.mjs'
import { smooth } from './goals.mjs'

const pages = { ours: 'spruce', puck: 'Puck', reactGrid: 'react-grid-layout' }
/** @typedef {keyof typeof pages} Page */

/** Builds its pages when the first scene begins. @returns {{ scenes: import('../run.mjs').Scene[], close: () => Promise<void> }} */
export function runtimeScenes() {
  const folders = /** @type {Page[]} */ (Object.keys(pages))
  const opened = once(async () => {
    /** @type {Map<Page, { url: string, close: () => Promise<void> }>} */
    const served = new Map()
    for (const folder of folders) {
      const built = await buildPage(join(import.meta.dirname, folder), { fromSource: true })
      const server = await serveFolder(built.folder)
      const close = async () => {
        await server.close()
        await built.remove()
      }
      served.set(folder, { url: server.url, close })
    }
    const unpaced = await launchUnpacedChromium()
    const paced = await chromium.launch(benchLaunchOptions)
    return { served, unpaced, paced }
  })

  /**
   * @param {'paced' | 'unpaced'} browser @param {Page} folder @param {{ width: number, height: number }} viewport
   * @param {(page: import('playwright').Page) => Promise<Record<string, number>>} work
   */
  const visit = async (browser, folder, viewport, work) => {
    const { served, [browser]: chosen } = await opened()
    const context = await chosen.newContext({ viewport, locale: 'zh-CN' })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      await page.goto(served.get(folder)?.url ?? '')
      await page.waitForFunction('window.bench !== undefined')
      return await work(page)
    } finally {
      await context.close()
    }
  }

  const half = (/** @type {Page} */ peer) => ({
    text: `first paint, of ${pages[peer]}`,
    ...{ measure: 'first paint, ms', over: pages[peer], most: 0.5 },
  })
  return {
    scenes: [
      {
        name: 'first paint of 1000 components',
        variants: folders.map((folder) => ({
          name: pages[folder],
          run: () => visit('unpaced', folder, { width: 1440, height: 900 }, paintFirst),
        })),
        goals: [half('puck'), half('reactGrid')],
      },
      {
        name: '200 live widgets of the runtime, CPU 4x',
        variants: [
          {
            name: 'spruce',
            run: () =>
              visit('paced', 'ours', { width: 2560, height: 1800 }, async (page) => {
                await page.evaluate(showLive, liveFigures())
                await page
                  .locator('.sp-page-statistic-value')
                  .nth(livePoints - 1)
                  .waitFor()
                return watchLive(page, { cells: '.sp-page-statistic-value', key: 'Tab' })
              }),
          },
        ],
        goals: [
          ...smooth,
          { text: 'values shown a second', measure: 'values', most: NaN, atLeast: 190 },
        ],
      },
    ],
    async close() {
      if (!opened.isBegun()) return
      const { served, unpaced, paced } = await opened()
      await unpaced.close()
      await paced.close()
      await Promise.all([...served.values()].map(({ close }) => close()))
    },
  }
}

/** In the page. @param {object} document */
function showLive(document) {
  Reflect.get(window, 'bench').showLive(document)
}

/** With the time that the page's thread had the processor: it says most on a busy machine. @param {import('playwright').Page} page */
async function paintFirst(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readWork = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  await page.evaluate('window.bench.prepare(1000)')
  const before = await readWork()
  const measured = await page.evaluate('window.bench.firstPaint()')
  return {
    .../** @type {import('../run.mjs').Measures} */ (measured),
    work: (await readWork()) - before,
  }
}
