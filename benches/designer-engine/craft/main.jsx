// craft.js as its documentation shows it: components below each other, the selected one's own settings beside them.
import '../canvas.css'
import { watchReact } from '../canvasPage.mjs'
import { painted } from '../../lib/listProbe.mjs'

const react = watchReact()
const { createRoot } = await import('react-dom/client')
const { Editor, Element, Frame, useEditor, useNode } = await import('@craftjs/core')

const rendered = { widgets: 0, panels: 0 }
const root = createRoot(document.getElementById('root'))

function Page({ children }) {
  const { connectors } = useNode()
  return <div ref={(element) => element && connectors.connect(element)}>{children}</div>
}

function Chart({ id, title }) {
  const { connectors } = useNode()
  rendered.widgets += 1
  return (
    <div
      ref={(element) => element && connectors.connect(connectors.drag(element))}
      data-bench-widget={id}
    >
      {title} {id}
    </div>
  )
}

function ChartSettings() {
  const { actions, props } = useNode((node) => ({ props: node.data.props }))
  rendered.panels += 1
  return ['title', 'unit', 'note'].map((name) => (
    <p key={name}>
      <label>
        {name}{' '}
        <input
          name={name}
          value={props[name]}
          onChange={({ target }) => actions.setProp((draft) => (draft[name] = target.value))}
        />
      </label>
    </p>
  ))
}
Chart.craft = { related: { settings: ChartSettings } }

function Panel() {
  const { Settings } = useEditor(({ events, nodes }) => {
    const [id] = events.selected
    return { Settings: id && nodes[id]?.related.settings }
  })
  return Settings ? <Settings /> : null
}

let editor
function Opened() {
  editor = useEditor()
  return null
}

Object.assign(window, {
  bench: {
    showWithPanel: async (count) => {
      root.render(
        <Editor resolver={{ Chart, Page }}>
          <Panel />
          <Frame>
            <Element is={Page} canvas>
              {Array.from({ length: count }, (_, index) => (
                <Chart key={index} id={`i${index}`} title="Chart" unit="" note="" />
              ))}
            </Element>
          </Frame>
          <Opened />
        </Editor>,
      )
      while (!document.querySelector('[data-bench-widget="i0"]')) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const nodes = Object.values(editor.query.getState().nodes)
      editor.actions.selectNode(nodes.find(({ data }) => data.props.id === 'i0').id)
      while (!document.querySelector('input[name="title"]')) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await painted()
    },
    rendered: () => {
      const taken = { ...rendered }
      rendered.widgets = rendered.panels = 0
      return { ...taken, components: react.take().components }
    },
  },
})
