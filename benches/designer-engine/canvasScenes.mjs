// The canvas in a browser, by a real pointer and real keys: what a step of a drag and a key in a property cost.
import { join } from 'node:path'
import { buildPage } from '../lib/buildPage.mjs'
import { serveFolder } from '../lib/serveFolder.mjs'
import { quantile } from '../lib/tables.mjs'
import { launchUnpacedChromium } from '../lib/unpacedChromium.mjs'

const pages = {
  ours: 'spruce',
  reactGrid: 'react-grid-layout',
  gridstack: 'gridstack',
  puck: 'Puck',
  craft: 'craft.js',
}
/** @typedef {keyof typeof pages} Page */
const cell = { x: 60, y: 40 }
/**
 * Cells from the beginning of the drag, a way down and to the right and back again, four times: of fewer steps the 95th
 * percentile is the second worst, which one collection of garbage decides.
 */
const round = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0].map((step) => ({ x: step % 4, y: step }))
const path = [...round, ...round, ...round, ...round]

/** @returns {Promise<{ scenes: import('../run.mjs').Scene[], close: () => Promise<void> }>} */
export async function canvasScenes() {
  /** @type {Map<Page, { url: string, close: () => Promise<void> }>} */
  const served = new Map()
  for (const folder of /** @type {Page[]} */ (Object.keys(pages))) {
    const built = await buildPage(join(import.meta.dirname, folder))
    const server = await serveFolder(built.folder)
    const close = async () => {
      await server.close()
      await built.remove()
    }
    served.set(folder, { url: server.url, close })
  }
  const browser = await launchUnpacedChromium()

  /** @param {Page} folder @param {(page: import('playwright').Page) => Promise<Record<string, number>>} work */
  const visit = async (folder, work) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
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

  /** @param {import('playwright').Page} page @param {string} code */
  const ask = (page, code) => page.evaluate(`window.bench.${code}`)

  /** @param {import('playwright').Page} page @param {string} show @param {string} id */
  const drag = async (page, show, id) => {
    const mount = Number(await ask(page, show))
    const start = /** @type {{ x: number, y: number }} */ (await ask(page, `at('${id}')`))
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await ask(page, 'beginDrag()')
    await page.mouse.move(start.x + 6, start.y)
    await ask(page, 'dragBegun()')
    for (let turn = 0; turn < 10; turn += 1) {
      await page.mouse.move(start.x + 6 + (turn % 2), start.y)
      await ask(page, 'settled()')
    }
    await ask(page, 'idleEnded()')
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    /** How long the thread had the processor for scripts, styles and layout so far. */
    const readWork = async () => {
      const { metrics } = await client.send('Performance.getMetrics')
      return metrics
        .filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name))
        .reduce((sum, { value }) => sum + value * 1000, 0)
    }
    const work = []
    // A step of others takes a second among so many.
    const go = async (/** @type {{ x: number, y: number }} */ by) => {
      await page.mouse.move(start.x + by.x * cell.x + 6, start.y + by.y * cell.y)
      await ask(page, 'settled()')
    }
    for (const by of show.includes('2000') ? round.slice(0, 6) : path) {
      const before = await readWork()
      await go(by)
      work.push((await readWork()) - before)
      await ask(page, 'step()')
    }
    if (await ask(page, 'beginCount()')) for (const by of round) await go(by)
    const end = /** @type {any} */ (await ask(page, 'endDrag()'))
    await page.mouse.up()
    const of = (/** @type {string} */ key, steps = end.steps) =>
      steps.map((/** @type {any} */ step) => step[key]).filter(Number.isFinite)
    const sum = (/** @type {number[]} */ values) => values.reduce((all, one) => all + one, 0)
    const isOurs = end.counted.length > 0
    return {
      'script, style and layout of a step, median ms': quantile(work, 0.5),
      'script, style and layout of a step, p95 ms': quantile(work, 0.95),
      'from the pointer to the painted frame, median ms': quantile(of('ms'), 0.5),
      'from the pointer to the painted frame, p95 ms': quantile(of('ms'), 0.95),
      'the same where nothing changes, median ms': end.idle,
      'longest task, ms': end.longestTask,
      'components rendered at the start': end.started,
      'components rendered by all steps': sum(of('components')),
      'the same, for each item moved': sum(of('components')) / end.moved,
      ...(isOurs && {
        'items rendered at the start': end.itemsStarted,
        'items rendered without a change': sum(of('surplus', end.counted)),
        'items changed and not rendered': sum(of('missing', end.counted)),
      }),
      'mount, ms': mount,
      changed: end.moved,
    }
  }

  /** @param {string} name @param {Page[]} chosen @param {string} id @param {string} show @param {readonly import('../run.mjs').Goal[]} goals */
  const dragging = (name, chosen, id, show, goals) => ({
    name,
    variants: chosen.map((folder) => ({
      name: pages[folder],
      run: () => visit(folder, (page) => drag(page, show, id)),
    })),
    goals: [...goals],
  })
  const none = (/** @type {string} */ measure) => ({ text: measure, measure, most: 0 })
  const exact = [none('items rendered at the start'), none('items rendered without a change')]
  const all = none('items changed and not rendered')
  const swift = {
    text: 'script, style and layout of a step, p95 ms',
    measure: 'script, style and layout of a step, p95 ms',
    most: 8,
  }

  const typing = {
    name: 'typing a property among 1000 components',
    variants: /** @type {Page[]} */ (['ours', 'puck', 'craft']).map((folder) => ({
      name: pages[folder],
      run: () =>
        visit(folder, async (page) => {
          await ask(page, 'showWithPanel(1000)')
          const field = page.locator('input').filter({ visible: true }).first()
          await field.focus()
          await page.keyboard.press('End')
          await page.waitForTimeout(500)
          await ask(page, 'rendered()')
          await page.evaluate(watchKeys)
          const text = ' of orders'
          for (const key of text) {
            await page.keyboard.press(key === ' ' ? 'Space' : key)
            await page.waitForFunction('window.keys.isQuiet()')
          }
          await page.waitForTimeout(500)
          const times = /** @type {number[]} */ (await page.evaluate('window.keys.times'))
          const { widgets, panels, components } = /** @type {Record<string, number>} */ (
            await ask(page, 'rendered()')
          )
          const shown = await page.locator('[data-bench-widget="i0"]').first().textContent()
          const isShown = shown?.includes(`Chart${text}`)
          return {
            'key to paint, median ms': quantile(times, 0.5),
            'key to paint, p95 ms': quantile(times, 0.95),
            'widgets and panels rendered for a key': (widgets + (panels ?? NaN)) / text.length,
            'widgets rendered for a key': widgets / text.length,
            'components rendered for a key': components / text.length,
            changed: isShown ? text.length : NaN,
          }
        }),
    })),
    goals: [
      {
        text: 'widgets and panels rendered for a key',
        measure: 'widgets and panels rendered for a key',
        most: 2,
      },
    ],
  }

  return {
    scenes: [
      dragging(
        'dragging among 500 mounted widgets: middle',
        ['ours', 'reactGrid'],
        'i250',
        'show(500)',
        [...exact, all, swift],
      ),
      dragging(
        'dragging among 500 mounted widgets: top',
        ['ours', 'reactGrid'],
        'i0',
        'show(500)',
        [...exact, all, swift],
      ),
      dragging(
        'dragging among 100 mounted widgets: middle',
        ['ours', 'reactGrid', 'gridstack', 'puck'],
        'i50',
        'show(100)',
        [...exact, all, swift],
      ),
      dragging(
        'dragging among 2000 widgets, only those in sight mounted: top',
        ['ours', 'reactGrid'],
        'i0',
        'show(2000, true)',
        [...exact, swift],
      ),
      typing,
    ],
    close: async () => {
      await browser.close()
      await Promise.all([...served.values()].map(({ close }) => close()))
    },
  }
}

/** In the page: from each key to its painted frame. */
function watchKeys() {
  /** @type {number[]} */
  const times = []
  let waiting = 0
  const take = (/** @type {KeyboardEvent} */ event) => {
    waiting += 1
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        times.push(performance.now() - event.timeStamp)
        waiting -= 1
      }
      channel.port2.postMessage(undefined)
    })
  }
  window.addEventListener('keydown', take, true)
  Object.assign(window, { keys: { times, isQuiet: () => waiting === 0 } })
}
