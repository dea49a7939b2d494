// Pages stored by the API of a real server, opened in the portal.
import { chromium } from 'playwright'
import pg from 'pg'
import { benchLaunchOptions } from '../../tools/chromium.mts'
import { liveDeviceSql, livePoints } from '../devices/rows.mjs'
import { signedIn } from '../lib/bigTree.mjs'
import { report, reportPast } from '../lib/devicePages.mjs'
import { once } from '../lib/once.mjs'
import { startPostgres } from '../lib/postgres.mjs'
import { watchLive } from '../lib/watchLive.mjs'
import { startOnPostgres } from '../server/calls.mjs'
import { smooth } from './goals.mjs'
import { empty, hundred, liveFigures, thousand } from './documents.mjs'
import { storeFor } from './storedPages.mjs'
import { countAsked, filesOf, openPage, openStudio, scrollPage } from './visits.mjs'

/** A large screen, as in a control room: 100 widgets are in sight. */
const wall = { width: 2560, height: 1440 }
/** All 200 live widgets are in sight. */
const mural = { width: 2560, height: 1800 }
/** All 100 are in sight beside the panels of the studio, too. */
const tall = { width: 2560, height: 1600 }
/** A person's screen. */
const desk = { width: 1920, height: 1080 }
const tenant = 'yunshan'
const studioName = '试验工作台'
/** A page that shows nothing designed, with parts that most pages have. */
const people = '/yunbu-app/spruce-web-enterprise-console/base/organization'
const minutes = 24
const fewLive = 20

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {Awaited<ReturnType<typeof openProduct>>} Product */

/** Starts a server with the pages when the first scene begins. @param {string} root @returns {{ scenes: import('../run.mjs').Scene[], close: () => Promise<void> }} */
export function productScenes(root) {
  const opened = once(() => openProduct(root))

  /** @param {Size} size @param {(product: Product) => Promise<import('../run.mjs').Measures>} work */
  const at = (size, work) => async () => {
    const product = await opened()
    await product.page.setViewportSize(size)
    return work(product)
  }
  const view = (/** @type {Size} */ size) =>
    at(size, ({ page, url, paths }) =>
      openPage(page, url, { from: paths.empty, to: paths.hundred }),
    )
  const none = (/** @type {string} */ measure) => ({ text: measure, measure, most: 0 })
  return {
    scenes: [
      {
        name: '200 live widgets of a stored page, CPU 4x',
        variants: [{ name: 'spruce', run: at(mural, (product) => watchLivePage(product, 'live')) }],
        goals: [
          ...smooth,
          { text: 'values shown a second', measure: 'values', most: NaN, atLeast: 190 },
        ],
      },
      {
        name: '20 live widgets of a stored page, CPU 4x',
        variants: [
          { name: 'spruce', run: at(mural, (product) => watchLivePage(product, 'fewLive')) },
        ],
        goals: smooth,
      },
      {
        name: 'opening a page of 100 widgets, warm',
        variants: [{ name: 'spruce', run: view(wall) }],
        goals: [
          { text: 'first paint, p95 ms', measure: 'first paint, p95 ms', most: 300 },
          { text: 'all frames shown, p95 ms', measure: 'all frames shown, p95 ms', most: 1000 },
          { text: 'requests for data', measure: 'requests for data', most: 3 },
        ],
      },
      {
        name: 'opening the studio on the same 100 widgets',
        variants: [
          {
            name: 'studio',
            run: at(tall, ({ page, url }) => openStudio(page, url, studioName)),
          },
          { name: 'view', run: view(tall) },
        ],
        goals: [
          {
            text: 'studio, all frames shown, of the view',
            measure: 'all frames shown, median ms',
            ...{ over: 'view', most: 1.3 },
          },
        ],
      },
      {
        name: 'a page of 1000 widgets, from its beginning to its end',
        variants: [
          {
            name: 'spruce',
            run: at(desk, ({ page, url, paths }) => scrollPage(page, url, paths.thousand)),
          },
        ],
        goals: [none('drawn or asked beyond the view')],
      },
      {
        name: 'what a page loads',
        variants: [{ name: 'spruce', run: at(wall, weigh) }],
        goals: [
          { text: 'runtime beyond the shell, kB gzip', measure: 'runtime, kB', most: 60 },
          none('ECharts and studio where they are not shown, kB'),
        ],
      },
    ],
    async close() {
      if (opened.isBegun())
        await opened().then(
          (product) => product.close(),
          () => undefined,
        )
    },
  }
}

