// Pages as their designer would save them, of one device that reports: dense as the screen of a control room.
import { live, livePoints } from '../devices/rows.mjs'

/** @typedef {readonly [x: number, y: number, w: number, h: number]} Place */
/** @typedef {{ type: string, place: Place, props: Record<string, unknown> }} Widget */

/** Queries that a page has at most, and as many points the device has. */
const queries = livePoints
const columns = 24

/** @param {number} at */
const code = (at) => `v${String(at).padStart(3, '0')}`
/** @param {string} type @param {Place} place @param {Record<string, unknown>} props @returns {Widget} */
const widget = (type, place, props) => ({ type: `spruce.${type}`, place, props })

/** The last values of points. @param {number} at the first @param {number} [count] */
function latest(at, count = 1) {
  const codes = Array.from({ length: count }, (_, next) => code((at + next) % queries))
  return { source: 'latest-values', parameters: { deviceId: live.id, codes } }
}

/**
 * As many of a kind as a page shows below each other, in rows.
 * @param {number} count @param {Place} first the place of the first @param {(at: number, place: Place) => Widget} make
 */
function rowsOf(count, [left, top, w, h], make) {
  const each = Math.floor(columns / w)
  return Array.from({ length: count }, (_, at) =>
    make(at, [left + (at % each) * w, top + Math.floor(at / each) * h, w, h]),
  )
}

/** @param {number} at @param {Place} place @param {string} query */
const statistic = (at, place, query) =>
  widget('statistic', place, { title: `测点${at}`, query, column: 'value' })

/**
 * 100 widgets, each with a query of its own, all in sight of 2560 x 1440: 72 figures, 16 gauges, 6 charts, 6 tables.
 * @param {{ hasCharts?: boolean }} [options] without charts there are 94
 */
export function hundred({ hasCharts = true } = {}) {
  const figures = rowsOf(72, [0, 0, 2, 2], (at, place) => statistic(at, place, `figure${at}`))
  const gauges = rowsOf(16, [0, 12, 3, 4], (at, place) =>
    widget('gauge', place, { title: `量表${at}`, query: `gauge${at}`, column: 'value' }),
  )
  const charts = rowsOf(6, [0, 20, 4, 4], (at, place) =>
    widget('chart', place, {
      ...{ title: `曲线${at}`, query: `chart${at}`, kind: 'line', category: 'at' },
    }),
  )
  const tables = rowsOf(6, [0, 24, 4, 3], (at, place) =>
    widget('table', place, {
      ...{ title: `表格${at}`, query: `table${at}`, columns: ['point', 'value'] },
    }),
  )
  const history = (/** @type {number} */ at) => ({
    source: 'value-history',
    parameters: { deviceId: live.id, codes: [code(at)], by: 'avg', most: 48 },
  })
  return documentOf([...figures, ...gauges, ...(hasCharts ? charts : []), ...tables], {
    queries: [
      ...figures.map((_, at) => ({ id: `figure${at}`, ...latest(at) })),
      ...gauges.map((_, at) => ({ id: `gauge${at}`, ...latest(72 + at) })),
      ...charts.map((_, at) => ({ id: `chart${at}`, ...history(at) })),
      ...tables.map((_, at) => ({ id: `table${at}`, ...latest(at * 10, 10) })),
    ],
    ...(hasCharts && { variables: [timeOf()] }),
  })
}

/** A page of 1,000 figures that is asked anew every five seconds; five of them share each query, far from each other. */
export function thousand() {
  const figures = rowsOf(1000, [0, 0, 4, 4], (at, place) =>
    statistic(at, place, `q${at % queries}`),
  )
  return documentOf(figures, {
    queries: Array.from({ length: queries }, (_, at) => ({ id: `q${at}`, ...latest(at) })),
    variables: [timeOf({ refresh: 5 })],
  })
}

/** Figures, each of a live query of its own. @param {number} [count] */
export function liveFigures(count = livePoints) {
  const figures = rowsOf(count, [0, 0, 2, 2], (at, place) => statistic(at, place, `q${at}`))
  return documentOf(figures, {
    queries: figures.map((_, at) => ({ id: `q${at}`, ...latest(at), isLive: true })),
  })
}

/** Where a visit of the others begins. */
export function empty() {
  return documentOf([widget('text', [0, 0, 12, 3], { html: '<p>试验</p>' })])
}

/** @param {{ refresh?: number }} [more] */
function timeOf(more) {
  return {
    name: 'time',
    kind: 'time',
    label: '时间',
    default: { from: 'now-24h', to: 'now', ...more },
  }
}

/** @param {readonly Widget[]} widgets @param {{ queries?: object[], variables?: object[] }} [data] */
function documentOf(widgets, data) {
  const nodes = widgets.map(({ type, place: [x, y, w, h], props }, at) => {
    const order = `${at.toString(36).padStart(4, '0')}i`
    return [`w${at}`, { id: `w${at}`, type, parent: null, slot: 'main', order, x, y, w, h, props }]
  })
  return {
    schema: { page: 1, components: {} },
    config: { pageMargin: [12, 12], panelMargin: [0, 0], gridColNum: columns },
    titleBar: null,
    dialogs: [],
    style: { main: {}, panel: {} },
    root: 'root',
    nodes: Object.fromEntries(nodes),
    ...{ queries: [], variables: [], ...data },
  }
}
