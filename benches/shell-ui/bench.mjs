// A table of 10,000 rows by 8 columns and a tree of 10,000 nodes, against plain virtualised HTML; a search of 50,000 names.
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../tools/chromium.mts'
import { buildPage } from '../lib/buildPage.mjs'
import { slow } from '../lib/coldLoad.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'

const variants = [
  ['spruce', 'ours'],
  ['floor: plain HTML', 'floor'],
  ['floor: native cells in React', 'floorReact'],
  ['spruce', 'oursSearch'],
  ['pinyin-pro, name by name', 'plainSearch'],
]
const virtual = [0, 1]
const plainCells = [0, 2]
const searches = [3, 4]

/** @returns {Promise<import('../run.mjs').Bench>} */
export async function open() {
  const pages = await Promise.all(
    variants.map(([, folder = '']) => buildPage(join(import.meta.dirname, folder))),
  )
  const servers = await Promise.all(pages.map(({ folder }) => serveFolder(folder)))
  const browser = await chromium.launch(chromiumLaunchOptions)

  /**
   * @param {number} cpu how much slower the processor is made
   * @param {(page: import('playwright').Page) => Promise<Record<string, number>>} work
   * @param {number[]} [chosen] which variants
   */
  const each = (cpu, work, chosen = virtual) =>
    chosen.map((index) => ({
      name: variants[index]?.[0] ?? '',
      run: async () => {
        const context = await browser.newContext({
          locale: 'zh-CN',
          viewport: { width: 1280, height: 800 },
        })
        try {
          const page = await context.newPage()
          await page.goto(servers[index]?.url ?? '')
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
      },
    }))

  /** @param {import('playwright').Page} page @param {string} code @returns {Promise<Record<string, number>>} */
  const ask = (page, code) => page.evaluate(`window.bench.${code}`)

  /** @param {'Table' | 'Tree'} kind */
  const scroll = (kind) =>
    each(slow.cpu, async (page) => {
      await ask(page, `${kind.toLowerCase()}()`)
      return ask(page, `scroll${kind}({ frames: 120, step: 160 })`)
    })

  return {
    scenes: [
      {
        name: 'scrolling a table of 10,000 rows, CPU 4x',
        variants: scroll('Table'),
        goals: [
          { text: 'frames without a row in the middle', measure: 'blankFrames', most: 0 },
          { text: 'long tasks', measure: 'longTasks', most: 0 },
        ],
      },
      {
        name: 'scrolling a tree of 10,000 nodes, CPU 4x',
        variants: scroll('Tree'),
        goals: [
          { text: 'frames without a row in the middle', measure: 'blankFrames', most: 0 },
          { text: 'long tasks', measure: 'longTasks', most: 0 },
        ],
      },
      {
        name: 'walking a tree of 10,000 nodes by keyboard, CPU 4x',
        variants: each(slow.cpu, async (page) => {
          await ask(page, 'tree()')
          await ask(page, 'focusTree()')
          for (let key = 0; key < 60; key += 1) {
            await page.keyboard.press('ArrowDown')
            await page.waitForTimeout(20)
          }
          await page.waitForTimeout(200)
          return ask(page, 'keys()')
        }),
      },
      {
        name: 'searching 50,000 names by the initials zgs',
        variants: each(1, (page) => ask(page, 'search()'), searches),
        goals: [
          { text: 'first results, ms', measure: 'first', most: 100 },
          { text: 'longest task, ms', measure: 'longestTask', most: 100 },
        ],
      },
      {
        name: 'mounting a page of 100 rows by 8 columns',
        variants: each(1, (page) => ask(page, 'page()'), plainCells),
      },
      {
        name: 'opening every branch of a tree of 10,000 nodes',
        variants: each(1, async (page) => {
          await ask(page, 'closedTree()')
          return ask(page, 'expandTree()')
        }),
      },
      {
        name: 'mounting a table of 10,000 rows',
        variants: each(1, (page) => ask(page, 'table()')),
      },
      { name: 'mounting a tree of 10,000 nodes', variants: each(1, (page) => ask(page, 'tree()')) },
    ],
    async close() {
      await browser.close()
      await Promise.all(servers.map((server) => server.close()))
      await Promise.all(pages.map((page) => page.remove()))
    },
  }
}
