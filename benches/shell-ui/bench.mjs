// A table of 100,000 rows by 12 columns and a tree of 100,000 nodes, beside the virtual lists of Ant Design, AG Grid
// Community and react-arborist and beside plain virtualised HTML; a page of 1,000 cells; a search of 50,000 names.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { benchLaunchOptions } from '../../tools/chromium.mts'
import { buildPage } from '../lib/buildPage.mjs'
import { slow } from '../lib/coldLoad.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'
import { launchUnpacedChromium } from '../lib/unpacedChromium.mjs'

const many = 100_000
const sizes = [1_000, 10_000, many]
const pages = {
  ours: 'spruce',
  antd: 'Ant Design',
  agGrid: 'AG Grid',
  arborist: 'react-arborist',
  floor: 'floor: plain HTML',
  floorReact: 'floor: native cells in React',
  oursSearch: 'spruce',
  plainSearch: 'pinyin-pro, name by name',
}
/** Milliseconds between two keys, twice what the slower of the two best takes for one. */
const rest = 60
/** @typedef {keyof typeof pages} Page */
/** @type {Page[]} */
const tables = ['ours', 'antd', 'agGrid', 'floor']
/** @type {Page[]} */
const trees = ['ours', 'antd', 'arborist', 'floor']
const treePeers = [pages.antd, pages.arborist]

/**
 * Presses a key again and again, each time when the page has long come to rest: what is measured is the way of one key to
 * its frame, and not how keys wait for each other and for the painting of other frames.
 * @param {import('playwright').Page} page @param {string} key @param {number} times
 */
async function pressOneByOne(page, key, times) {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key)
    await page.waitForTimeout(rest)
  }
}

