// Our runtime as an app uses it: a stored page is opened with every check, and each widget has its frame around it.
import '../page.css'
import '@spruce/page-builder/page.css'
import { createRoot } from 'react-dom/client'
import { s } from '@spruce/designer-engine/registry'
import {
  commonFields,
  createPageRegistry,
  defineWidget,
  PageRuntime,
  preloadPage,
} from '@spruce/page-builder'
import { allWidgets } from '@spruce/page-builder/widgets'
import { canvasItems } from '../../designer-engine/canvasItems.mjs'
import { offerPage } from '../firstPaint.mjs'

const root = createRoot(document.getElementById('root'))
const chart = defineWidget({
  type: 'bench.chart',
  version: 1,
  label: { 'zh-CN': '图表', 'en-US': 'Chart' },
  category: 'numbers',
  icon: 'hash',
  props: s.object(commonFields),
  size: { w: 4, h: 4 },
  a11y: { name: ({ title }) => title },
  load: () => Promise.resolve(({ id }) => <div data-bench-widget={id}>Chart {id}</div>),
})
const registry = createPageRegistry([...allWidgets, chart])
// As the portal does while it asks for the page: the widgets of the peers are there, too.
await preloadPage([chart])
const noData = { query: async () => ({}), subscribe: () => () => undefined }

/** What a server tells of: a value of each figure once a second, each at a time of its own. */
const values = {
  turn: 0,
  frameOf: (turn, at) => ({
    columns: [{ name: 'value', type: 'number', values: [((at * 7 + turn * 3) % 1100) / 10] }],
  }),
  query: async ({ queries }) =>
    Object.fromEntries(
      queries.map((id) => [id, { ok: true, frame: values.frameOf(0, Number(id.slice(1))) }]),
    ),
  subscribe: ({ queries }, onFrame) => {
    const begin = performance.now()
    let told = 0
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - begin) / 1000) * queries.length)
      for (; told < due; told += 1) {
        const at = told % queries.length
        const turn = Math.floor(told / queries.length) + 1
        onFrame(queries[at], values.frameOf(turn, Number(queries[at].slice(1))))
      }
    }, 5)
    return () => clearInterval(timer)
  },
}

/** @param {ReturnType<typeof canvasItems>} items */
function documentOf(items) {
  const nodes = items.map(({ id, ...place }, at) => {
    const order = `${at.toString(36).padStart(4, '0')}i` // as the designer writes it
    return [id, { id, type: 'bench.chart', parent: null, slot: 'main', order, ...place, props: {} }]
  })
  return {
    id: 'page',
    schema: { page: 1, components: { 'bench.chart': 1 } },
    config: { pageMargin: [10, 10], panelMargin: [8, 8], gridColNum: 24 },
    style: { main: {}, panel: {} },
    nodes: Object.fromEntries(nodes),
    queries: [],
    variables: [],
  }
}

offerPage({
  items: '.sp-page-item',
  prepare: (count) => {
    const document = documentOf(canvasItems(count))
    return () => root.render(<PageRuntime document={document} registry={registry} data={noData} />)
  },
  more: {
    showLive: (document) =>
      root.render(<PageRuntime document={document} registry={registry} data={values} />),
  },
})
