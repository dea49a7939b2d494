// gridstack's wrapper for React as its documentation shows it.
import '../canvas.css'
import 'gridstack/dist/gridstack.css'
import { offerCanvas, watchReact } from '../canvasPage.mjs'
import { canvasItems } from '../canvasItems.mjs'

const react = watchReact()
const { createRoot } = await import('react-dom/client')
const { GridStack } = await import('gridstack/dist/react')

const root = createRoot(document.getElementById('root'))
function Chart({ id }) {
  return <div data-bench-widget={id}>Chart {id}</div>
}
const components = { Chart }

offerCanvas({
  react,
  show: async (count) => {
    const children = canvasItems(count).map((item) => ({
      ...item,
      component: 'Chart',
      props: { id: item.id },
    }))
    root.render(
      <GridStack
        options={{ column: 24, cellHeight: 40, margin: 5, children }}
        components={components}
      />,
    )
    while (!document.querySelector(`[data-bench-widget="i${count - 1}"]`)) {
      await new Promise(requestAnimationFrame)
    }
  },
  find: (id) => document.querySelector(`[data-bench-widget="${id}"]`)?.closest('.grid-stack-item'),
  places: () =>
    new Map(
      [...document.querySelectorAll('.grid-stack-item')].map((element) => [
        element.getAttribute('gs-id') ?? element.textContent,
        ['x', 'y', 'w', 'h'].map((name) => element.getAttribute(`gs-${name}`)).join(' '),
      ]),
    ),
})
