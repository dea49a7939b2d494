// react-grid-layout as its documentation shows it: 24 columns, rows of 30 px, margins of 10.
import '../canvas.css'
import 'react-grid-layout/css/styles.css'
import { offerCanvas, watchReact } from '../canvasPage.mjs'
import { canvasItems } from '../canvasItems.mjs'

const react = watchReact()
const { memo, useState } = await import('react')
const { createRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { GridLayout } = await import('react-grid-layout')

const root = createRoot(document.getElementById('root'))
const Chart = memo(function Chart({ id }) {
  return <div data-bench-widget={id}>Chart {id}</div>
})
const gridConfig = { cols: 24, rowHeight: 30, margin: [10, 10], containerPadding: [10, 10] }

function Canvas({ items }) {
  const [layout] = useState(() => items.map(({ id, ...rect }) => ({ i: id, ...rect })))
  const [children] = useState(() =>
    items.map(({ id }) => (
      <div key={id} data-id={id}>
        <Chart id={id} />
      </div>
    )),
  )
  return (
    <GridLayout width={window.innerWidth - 20} layout={layout} gridConfig={gridConfig}>
      {children}
    </GridLayout>
  )
}

offerCanvas({
  react,
  show: (count) => flushSync(() => root.render(<Canvas items={canvasItems(count)} />)),
  find: (id) => document.querySelector(`[data-id="${id}"]`),
  places: () =>
    new Map(
      [...document.querySelectorAll('[data-id]')].map((element) => [
        element.dataset.id,
        element.style.cssText,
      ]),
    ),
})
