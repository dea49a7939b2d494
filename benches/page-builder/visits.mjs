// Visits of stored pages in the portal, as a person makes them: by a click on what leads there.
import { gzipSync } from 'node:zlib'
import { quietOf } from '../lib/firstPage.mjs'
import { quantile } from '../lib/tables.mjs'

/** @typedef {import('playwright').Page} Page */

/** Each time with the portal loaded anew, its files in the browser's cache. */
const opens = 20
/** Widgets of the page, all of them in sight. */
const inSight = 100
/** So far beyond the edges a widget may begin, in px. */
const margin = 200
const workbenches = '/yunbu-app/spruce-web-enterprise-console/workbench/business/index'

/** The entry of a page in the sidebar, which has those of its application. @param {string} path */
export const linkTo = (path) => `nav a[href$="${path}"]`

/**
 * Opens a page again and again. `firstPaint`: p95 from the click until frames of widgets are painted, `shown`: until all that
 * are in sight show their data, charts drawn, ms; `requests`: for data, at most; `widgets`: how many are drawn.
 * @param {Page} page @param {string} url @param {{ from: string, to: string }} paths
 */
export async function openPage(page, url, { from, to }) {
  return openAgain(page, async () => {
    await page.goto(`${url}${from}`)
    await page.locator(linkTo(to)).waitFor()
    return { link: linkTo(to) }
  })
}

/**
 * Opens the studio of a workbench again and again, with the same measures.
 * @param {Page} page @param {string} url @param {string} name
 */
export async function openStudio(page, url, name) {
  return openAgain(page, async () => {
    await page.goto(`${url}${workbenches}`)
    await page.getByRole('row', { name: new RegExp(name, 'u') }).waitFor()
    return { row: name, button: '设计' }
  })
}

/** @typedef {{ link: string } | { row: string, button: string }} Click */

/** @param {Page} page @param {() => Promise<Click>} prepare */
async function openAgain(page, prepare) {
  /** @type {Awaited<ReturnType<typeof timeOpening>>[]} */
  const visits = []
  for (let turn = 0; turn < opens; turn += 1) {
    const click = await prepare()
    await quietOf(page)()
    visits.push(await timeOpening(page, click))
  }
  const of = (/** @type {keyof (typeof visits)[number]} */ key) => visits.map((visit) => visit[key])
  return {
    'first paint, p95 ms': quantile(of('firstPaint'), 0.95),
    'first paint, median ms': quantile(of('firstPaint'), 0.5),
    'all frames shown, p95 ms': quantile(of('shown'), 0.95),
    'all frames shown, median ms': quantile(of('shown'), 0.5),
    'answer of a request for data, median ms': quantile(of('data'), 0.5),
    'requests for data': Math.max(...of('requests')),
    widgets: Math.min(...of('widgets')),
    // Measured is a page of which nothing is missing.
    changed: Math.min(...of('widgets')) < inSight ? 0 : inSight,
  }
}

/** @param {Page} page @param {Click} click */
async function timeOpening(page, click) {
  const asked = askedOf(page)
  const measured = await page.evaluate(timeInPage, click)
  const requests = await asked.end()
  const data = Math.max(...requests.map(({ time }) => time))
  return { ...measured, data, requests: requests.length }
}

/** In the page. @param {Click} click */
async function timeInPage(click) {
  const find = () => {
    if ('link' in click) return document.querySelector(click.link)
    const row = [...document.querySelectorAll('[role=row], tr')].find(({ textContent }) =>
      textContent.includes(click.row),
    )
    return [...(row?.querySelectorAll('button, a') ?? [])].find(
      ({ textContent }) => textContent === click.button,
    )
  }
  const target = find()
  if (!(target instanceof HTMLElement)) throw new Error(`${JSON.stringify(click)} is not there`)
  const frames = () => document.querySelectorAll('.sp-page-frame').length
  const begun = frames()
  const painted = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0)))
  const isInSight = (/** @type {Element} */ item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const isShown = () => {
    const items = [...document.querySelectorAll('[data-page-item], [data-designer-item]')].filter(
      isInSight,
    )
    return (
      items.length > begun &&
      items.every((item) => item.querySelector('.sp-page-frame')) &&
      !items.some((item) => item.querySelector('[aria-busy=true], .sp-page-wait, .sp-skeleton')) &&
      !items.some((item) => item.querySelector('.sp-chart-canvas:empty'))
    )
  }
  const begin = performance.now()
  target.click()
  // Pages below each other in the DOM: the one that is left stays until the other is there.
  while (frames() <= begun) {
    if (performance.now() - begin > 30_000) throw new Error('no widget came')
    await new Promise(requestAnimationFrame)
  }
  const firstPaint = Number(await painted()) - begin
  while (!isShown()) {
    if (performance.now() - begin > 30_000) throw new Error('not all widgets came')
    await new Promise(requestAnimationFrame)
  }
  const shown = Number(await painted()) - begin
  const failed = document.querySelectorAll('.sp-page-note').length
  if (failed > 0) throw new Error(`${failed} widgets show no data`)
  return { firstPaint, shown, widgets: frames() - begun }
}

/** Counts requests for data from now on. @param {Page} page */
export function countAsked(page) {
  let count = 0
  const begin = performance.now()
  const take = (/** @type {import('playwright').Request} */ request) => {
    if (request.url().endsWith('/spruce/api/v1/page-queries')) count += 1
  }
  page.on('request', take)
  return {
    /** @returns how many a second */
    end() {
      page.off('request', take)
      return (count * 1000) / (performance.now() - begin)
    },
  }
}

