// A plain page of react-grid-layout as its documentation shows it, which nobody drags: 24 columns, rows of 30 px, margins of 10.
import '../page.css'
import 'react-grid-layout/css/styles.css'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'
import { GridLayout } from 'react-grid-layout'
import { canvasItems } from '../../designer-engine/canvasItems.mjs'
import { offerPage } from '../firstPaint.mjs'

const root = createRoot(document.getElementById('root'))
const Chart = memo(function Chart({ id }) {
  return <div data-bench-widget={id}>Chart {id}</div>
})
const gridConfig = { cols: 24, rowHeight: 30, margin: [10, 10], containerPadding: [10, 10] }
const still = { enabled: false }

offerPage({
  items: '.react-grid-item',
  prepare: (count) => {
    const items = canvasItems(count)
    const layout = items.map(({ id, ...rect }) => ({ i: id, ...rect }))
    return () =>
      root.render(
        <GridLayout
          width={window.innerWidth - 20}
          layout={layout}
          gridConfig={gridConfig}
          dragConfig={still}
          resizeConfig={still}
        >
          {items.map(({ id }) => (
            <div key={id}>
              <Chart id={id} />
            </div>
          ))}
        </GridLayout>,
      )
  },
})