/** @returns {Promise<import('../run.mjs').Bench>} */
export async function open() {
  const folders = /** @type {Page[]} */ (Object.keys(pages))
  /** @type {Map<Page, { url: string, close: () => Promise<void> }>} */
  const served = new Map()
  for (const folder of folders) {
    const built = await buildPage(join(import.meta.dirname, folder))
    const server = await serveFolder(built.folder)
    served.set(folder, {
      url: server.url,
      close: async () => {
        await server.close()
        await built.remove()
      },
    })
  }
  const browser = await chromium.launch(benchLaunchOptions)
  // Paced, what takes 3 ms and what takes 13 ms would be the same.
  const unpaced = await launchUnpacedChromium()

  /**
   * Each page in a context of its own.
   * @param {{ cpu?: number, isPaced?: boolean }} how `cpu`: how much slower the processor is made
   * @param {(page: import('playwright').Page) => Promise<Record<string, number>>} work
   */
  const visit = async (/** @type {Page} */ folder, { cpu = 1, isPaced = false }, work) => {
    const context = await (isPaced ? browser : unpaced).newContext({
      locale: 'zh-CN',
      viewport: { width: 1280, height: 800 },
    })
    try {
      const page = await context.newPage()
      await page.goto(served.get(folder)?.url ?? '')
      await page.waitForFunction('window.bench !== undefined')
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      const measures = await work(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await client.send('HeapProfiler.collectGarbage')
      const { usedSize } = await client.send('Runtime.getHeapUsage')
      return { ...measures, heap: usedSize / 1e6 }
    } finally {
      await context.close()
    }
  }

  /**
   * @param {Page[]} chosen
   * @param {{ cpu?: number, isPaced?: boolean }} how
   * @param {(page: import('playwright').Page) => Promise<Record<string, number>>} work
   */
  const each = (chosen, how, work) =>
    chosen.map((folder) => ({ name: pages[folder], run: () => visit(folder, how, work) }))

  /** @param {import('playwright').Page} page @param {string} code @returns {Promise<Record<string, number>>} */
  const ask = (page, code) => page.evaluate(`window.bench.${code}`)

  /**
   * What was measured, and how long the page's thread had the processor for it: what else the machine does counts little.
   * @param {import('playwright').Page} page @param {() => Promise<Record<string, number>>} measure
   */
  const withWork = async (page, measure) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    const read = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
    }
    const before = await read()
    const measures = await measure()
    const work = (await read()) - before
    await client.detach()
    return { ...measures, work }
  }

  /** @param {import('playwright').Page} page @param {string} code */
  const askWork = (page, code) => withWork(page, () => ask(page, code))

  /** A page for each size. @param {Page[]} chosen @param {readonly string[]} grown which measures are taken at each size @param {(page: import('playwright').Page, size: number) => Promise<Record<string, number>>} work */
  const eachSize = (chosen, grown, work) =>
    chosen.map((folder) => ({
      name: pages[folder],
      run: async () => {
        /** @type {Record<string, number>} */
        const measures = {}
        /** @type {Record<string, number>} */
        let last = {}
        for (const size of sizes) {
          last = await visit(folder, {}, (page) => work(page, size))
          for (const key of grown) measures[`${key} at ${size}`] = last[key] ?? NaN
        }
        for (const key of grown) {
          const [small = NaN, , large = NaN] = sizes.map((size) => measures[`${key} at ${size}`])
          // 1: ten times the size takes ten times as long; 0: no longer.
          measures[`${key}, exponent`] = Math.log10(large / small) / 2
        }
        for (const key of Object.keys(last))
          if (!grown.includes(key)) measures[key] = last[key] ?? 0
        return measures
      },
    }))

  const scrolling = [
    { text: 'frames without a row in the middle', measure: 'blankFrames', most: 0 },
    { text: 'long tasks', measure: 'longTasks', most: 0 },
  ]
  const gentle = [
    { text: 'frames without a row in the middle', measure: 'blankFrames', most: 0 },
    { text: 'longest task, ms', measure: 'longestTask', most: 100 },
    { text: 'elements', measure: 'elements', most: 2_500 },
  ]

  return {
    scenes: [
      {
        name: 'scrolling a table of 100,000 rows, CPU 4x',
        variants: each(tables, { cpu: slow.cpu, isPaced: true }, async (page) => {
          await ask(page, `table(${many})`)
          return askWork(page, 'scrollTable({ frames: 120, step: 160 })')
        }),
        goals: [
          ...scrolling,
          { text: 'frame p95, of Ant Design', measure: 'frameP95', over: pages.antd, most: 0.9 },
        ],
      },
      {
        name: 'scrolling a tree of 100,000 nodes, CPU 4x',
        variants: each(trees, { cpu: slow.cpu, isPaced: true }, async (page) => {
          await ask(page, `tree(${many})`)
          await ask(page, 'expand()')
          return askWork(page, 'scrollTree({ frames: 120, step: 160 })')
        }),
        goals: scrolling,
      },
      {
        name: 'walking a tree of 100,000 nodes by keyboard, CPU 4x',
        variants: each(trees, { cpu: slow.cpu }, async (page) => {
          await ask(page, `tree(${many})`)
          await ask(page, 'expand()')
          await ask(page, 'focusTree()')
          return withWork(page, async () => {
            // So many that the 95th percentile is a walk, and not what the first few keys cost.
            await pressOneByOne(page, 'ArrowDown', 200)
            await page.waitForTimeout(200)
            return ask(page, 'keys()')
          })
        }),
        goals: [
          {
            text: 'key to frame p95, of the best peer',
            measure: 'keyP95',
            over: treePeers,
            most: 1,
          },
        ],
      },
      {
        name: 'scrolling a table of 100,000 rows',
        variants: each(tables, { isPaced: true }, async (page) => {
          await ask(page, `table(${many})`)
          return askWork(page, 'scrollTable({ frames: 120, step: 160 })')
        }),
        goals: gentle,
      },
      {
        name: 'dragging the scroll bar of a table of 100,000 rows',
        variants: each(tables, { isPaced: true }, async (page) => {
          await ask(page, `table(${many})`)
          return askWork(page, 'scrollTable({ frames: 60, step: 70000 })')
        }),
        goals: gentle,
      },
      {
        name: 'searching 50,000 names by the initials zgs',
        variants: each(['oursSearch', 'plainSearch'], {}, (page) => ask(page, 'search()')),
        goals: [
          { text: 'first results, ms', measure: 'first', most: 100 },
          { text: 'longest task, ms', measure: 'longestTask', most: 100 },
        ],
      },
      {
        // Medians of twenty, as the figures behind the goal are; `first` finds the fonts and compiles the code.
        name: 'mounting a body of 1,000 cells',
        variants: each(['ours', 'floorReact'], {}, (page) => askWork(page, 'cells()')),
        goals: [
          { text: 'mount, of native cells', measure: 'mount', over: pages.floorReact, most: 1.3 },
        ],
      },
      {
        name: 'mounting a table of 100,000 rows by 12 columns',
        variants: eachSize(tables, ['mount'], (page, size) => ask(page, `table(${size})`)),
        goals: [
          { text: 'mount, ms', measure: `mount at ${many}`, most: 200 },
          {
            text: 'mount, of Ant Design',
            measure: `mount at ${many}`,
            over: pages.antd,
            most: 0.5,
          },
          { text: 'memory, of Ant Design', measure: 'heap', over: pages.antd, most: 1 },
          { text: 'elements', measure: 'elements', most: 2_500 },
        ],
      },
      {
        name: 'mounting a tree of 100,000 nodes and opening every branch',
        variants: eachSize(trees, ['mount', 'expand'], async (page, size) => ({
          ...(await ask(page, `tree(${size})`)),
          ...(await askWork(page, 'expand()')),
        })),
        goals: [
          {
            text: 'mount, of the best peer',
            measure: `mount at ${many}`,
            over: treePeers,
            most: 0.3,
          },
          {
            text: 'opening, of the best peer',
            measure: `expand at ${many}`,
            over: treePeers,
            most: 0.3,
          },
          { text: 'longest task of the opening, ms', measure: 'expandTask', most: 100 },
        ],
      },
      {
        // Ant Design's tree does not listen to letters.
        name: 'typing to find the last of 100,000 nodes',
        variants: each(['ours', 'arborist', 'floor'], {}, async (page) => {
          await ask(page, `tree(${many})`)
          await ask(page, 'expand()')
          return askWork(page, 'typeAhead("总")')
        }),
        goals: [{ text: 'longest task, ms', measure: 'longestTask', most: 100 }],
      },
      {
        name: 'searching a tree of 100,000 nodes in hand',
        variants: each(trees, {}, async (page) => {
          await ask(page, `tree(${many})`)
          return askWork(page, 'search()')
        }),
        goals: [{ text: 'longest task, ms', measure: 'longestTask', most: 100 }],
      },
    ],
    async close() {
      await browser.close()
      await unpaced.close()
      await Promise.all([...served.values()].map((server) => server.close()))
    },
  }
}
