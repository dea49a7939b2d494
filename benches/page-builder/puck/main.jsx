// A page of Puck as visitors get it: its `Render`, with components below each other.
import '../page.css'
import '@puckeditor/core/puck.css'
import { createRoot } from 'react-dom/client'
import { Render } from '@puckeditor/core'
import { offerPage } from '../firstPaint.mjs'

const root = createRoot(document.getElementById('root'))
const config = {
  components: {
    Chart: {
      fields: { title: { type: 'text' } },
      render: ({ id, title }) => (
        <div data-bench-widget={id}>
          {title} {id}
        </div>
      ),
    },
  },
}

offerPage({
  items: '[data-bench-widget]',
  prepare: (count) => {
    const content = Array.from({ length: count }, (_, index) => ({
      type: 'Chart',
      props: { id: `i${index}`, title: 'Chart' },
    }))
    return () => root.render(<Render config={config} data={{ root: { props: {} }, content }} />)
  },
})
