import { DraftStore } from '@spruce/designer-engine/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DialogViewport } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { FakeDataPort } from '../testing/FakeDataPort.js'
import { FakeStudioPort } from '../testing/FakeStudioPort.js'
import { pageNode, pageOf } from '../testing/pages.js'
import { allWidgets } from '../widgets/allWidgets.js'
import '../page.css'
import '../studio.css'
import { createPageRegistry } from '../runtime/createPageRegistry.js'
import { templateWords } from '../templates/templateMessages.js'
import { actionMessages } from './actionMessages.js'
import { arrangeMessages } from './arrangeMessages.js'
import { historyMessages } from './historyMessages.js'
import { layoutMessages } from './layoutMessages.js'
import { queryMessages } from './queryMessages.js'
import { Studio, type StudioProps } from './Studio.js'
import { studioMessages } from './studioMessages.js'
import type { StudioHistory, StudioRevision } from './StudioPort.js'
import { variableFormMessages } from './variableFormMessages.js'
import { zoneMessages } from './zoneMessages.js'
import { zoomMessages } from './zoomMessages.js'

const output = {
  columns: [
    { name: 'line_1', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
  ],
}

function pageTitled(title: string) {
  return pageOf({
    nodes: [
      pageNode({
        ...{ id: 'a', type: 'spruce.statistic', w: 8, h: 4 },
        props: { title, query: 'output', column: 'output', make: 'sum' },
      }),
      pageNode({
        ...{ id: 'b', type: 'spruce.table', x: 8, w: 16, h: 6 },
        props: { title: '各产线', query: 'output' },
      }),
      pageNode({
        ...{ id: 'c', type: 'spruce.section', y: 6, w: 24, h: 8, props: { title: '产线明细' } },
      }),
      pageNode({
        ...{ id: 'd', type: 'spruce.progress', parent: 'c', slot: 'body', w: 24, h: 5 },
        props: { title: '产量', query: 'output', name: 'line_1', column: 'output', most: 1500 },
      }),
    ],
    queries: [{ id: 'output', source: 'static', frame: output }],
  })
}

const revision = {
  ...{ savedBy: '李娜', savedAt: '2026-11-20T08:00:00.000Z' },
  ...{ releasedBy: null, releasedAt: null, isDraft: false, isPublished: false },
}
const released = { releasedBy: '张伟', releasedAt: '2026-11-20T09:00:00.000Z' }
const revisions: readonly StudioRevision[] = [
  { ...revision, number: 4, note: null, isDraft: true },
  { ...revision, ...released, number: 3, note: '新增产量趋势', isPublished: true },
  { ...revision, ...released, number: 2, note: null },
]

/** A store that forgets with the story. */
function memoryDrafts() {
  const kept = new Map<string, string>()
  return new DraftStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
    timers: {
      set: (run, delay) => setTimeout(run, delay),
      clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    prefix: 'draft-',
  })
}

interface StageProps {
  readonly studio: StudioProps
  /** Makes the port; default one that keeps everything. */
  readonly makePort?: (translate: <Value>(value: Value) => Value) => FakeStudioPort
}

/** A studio as large as the window, with a port of its own. */
function Stage({ studio, makePort = () => new FakeStudioPort() }: StageProps) {
  const translate = useFixtureTranslation()
  const [port] = useState(() => makePort(translate))
  const [drafts] = useState(memoryDrafts)
  return (
    <div style={{ height: '100vh' }}>
      <Studio {...studio} port={port} drafts={drafts} />
      <DialogViewport />
    </div>
  )
}

