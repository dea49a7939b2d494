// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { designerOf, nodeOf, pageOf } from '../../testing/pages.js'
import type { DesignerOptions } from '../index.js'
import { PageView } from './PageView.js'
import type { WidgetProps } from './WidgetHost.js'

afterEach(cleanup)

const widgets = {
  box: { component: ({ id }: WidgetProps) => <i>{id}</i> },
  panel: {
    component: ({ renderSlot }: WidgetProps) => <section>{renderSlot('body')}</section>,
    slots: ['body'],
  },
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

it('V-61 shows title bar and dialogs around the page, and lists one after another', () => {
  const nodes = [
    nodeOf('second', { slot: 'dialogs', order: 'i' }),
    nodeOf('first', { slot: 'dialogs', order: 'h', x: 9, y: 9 }),
    nodeOf('title', { slot: 'titleBar' }),
    nodeOf('box', { parent: 'panel', slot: 'body', x: 5 }),
    nodeOf('panel', { type: 'panel' }),
  ]
  const layoutOf: DesignerOptions['layoutOf'] = (_, slot) => (slot === 'main' ? 'grid' : 'list')
  const designer = designerOf(pageOf(nodes), { layoutOf })
  const { container } = render(<PageView designer={designer} widgets={widgets} />)
  const shown = [...container.querySelectorAll('i')]
  expect(shown.map(({ textContent }) => textContent)).toEqual(['title', 'box', 'first', 'second'])
  const positionOf = (element?: Element) =>
    element?.closest<HTMLElement>('[data-designer-item]')?.style.position
  expect(shown.map(positionOf)).toEqual(['', '', '', ''])
  expect(positionOf(container.querySelector('section')!)).toBe('absolute')
})
