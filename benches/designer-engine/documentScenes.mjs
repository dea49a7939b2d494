// Saving a page, opening it again, opening one that three migrations behind.
import { createRecordMigrationSequence } from '@tldraw/store'
import { measureBatches } from '../lib/batches.mjs'
import { propsOf, richPage } from './libraries.mjs'
import { tldrawStore } from './records.mjs'

/** As three versions of a component name their properties: each step makes one of the next. */
const steps = [
  ({ caption, ...props }) => ({ ...props, title: caption }),
  ({ colour, ...props }) => ({ ...props, color: colour }),
  ({ line, ...props }) => ({ ...props, series: [line, `returns${line.slice(6)}`] }),
]

/** What the three steps make the properties of. */
function oldProps(index) {
  const { title, color, series, ...props } = propsOf(index)
  return { ...props, caption: title, colour: color, line: series[0] }
}

/** @param {import('./libraries.mjs').Engine} engine */
function registryOf({ ComponentRegistry, defineComponent, s }) {
  const limit = s.number({ min: 0, max: 100 })
  const chart = defineComponent({
    type: 'chart',
    version: 4,
    label: { 'zh-CN': '图表', 'en-US': 'Chart' },
    category: 'charts',
    icon: 'chart',
    props: s.object({
      title: s.text(),
      unit: s.enum(['day', 'hour']),
      color: s.color(),
      series: s.array(s.text()),
      limits: s.object({ warn: limit, alarm: limit }),
      note: s.text().default(''),
    }),
    size: { w: 6, h: 4 },
    migrations: { 2: steps[0], 3: steps[1], 4: steps[2] },
    a11y: { name: ({ title }) => title },
    load: () => Promise.resolve(null),
  })
  return new ComponentRegistry({ components: [chart] })
}

/** @param {import('./libraries.mjs').Engine} engine @returns {Promise<import('../run.mjs').Scene[]>} */
export async function documentScenes(engine) {
  const { migrate } = await import('@puckeditor/core/rsc')
  const { createDesigner, openPage, savePage } = engine
  const registry = registryOf(engine)
  return [5000, 1000].map((count) => {
    const page = richPage(engine, count)
    const ids = Object.keys(page.nodes)
    const last = ids.at(-1)
    const title = page.nodes[last].props.title
    const nodes = ids.map((id, index) => [id, { ...page.nodes[id], props: oldProps(index) }])
    const oldText = JSON.stringify({
      ...page,
      schema: { page: 1, components: { chart: 1 } },
      nodes: Object.fromEntries(nodes),
    })
    const text = savePage(page, { registry })

    const opened = openPage(text, { registry })
    if (!opened.ok || opened.problems.length > 0) throw new Error('The page is not in order')
    const { document } = opened

    const sequence = createRecordMigrationSequence({
      sequenceId: 'bench.chart',
      recordType: 'chart',
      retroactive: true,
      sequence: steps.map((up, index) => ({
        id: `bench.chart/${index + 1}`,
        up: (node) => ({ ...node, props: up(node.props) }),
      })),
    })
    const store = tldrawStore(page, [sequence])
    const snapshot = JSON.stringify(store.getStoreSnapshot())
    const before = JSON.parse(snapshot)
    for (const node of Object.values(before.store))
      node.props = oldProps(ids.indexOf(node.id.slice(6)))
    before.schema.sequences['bench.chart'] = 0
    const oldSnapshot = JSON.stringify(before)
    const other = tldrawStore({ nodes: {} }, [sequence])
    const load = (from) => {
      other.clear()
      other.loadStoreSnapshot(JSON.parse(from))
      return other.get(`chart:${last}`)?.props
    }

    // Puck's zones, which became slots: what its migrate is about.
    const puck = JSON.stringify({
      root: { props: {} },
      content: [{ type: 'Grid', props: { id: 'Grid-1' } }],
      zones: {
        'Grid-1:body': ids.map((id) => ({ type: 'Chart', props: { ...page.nodes[id].props, id } })),
      },
    })
    const puckConfig = {
      components: {
        Grid: { fields: { body: { type: 'slot' } }, render: () => null },
        Chart: { fields: {}, render: () => null },
      },
    }

    /** @param {() => boolean} work */
    const ms = (work) => {
      const { least, median } = measureBatches({
        batches: 8,
        repeats: 1,
        ms: 250,
        work: () => {
          if (!work()) throw new Error('It was not read as it was written')
          return 1
        },
      })
      return { least, median }
    }
    /** @param {Record<string, () => boolean>} works */
    const all = (works) => {
      const measures = Object.entries(works).map(([key, work]) => [key, ms(work).least])
      return { ...Object.fromEntries(measures), changed: count }
    }
    const isWhole = (props) => props?.title === title && props.series.length === 2

    return {
      name: `saving and opening ${count} components`,
      variants: [
        {
          name: 'spruce',
          run: async () =>
            all({
              'save, ms': () => savePage(document, { registry }).length === text.length,
              'open, ms': () => {
                const page = openPage(text, { registry })
                return page.ok && isWhole(page.document.nodes[last].props)
              },
              'open three versions behind, ms': () => {
                const page = openPage(oldText, { registry })
                return (
                  page.ok && page.migrated.length === 3 && isWhole(page.document.nodes[last].props)
                )
              },
              'open and make a designer, ms': () => {
                const page = openPage(text, { registry })
                return page.ok && createDesigner(page.document).get(last).props.title === title
              },
            }),
        },
        {
          name: 'floor: JSON',
          run: async () =>
            all({
              'save, ms': () => JSON.stringify(document).length > 0,
              'open, ms': () => isWhole(JSON.parse(text).nodes[last].props),
              'open three versions behind, ms': () => JSON.parse(oldText).nodes[last] !== undefined,
              'open and make a designer, ms': () => isWhole(JSON.parse(text).nodes[last].props),
            }),
        },
        {
          name: 'tldraw store',
          run: async () =>
            all({
              'save, ms': () => JSON.stringify(store.getStoreSnapshot()).length > 0,
              'open and make a designer, ms': () => isWhole(load(snapshot)),
              'open three versions behind, ms': () => isWhole(load(oldSnapshot)),
            }),
        },
        {
          name: 'Puck',
          run: async () =>
            all({
              'open three versions behind, ms': () => {
                const data = silently(() => migrate(JSON.parse(puck), puckConfig))
                return data.content[0].props.body.length === count
              },
            }),
        },
      ],
      goals: [
        { text: 'saving, of JSON.stringify', measure: 'save, ms', over: 'floor: JSON', most: 3 },
        {
          text: 'opening with every check, of JSON.parse',
          measure: 'open, ms',
          over: 'floor: JSON',
          most: 2,
        },
        {
          text: 'opening three versions behind, of the store of tldraw',
          measure: 'open three versions behind, ms',
          over: 'tldraw store',
          most: 1,
        },
      ],
    }
  })
}

/** Puck tells the console of every migration. @template Made @param {() => Made} work */
function silently(work) {
  const { log } = console
  console.log = () => undefined
  try {
    return work()
  } finally {
    console.log = log
  }
}