const meta = {
  title: 'Page Builder/Studio/Studio',
  component: Studio,
  args: {
    id: 'page',
    name: '生产运行工作台',
    page: { document: pageTitled('总产量'), version: 1, hasChanges: false },
    registry: createPageRegistry(allWidgets),
    data: new FakeDataPort(),
    port: new FakeStudioPort(),
    onBack: fn(),
    onDirtyChange: fn(),
  },
  render: (args) => <Stage studio={args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Designs a page: its widgets with their real data, their properties and places, its queries and its versions. What changes is kept by the browser at once and on the server a second later.

| Key | Does |
| --- | --- |
| Arrows, Home, End | on the canvas and in the tree go from component to component |
| Space or Enter | on the canvas picks a component up, and drops it |
| Arrows while carrying | move by a cell, with Ctrl by five; Tab carries into the next container |
| Shift and arrows | resize |
| Delete | removes |
| Ctrl and C, X, V, D | copy, cut, paste, duplicate |
| +, -, 0, 9 | on the canvas zoom in and out, show the real size, show all of the page; Ctrl and the wheel zoom, too |
| Ctrl and Z, Ctrl and Shift and Z | undo, redo, anywhere but in a field |
| Left, Right, Home, End | on a tab go to another panel |

The widths in the bar choose whose layout is designed: what is moved or resized on a tablet or a telephone stays there, and all else is of the page.

**Do** give it a port that answers with the page of somebody else who saved in between. **Don't** change the page by other means than the designer: it would not be undone.`,
      },
    },
  },
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>

/** A change by keys is kept a second later. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    const item = canvasElement.querySelector<HTMLElement>('[data-designer-item]')
    if (!item) return // one panel at a time: the canvas may be another one
    item.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift} ')
    await expect(await canvas.findByText(messages.changed)).toBeVisible()
    await expect(
      await canvas.findByText(new RegExp(messages.unpublished), {}, { timeout: 3000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: messages.redo })).toBeEnabled()
  },
}

const board = pageNode({
  ...{ id: 'a', type: 'spruce.status-board', w: 24, h: 6 },
  props: {
    ...{ title: '各产线', query: 'output', name: 'line_1', state: 'output' },
    states: [
      { value: '1280', label: '运行', tone: 'success' },
      { value: '960', label: '停机', tone: 'danger' },
    ],
  },
})

/** States have the colours on the canvas that they have on the page. */
export const States: Story = {
  args: {
    page: {
      document: pageOf({
        nodes: [board],
        queries: [{ id: 'output', source: 'static', frame: output }],
      }),
      ...{ version: 1, hasChanges: false },
    },
  },
  play: async ({ canvasElement }) => {
    if (!canvasElement.querySelector('[data-designer-item]')) return // as above
    const tiles = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('.sp-page-tile')]
      if (found.length < 3) throw new Error('The board is not drawn')
      return found
    })
    const colours = tiles.map((tile) => getComputedStyle(tile).borderInlineStartColor)
    await expect(new Set(colours).size).toBe(3)
  },
}

/** The page has nothing on it yet. */
export const Empty: Story = {
  args: {
    page: { document: pageOf({ nodes: [] }), version: 1, hasChanges: false },
  },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const messages = studioMessages[language]
    const items = () => canvasElement.querySelectorAll('[data-designer-item]')
    const [, onCanvas] = await canvas.findAllByRole('button', { name: messages.useTemplate })
    if (onCanvas) await userEvent.click(onCanvas)
    const name = new RegExp(templateWords[language].columns)
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(items()).toHaveLength(4))
    await userEvent.click(canvas.getByRole('button', { name: messages.undo }))
    await waitFor(() => expect(items()).toHaveLength(0))
  },
}

/** Several components are put in line by the tools of their place, and back by one step; the page is packed. */
export const Arranged: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const messages = studioMessages[language]
    const words = arrangeMessages[language]
    const item = canvasElement.querySelector<HTMLElement>('[data-designer-item]')
    if (!item) return // one panel at a time: the canvas may be another one
    item.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('tab', { name: messages.place }))
    const tools = await canvas.findByRole('group', { name: words.arrange(3) })
    const undo = canvas.getByRole('button', { name: messages.undo })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(tools).getByRole('button', { name: words.width }))
    await expect(within(tools).getByText(words.done(words.width))).toBeVisible()
    await userEvent.click(undo)
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    const packing = within(canvas.getByRole('group', { name: words.tidy }))
    await userEvent.click(packing.getByRole('button', { name: words.tidyPage }))
    await expect(packing.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** The canvas shows more of the page, or more of a component, by its keys and by the tools above it. */
export const Zoomed: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const words = zoomMessages[globals['language'] as 'zh-CN' | 'en-US']
    const item = canvasElement.querySelector<HTMLElement>('[data-designer-item]')
    if (!item) return // one panel at a time: the canvas may be another one
    const widthOf = () => item.getBoundingClientRect().width
    let width = 0
    // The panels beside it take their room first.
    await waitFor(() => {
      const before = width
      width = widthOf()
      return expect(width).toBe(before)
    })
    const level = canvas.getByRole('combobox', { name: words.zoom })
    await userEvent.selectOptions(level, '50')
    await waitFor(() => expect(Math.round((widthOf() / width) * 10)).toBe(5))
    item.focus()
    await userEvent.keyboard('+')
    await expect(level).toHaveValue('75')
    await userEvent.keyboard('9')
    await expect(level).toHaveValue('fit')
    await userEvent.keyboard('0')
    await waitFor(() => expect(widthOf()).toBe(width))
  },
}

