// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf } from '../../testing/pages.js'
import { PageView } from './PageView.js'
import type { WidgetProps } from './WidgetHost.js'

afterEach(cleanup)

const widgets = {
  box: { component: ({ id }: WidgetProps) => <i>{id}</i> },
  panel: { component: ({ renderSlot }: WidgetProps) => <>{renderSlot('body')}</>, slots: ['body'] },
}

const page = pageOf([
  nodeOf('a', { x: 4 }),
  nodeOf('b'),
  nodeOf('panel', { y: 2, h: 4, type: 'panel' }),
  nodeOf('inner', { parent: 'panel', slot: 'body' }),
])

it('V-60 shows a page in reading order, without what is hidden', () => {
  const designer = designerOf(page, { onlyPreview: true })
  const { container } = render(<PageView designer={designer} widgets={widgets} />)
  const shown = () => [...container.querySelectorAll('i')].map(({ textContent }) => textContent)
  expect(shown()).toEqual(['b', 'a', 'inner'])
  act(() => void designer.hiding.hide('b'))
  expect(shown()).toEqual(['inner', 'a']) // the panel takes the place of b (P-3)
  act(() => void designer.hiding.hide())
  expect(shown()).toEqual(['b', 'a', 'inner'])
})

it('V-60 is rendered by a server, too', () => {
  const html = renderToString(<PageView designer={designerOf(page)} widgets={widgets} />)
  expect(html).toContain('<i>inner</i>')
})
