import type { Meta, StoryObj } from '@storybook/react-vite'
import { createContext, use, useState } from 'react'
import { expect } from 'storybook/test'
import { densePage, nodeOf, pageOf } from '../../testing/pages.js'
import { createDesigner, type DesignerOptions } from '../index.js'
import { createObservableDesigner } from '../mobx.js'
import {
  DesignerCanvas,
  DesignerProvider,
  type DesignerLanguage,
  type WidgetProps,
} from '../react.js'
import { designerMessages } from './messages.js'
import { Palette, PlaceForm } from './parts.js'

const style = `
.designer-playground { padding: 16px; color: var(--sp-colors-fg); background: var(--sp-colors-bg); }
.designer-playground ul, .designer-playground fieldset { display: flex; flex-wrap: wrap; gap: 12px; min-inline-size: 0; padding: 8px 0; list-style: none; }
.designer-playground button, .designer-playground input { min-height: 28px; padding: 0 8px; color: inherit; background: var(--sp-colors-bg); border: 1px solid var(--sp-colors-border); }
.designer-playground p:has(> input) { display: flex; align-items: center; gap: 8px; }
.designer-playground input { inline-size: 80px; }
.designer-playground [data-designer-canvas] { height: 480px; overflow: auto; border: 1px solid var(--sp-colors-border); }
.designer-playground [data-designer-item] { background: var(--sp-colors-bg-subtle); border: 1px solid var(--sp-colors-border); }
.designer-playground [data-designer-item]:focus-visible { outline: 2px solid var(--sp-colors-fg); }
.designer-playground [data-designer-selected] { border-style: dashed; border-color: var(--sp-colors-fg); }
.designer-playground [data-designer-dragging] { z-index: 1; }
.designer-playground [data-designer-landing] { border: 2px dashed var(--sp-colors-fg); }
`

/** What the components and the pages of the tabs are called; others by their id. */
const names: Readonly<Record<DesignerLanguage, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    title: '标题',
    panel: '面板',
    tabs: '标签页',
    card: '卡片',
    first: '甲',
    second: '乙',
  },
  'en-US': {
    title: 'Title',
    panel: 'Panel',
    tabs: 'Tabs',
    card: 'Card',
    first: 'First',
    second: 'Second',
  },
}

const Language = createContext<DesignerLanguage>('zh-CN')

function useName(id: string): string {
  return names[use(Language)][id] ?? id
}

function Box({ id }: WidgetProps) {
  return <p>{useName(id)}</p>
}

function Panel({ id, renderSlot }: WidgetProps) {
  return (
    <>
      <p>{useName(id)}</p>
      {renderSlot('body')}
    </>
  )
}

function Tabs({ renderSlot }: WidgetProps) {
  const [shown, setShown] = useState('first')
  const own = names[use(Language)]
  return (
    <>
      {['first', 'second'].map((slot) => (
        <button
          key={slot}
          type="button"
          aria-pressed={slot === shown}
          onClick={() => setShown(slot)}
        >
          {own[slot]}
        </button>
      ))}
      {renderSlot(shown)}
    </>
  )
}

function Card({ id, renderSlot }: WidgetProps) {
  return (
    <>
      <p>{useName(id)}</p>
      {renderSlot('actions')}
    </>
  )
}

const widgets = {
  box: { component: Box },
  panel: { component: Panel, slots: ['body'] },
  tabs: { component: Tabs, slots: ['first', 'second'] },
  card: { component: Card, slots: ['actions'] },
}

/** Grids in a panel and in tabs, lists in a card, in the title bar and of dialogs. */
function nestedPage() {
  return pageOf([
    nodeOf('title', { slot: 'titleBar' }),
    nodeOf('a', { w: 12 }),
    nodeOf('b', { x: 12, w: 12 }),
    nodeOf('panel', { type: 'panel', y: 2, w: 24, h: 5 }),
    nodeOf('p1', { parent: 'panel', slot: 'body', w: 12 }),
    nodeOf('p2', { parent: 'panel', slot: 'body', x: 12, w: 12 }),
    nodeOf('tabs', { type: 'tabs', y: 7, w: 24, h: 5 }),
    nodeOf('t1', { parent: 'tabs', slot: 'first', w: 12 }),
    nodeOf('t2', { parent: 'tabs', slot: 'second', w: 12 }),
    nodeOf('card', { type: 'card', y: 12, w: 24, h: 5 }),
    ...['x1', 'x2', 'x3'].map((id) => nodeOf(id, { parent: 'card', slot: 'actions' })),
    ...['d1', 'd2'].map((id) => nodeOf(id, { slot: 'dialogs' })),
  ])
}

const layoutOf: DesignerOptions['layoutOf'] = (parent, slot) => {
  if (parent === null) return slot === 'main' ? 'grid' : 'list'
  return slot === 'actions' ? 'list' : 'grid'
}

const items = {
  'zh-CN': [{ label: '图表', node: { type: 'box', w: 6, h: 4 } }],
  'en-US': [{ label: 'Chart', node: { type: 'box', w: 6, h: 4 } }],
}

interface PlaygroundProps {
  /** How many components the page has. */
  readonly count: number
  /** Containers and lists instead of so many boxes. */
  readonly isNested?: boolean
  /** Without one the language of the toolbar. */
  readonly language?: DesignerLanguage
}

/** A page of so many components, and everything to change it with. */
function Playground({ count, isNested = false, language = 'zh-CN' }: PlaygroundProps) {
  const [page] = useState(() =>
    createObservableDesigner(
      createDesigner(isNested ? nestedPage() : densePage(count), { layoutOf }),
    ),
  )
  return (
    <main className="designer-playground">
      <style>{style}</style>
      <Language value={language}>
        <DesignerProvider
          page={page}
          widgets={widgets}
          nameOf={({ id }) => names[language][id] ?? id}
          language={language}
        >
          <Palette items={items[language]} />
          <DesignerCanvas />
          <PlaceForm />
        </DesignerProvider>
      </Language>
    </main>
  )
}

const meta = {
  title: 'Designer Engine/Playground',
  component: Playground,
  args: { count: 10 },
  render: (args, { globals }) => (
    <Playground language={globals['language'] as DesignerLanguage} {...args} />
  ),
  parameters: {
    docs: {
      description: {
        component: `The canvas of the page designer with a palette and a form of numbers, in the plainest dress.

| Key | Does |
| --- | --- |
| Arrows, Home, End | go from component to component |
| Space or Enter | picks up, and drops |
| Arrows while carrying | move by a cell, with Ctrl by five |
| Tab while carrying | carries into the next container |
| Shift and arrows | resize |
| Escape | puts back, also what a pointer drags |

**Do** bring your own style sheet, and put the form where its coming moves no canvas. **Don't** move components by other means than commands.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Playground>

export default meta
type Story = StoryObj<typeof meta>

export const Ten: Story = {}

export const TwoHundred: Story = { args: { count: 200 } }

export const Thousand: Story = { args: { count: 1000 } }

/** Containers within the page, tabs, a list within a card, the title bar and dialogs: all take what is dragged. */
export const Nested: Story = { args: { isNested: true } }

/** A move by keys is spoken. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = designerMessages(globals['language'] as DesignerLanguage)
    canvasElement.querySelector<HTMLElement>('[data-designer-item][tabindex="0"]')?.focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    const spot = t.at({ x: 0, y: 2, w: 1, h: 1 }).replaceAll(/\d+/g, String.raw`\d+`)
    await expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(spot))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent(t.cancelled('i0'))
  },
}