/** The layout of a telephone: what is resized there changes that width alone, and follows again by a button. */
export const Telephone: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const messages = studioMessages[language]
    const words = layoutMessages[language]
    const widths = within(canvas.getByRole('group', { name: words.widths }))
    await userEvent.click(widths.getByRole('button', { name: messages.narrow }))
    await expect(widths.getByRole('button', { pressed: true })).toHaveTextContent(messages.narrow)
    const item = canvasElement.querySelector<HTMLElement>('[data-designer-item]')
    if (!item) return // one panel at a time: the canvas may be another one
    await waitFor(() => expect(item.getBoundingClientRect().width).toBeLessThan(376))
    item.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift} ')
    const place = canvas.queryByRole('tab', { name: messages.place })
    if (!place) return // as above
    await userEvent.click(place)
    const form = within(await canvas.findByRole('group', { name: words.layout(messages.narrow) }))
    await expect(form.getByText(words.own)).toBeVisible()
    await userEvent.click(widths.getByRole('button', { name: messages.wide }))
    await expect(canvas.queryByText(words.own)).not.toBeInTheDocument()
    await userEvent.click(widths.getByRole('button', { name: messages.narrow }))
    await expect(await canvas.findByText(words.own)).toBeVisible()
  },
}

/** Whoever may not edit looks at it, and changes nothing. */
export const ReadOnly: Story = { args: { isReadOnly: true } }

/** The server took nothing: the browser keeps it, and it can be sent again. */
export const RefusedSave: Story = {
  render: (args) => (
    <Stage
      studio={args}
      makePort={() => {
        const port = new FakeStudioPort()
        port.next = { error: new Error('503') }
        return port
      }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    canvasElement.querySelector<HTMLElement>('[data-designer-item]')?.focus()
    await userEvent.keyboard('{Delete}')
    await expect(
      await canvas.findByRole('button', { name: messages.retry }, { timeout: 3000 }),
    ).toBeVisible()
  },
}

/** Somebody else saved in between: nothing is overwritten before it is said whose page stays. */
export const Conflict: Story = {
  render: (args) => (
    <Stage
      studio={args}
      makePort={(translate) => {
        const port = new FakeStudioPort()
        const document = translate(pageTitled('累计产量'))
        port.next = { theirs: { document, version: 5, hasChanges: true } }
        return port
      }}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const messages = studioMessages[globals['language'] as 'zh-CN' | 'en-US']
    canvasElement.querySelector<HTMLElement>('[data-designer-item]')?.focus()
    await userEvent.keyboard('{Delete}')
    await expect(
      await canvas.findByRole('button', { name: messages.decide }, { timeout: 3000 }),
    ).toBeVisible()
  },
}

function historyOf(translate: <Value>(value: Value) => Value): StudioHistory {
  const document = translate(pageTitled('累计产量'))
  return {
    list: () => Promise.resolve({ rows: translate(revisions), total: revisions.length }),
    read: () => Promise.resolve(document),
    restore: (_, version) => Promise.resolve({ document, version: version + 1, hasChanges: true }),
    rollBack: (_number, _note, version) =>
      Promise.resolve({ version: version + 1, hasChanges: true }),
  }
}

/** Who saved which version, how it differs from the page, and the ways back. */
export const History: Story = {
  render: (args) => (
    <Stage studio={args} makePort={(translate) => new FakeStudioPort(historyOf(translate))} />
  ),
  play: async ({ canvas, userEvent, globals }) => {
    const messages = historyMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: messages.history }))
    await userEvent.click(await canvas.findByRole('button', { name: messages.compare(3) }))
    await expect(await canvas.findByText(new RegExp(`^${messages.changed('')}`))).toBeVisible()
  },
}