/** @param {string} root */
async function openProduct(root) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('These scenes need PostgreSQL (or BENCH_DATABASE_URL).')
  /** @type {(() => Promise<void>)[]} */
  const ends = [postgres.stop]
  const close = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const server = await startOnPostgres(root, postgres, postgres.url, 'bench-pages-pg')
    ends.push(server.close)
    const browser = await chromium.launch(benchLaunchOptions)
    ends.push(() => browser.close())
    await fill(postgres.url)
    await reportPast(server.url, minutes)
    const page = await signedIn(browser, server.url, 'admin', tenant, { hasCaptcha: false })
    const paths = await storePages(storeFor(page, server.url, tenant))
    return { url: server.url, browser, page, paths, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @param {ReturnType<typeof storeFor>} store */
async function storePages(store) {
  await store.workbench(studioName, hundred())
  return {
    empty: await store.page('试验起点', empty()),
    hundred: await store.page('一百个组件', hundred()),
    plain: await store.page('没有图表', hundred({ hasCharts: false })),
    thousand: await store.page('一千个组件', thousand()),
    live: await store.page('实时组件', liveFigures()),
    fewLive: await store.page('少量实时组件', liveFigures(fewLive)),
  }
}

/** @param {Product} product @param {'live' | 'fewLive'} which */
async function watchLivePage({ page, url, paths }, which) {
  await report(url, 0)
  await page.goto(`${url}${paths[which]}`)
  await page
    .locator('.sp-page-statistic-value')
    .nth((which === 'live' ? livePoints : fewLive) - 1)
    .waitFor()
  const requests = countAsked(page)
  const watched = await watchLive(page, {
    ...{ cells: '.sp-page-statistic-value', key: 'Tab' },
    everySecond: (second) => report(url, second),
  })
  return { ...watched, requests: requests.end() }
}

/**
 * A file belongs to a part that is named in it: class names and words of a library survive every build.
 * @param {Product} product
 */
async function weigh({ browser, page, url, paths }) {
  const files = (/** @type {string} */ path, /** @type {string} */ shown) =>
    filesOf(browser, page, `${url}${path}`, shown)
  const shell = [
    ...(await files('/yunbu-app/nowhere', 'main h1, main h2')),
    ...(await files(people, '[role=grid] tbody tr')),
  ]
  const plain = await files(paths.plain, '.sp-page-statistic-value')
  const charts = await files(paths.hundred, '.sp-chart-canvas > *')
  const sum = (/** @type {Awaited<ReturnType<typeof files>>} */ list) =>
    list.reduce((all, { kB }) => all + kB, 0)
  const draws = (/** @type {{ text: string }} */ { text }) => text.includes('_echarts_instance_')
  const designs = (/** @type {{ text: string }} */ { text }) => text.includes('sp-studio')
  const known = new Set(shell.map(({ name }) => name))
  const runtime = plain.filter(({ name }) => !known.has(name))
  return {
    'runtime, kB': sum(runtime),
    'ECharts and studio where they are not shown, kB': sum([
      ...plain.filter(draws),
      ...[...plain, ...charts].filter(designs),
    ]),
    'ECharts with a chart, kB': sum(charts.filter(draws)),
    'files of the runtime': runtime.length,
    changed: charts.filter(draws).length,
  }
}

/** @param {string} url */
async function fill(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const sql of liveDeviceSql(tenant)) await client.query(sql)
  await client.query('analyze')
  await client.end()
}