/** The queries of each request for data from now on. @param {Page} page */
function askedOf(page) {
  /** @type {import('playwright').Request[]} */
  const requests = []
  const take = (/** @type {import('playwright').Request} */ request) => {
    if (request.url().endsWith('/spruce/api/v1/page-queries')) requests.push(request)
  }
  page.on('request', take)
  return {
    /** By the answers: what is sent cannot be read. `time`: until the whole answer, ms. */
    end() {
      page.off('request', take)
      return Promise.all(
        requests.map(async (request) => {
          const answer = await (await request.response())?.json()
          /** @type {string[]} */
          const ids = (answer?.data ?? []).map((/** @type {{ id: string }} */ { id }) => id)
          return { ids, time: request.timing().responseEnd }
        }),
      )
    },
  }
}

/**
 * Opens a page that is higher than the window, then goes to its end and waits for the next asking. `drawn` and `asked`
 * beyond: widgets and queries without a widget within the margin of the window; `redrawn` beyond: widgets that changed though
 * they were out of sight.
 * @param {Page} page @param {string} url @param {string} path
 */
export async function scrollPage(page, url, path) {
  const first = askedOf(page)
  await page.goto(`${url}${path}`)
  await page.locator('.sp-page-statistic-value').first().waitFor()
  await quietOf(page)()
  const opening = await page.evaluate(widgetsIn, margin)
  const askedFirst = new Set((await first.end()).flatMap(({ ids }) => ids))

  await page.evaluate(() =>
    [...document.querySelectorAll('[data-page-item]')].at(-1)?.scrollIntoView(),
  )
  await quietOf(page)()
  const next = askedOf(page)
  await page.evaluate(watchBeyond, margin)
  await page.waitForRequest((request) => request.url().endsWith('/page-queries'))
  await quietOf(page)()
  const askedNext = new Set((await next.end()).flatMap(({ ids }) => ids))
  const ending = await page.evaluate(widgetsIn, margin)
  const redrawn = await page.evaluate(() =>
    /** @type {() => number} */ (Reflect.get(window, 'endBeyond'))(),
  )
  const beyond = (/** @type {Set<string>} */ asked, /** @type {string[]} */ within) =>
    asked.difference(new Set(within)).size
  const parts = {
    'drawn beyond the view': opening.drawn.filter((id) => !opening.within.includes(id)).length,
    'asked beyond the view': beyond(askedFirst, opening.queries),
    'asked again beyond the view': beyond(askedNext, ending.queries),
    'redrawn beyond the view': redrawn,
  }
  return {
    'drawn or asked beyond the view': Object.values(parts).reduce((all, one) => all + one, 0),
    ...parts,
    'widgets within the view': opening.within.length,
    'queries asked': askedFirst.size,
    'queries asked again': askedNext.size,
    elements: opening.elements,
    changed: askedNext.size,
  }
}

/** In the page: which widgets are near the window, and which are drawn. @param {number} margin */
function widgetsIn(margin) {
  const items = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-page-item]')])
  const ids = (/** @type {HTMLElement[]} */ list) => list.map((item) => item.dataset.pageItem ?? '')
  const within = items.filter((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return bottom > -margin && top < innerHeight + margin
  })
  return {
    within: ids(within),
    drawn: ids(items.filter((item) => item.querySelector('.sp-page-frame'))),
    // As the page was made: five widgets share a query.
    queries: ids(within).map((id) => `q${Number(id.slice(1)) % 200}`),
    elements: document.querySelectorAll('*').length,
  }
}

/** In the page: counts widgets out of sight that change. @param {number} margin */
function watchBeyond(margin) {
  /** @type {Set<string>} */
  const changed = new Set()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const item = /** @type {HTMLElement | null | undefined} */ (
        element?.closest('[data-page-item]')
      )
      if (!item) continue
      const { top, bottom } = item.getBoundingClientRect()
      if (bottom < -margin || top > innerHeight + margin) changed.add(item.dataset.pageItem ?? '')
    }
  })
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  })
  Object.assign(window, {
    endBeyond() {
      observer.disconnect()
      return changed.size
    },
  })
}

/**
 * Scripts and styles that an address loads with empty caches, each with its gzip of level 9 in kB.
 * @param {import('playwright').Browser} browser @param {Page} signedIn whose session it is
 * @param {string} address @param {string} shown what is waited for
 */
export async function filesOf(browser, signedIn, address, shown) {
  const storageState = await signedIn.context().storageState()
  const viewport = signedIn.viewportSize()
  const context = await browser.newContext({
    ...{ storageState, locale: 'zh-CN', viewport },
  })
  try {
    const page = await context.newPage()
    /** @type {Map<string, Promise<{ kB: number, text: string }>>} */
    const files = new Map()
    page.on('requestfinished', (request) => {
      if (!['script', 'stylesheet'].includes(request.resourceType())) return
      const read = async () => {
        const body = (await (await request.response())?.body()) ?? Buffer.alloc(0)
        return { kB: gzipSync(body, { level: 9 }).length / 1000, text: body.toString() }
      }
      files.set(request.url(), read())
    })
    await page.goto(address)
    await page.locator(shown).first().waitFor()
    await quietOf(page)()
    const read = await Promise.all(
      [...files].map(async ([name, file]) => ({ name, ...(await file) })),
    )
    return read
  } finally {
    await context.close()
  }
}
