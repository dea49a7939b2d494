// Our canvas as an app uses it, from the built package.
import '../canvas.css'
import { offerCanvas, watchElements, watchReact } from '../canvasPage.mjs'
import { canvasItems } from '../canvasItems.mjs'

const react = watchReact()
const { createRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { createDesigner, defaultPageConfig } = await import('@spruce/designer-engine')
const { createObservableDesigner } = await import('@spruce/designer-engine/mobx')
const { DesignerCanvas, DesignerProvider } = await import('@spruce/designer-engine/react')
const { PropertyPanel } = await import('@spruce/designer-engine/react/parts')
const { ComponentRegistry, defineComponent, s } = await import('@spruce/designer-engine/registry')

const rendered = { widgets: 0, panels: 0 }
function Chart({ id, props }) {
  rendered.widgets += 1
  return (
    <div data-bench-widget={id}>
      {props.title} {id}
    </div>
  )
}
/** Around each field of the panel. */
function Row({ label, controlId, children }) {
  rendered.panels += 1
  return (
    <p>
      <label htmlFor={controlId}>{label}</label>
      {children}
    </p>
  )
}
const name = { 'zh-CN': '图表', 'en-US': 'Chart' }
const chart = defineComponent({
  type: 'chart',
  version: 1,
  label: name,
  category: 'charts',
  icon: 'chart',
  props: s.object({
    title: s.text().default(''),
    unit: s.text().default(''),
    note: s.text().default(''),
  }),
  size: { w: 6, h: 4 },
  a11y: { name: ({ title }) => title },
  load: () => Promise.resolve(null),
})
const registry = new ComponentRegistry({ components: [chart] })
const widgets = { chart: { component: Chart } }
const root = createRoot(document.getElementById('root'))
let changed = new Set()
let designer

function open(count, { mountsAllBelow, hasPanel }) {
  const items = canvasItems(count)
  const nodes = items.map(({ id, x, y, w, h }, index) => [
    id,
    {
      ...{ id, type: 'chart', parent: null, slot: 'main', order: String(index).padStart(6, '0') },
      ...{ x, y, w, h, props: { title: 'Chart' } },
    },
  ])
  designer = createDesigner({
    id: 'page',
    schema: { page: 1, components: { chart: 1 } },
    config: defaultPageConfig,
    style: { main: {}, panel: {} },
    nodes: Object.fromEntries(nodes),
  })
  designer.on('change', ({ updated }) => {
    for (const id of updated.keys()) changed.add(id)
  })
  const page = createObservableDesigner(designer)
  flushSync(() =>
    root.render(
      <DesignerProvider page={page} widgets={widgets} language="en-US">
        {hasPanel && <PropertyPanel registry={registry} row={Row} />}
        <DesignerCanvas {...(mountsAllBelow && { mountsAllBelow })} />
      </DesignerProvider>,
    ),
  )
}

offerCanvas({
  react,
  show: (count, isInSight) => open(count, isInSight ? {} : { mountsAllBelow: 100_000 }),
  find: (id) => document.querySelector(`[data-designer-item="${id}"]`),
  places: () =>
    new Map(
      Object.values(designer.document.nodes).map(({ id }) => [id, placeOf(designer.get(id))]),
    ),
  changes: () => {
    const taken = changed
    changed = new Set()
    return taken
  },
  watch: () => watchElements('data-designer-item'),
  more: {
    showWithPanel: (count) => {
      open(count, { hasPanel: true })
      designer.selection.select(['i0'])
    },
    rendered: () => {
      const taken = { ...rendered }
      rendered.widgets = rendered.panels = 0
      return { ...taken, components: react.take().components }
    },
  },
})

function placeOf({ x, y, w, h }) {
  return `${x} ${y} ${w} ${h}`
}