/** The queries of the page, and what one of them answers. */
export const Queries: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const messages = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('tab', { name: messages.queries }))
    await userEvent.click(canvas.getByRole('button', { name: messages.show('output') }))
    await expect(
      await canvas.findByRole('table', { name: messages.result('output') }),
    ).toBeVisible()
  },
}

/** What viewers of the page filter by. */
export const Variables: Story = {
  args: {
    page: {
      document: {
        ...pageTitled('总产量'),
        variables: [
          { name: 'line', kind: 'text', label: '产线' },
          { name: 'time', kind: 'time', label: '时间范围', isHidden: true },
        ],
      },
      version: 1,
      hasChanges: false,
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const words = variableFormMessages[language]
    await userEvent.click(canvas.getByRole('tab', { name: words.variables }))
    const list = await canvas.findByRole('list', { name: words.variables })
    const [, down] = [...list.querySelectorAll('button')]
    if (!down) throw new Error('no tools')
    await userEvent.click(down)
    await expect(list.querySelectorAll('li')[1]).toHaveTextContent('{{line}}')
    await userEvent.click(canvas.getByRole('button', { name: studioMessages[language].undo }))
    await expect(list.querySelectorAll('li')[0]).toHaveTextContent('{{line}}')
  },
}

/** What a click does, and when a component is there, are said without a word of code. */
export const Actions: Story = {
  args: {
    page: {
      document: {
        ...pageTitled('总产量'),
        variables: [{ name: 'line', kind: 'text', label: '产线' }],
      },
      version: 1,
      hasChanges: false,
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    const words = actionMessages[language]
    await userEvent.click(canvas.getByRole('tab', { name: studioMessages[language].tree }))
    const [first] = await canvas.findAllByRole('treeitem')
    if (!first) throw new Error('no components')
    await userEvent.click(first)
    const properties = canvas.queryByRole('tab', { name: studioMessages[language].properties })
    if (properties) await userEvent.click(properties) // one panel at a time
    await userEvent.click(canvas.getByRole('tab', { name: studioMessages[language].action }))
    await userEvent.click(await canvas.findByRole('button', { name: words.addRule }))
    await userEvent.selectOptions(canvas.getByLabelText(words.kind), 'breakpoint')
    await expect(canvas.getByLabelText(words.wide)).toBeChecked()
    const rule = canvas.getByRole('group', { name: words.rule(1) })
    await userEvent.click(canvas.getByRole('button', { name: words.removeRule(1) }))
    await expect(rule).not.toBeInTheDocument()
    const [choice] = canvas.getAllByRole('option', { name: words['set-variable'] })
    const action = choice?.closest('select')
    if (!action) throw new Error('no choice of actions')
    await userEvent.selectOptions(action, 'set-variable')
    await userEvent.selectOptions(canvas.getByLabelText(words.chooseVariable), 'line')
    const column = await canvas.findByRole('combobox', { name: words.columnName })
    await userEvent.selectOptions(column, 'output')
    await expect(column).toHaveValue('output')
  },
}

/** People may change the page for themselves, as far as is said of each component. */
export const Zones: Story = {
  args: { hasZones: true },
  play: async ({ canvas, userEvent, globals }) => {
    const language = globals['language'] as 'zh-CN' | 'en-US'
    await userEvent.click(canvas.getByRole('tab', { name: studioMessages[language].tree }))
    const [first] = await canvas.findAllByRole('treeitem')
    if (!first) throw new Error('no components')
    await userEvent.click(first)
    const properties = canvas.queryByRole('tab', { name: studioMessages[language].properties })
    if (properties) await userEvent.click(properties) // one panel at a time
    await userEvent.click(canvas.getByRole('tab', { name: studioMessages[language].place }))
    const zone = canvas.getByRole('combobox', { name: zoneMessages[language].zone })
    await expect(zone).toHaveValue('free')
    await userEvent.selectOptions(zone, 'fixed')
    await expect(zone).toHaveValue('fixed')
    await userEvent.click(canvas.getByRole('button', { name: studioMessages[language].undo }))
    await expect(zone).toHaveValue('free')
  },
}

/** What is stored is no page. */
export const Refused: Story = {
  args: { page: { document: 'no page', version: 1, hasChanges: false } },
}

export const LongText: Story = {
  args: { name: '很长的名称'.repeat(8) },
}
