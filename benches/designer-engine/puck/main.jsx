// Puck as its documentation shows it: a page of components below each other, the selected one in its panel.
import '../canvas.css'
import '@puckeditor/core/puck.css'
import { offerCanvas, watchReact } from '../canvasPage.mjs'
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

/** @param {number} count @param {object} [more] */
function open(count, more) {
  const content = Array.from({ length: count }, (_, index) => ({
    type: 'Chart',
    props: { id: `i${index}`, title: 'Chart', unit: '', note: '' },
  }))
  root.render(
    <Puck
      config={config}
      data={{ root: { props: {} }, content }}
      iframe={{ enabled: false }}
      {...more}
    />,
  )
}

/** @param {string} selector */
async function shown(selector) {
  while (!document.querySelector(selector)) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await painted()
}

offerCanvas({
  react,
  show: async (count) => {
    open(count)
    await shown(`[data-bench-widget="i${count - 1}"]`)
  },
  find: (id) => document.querySelector(`[data-bench-widget="${id}"]`),
  // It has no cells: a place is one below the others, wherever the page was scrolled to meanwhile.
  places: () => {
    const elements = [...document.querySelectorAll('[data-bench-widget]')]
    const tops = elements.map((element) => element.getBoundingClientRect().top)
    const first = Math.min(...tops)
    return new Map(
      elements.map(({ dataset }, index) => [
        dataset.benchWidget,
        String(Math.round(tops[index] - first)),
      ]),
    )
  },
  more: {
    showWithPanel: async (count) => {
      open(count, { ui: { itemSelector: { index: 0, zone: 'root:default-zone' } } })
      await shown('input[name="title"]')
    },
    rendered: () => {
      const taken = { ...rendered }
      rendered.widgets = 0
      return { ...taken, components: react.take().components }
    },
  },
})
