// Puck as its documentation shows it: a page of components below each other, the selected one in its panel.
import '../canvas.css'
import '@puckeditor/core/puck.css'
import { watchReact } from '../canvasPage.mjs'
import { painted } from '../../lib/listProbe.mjs'

const react = watchReact()
const { createRoot } = await import('react-dom/client')
const { Puck } = await import('@puckeditor/core')

const rendered = { widgets: 0 }
const root = createRoot(document.getElementById('root'))
const config = {
  components: {
    Chart: {
      fields: { title: { type: 'text' }, unit: { type: 'text' }, note: { type: 'text' } },
      render: ({ id, title }) => {
        rendered.widgets += 1
        return (
          <div data-bench-widget={id}>
            {title} {id}
          </div>
        )
      },
    },
  },
}

Object.assign(window, {
  bench: {
    showWithPanel: async (count) => {
      const content = Array.from({ length: count }, (_, index) => ({
        type: 'Chart',
        props: { id: `i${index}`, title: 'Chart', unit: '', note: '' },
      }))
      root.render(
        <Puck
          config={config}
          data={{ root: { props: {} }, content }}
          iframe={{ enabled: false }}
          ui={{ itemSelector: { index: 0, zone: 'root:default-zone' } }}
        />,
      )
      while (!document.querySelector('input[name="title"]')) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await painted()
    },
    rendered: () => {
      const taken = { ...rendered }
      rendered.widgets = 0
      return { ...taken, components: react.take().components }
    },
  },
})
