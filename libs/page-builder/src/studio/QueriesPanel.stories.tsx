import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { FakeAnswer } from '../testing/FakeDataPort.js'
import { pageNode, type PageParts } from '../testing/pages.js'
import { StudioStage } from '../testing/StudioStage.js'
import '../page.css'
import '../studio.css'
import { QueriesPanel } from './QueriesPanel.js'
import { queryMessages } from './queryMessages.js'

const devices: FakeAnswer = {
  columns: [
    { name: 'state', type: 'string', values: ['运行', '故障'], label: '状态' },
    { name: 'count', type: 'number', values: [42, 3], label: '数量' },
  ],
}
const page: PageParts = {
  nodes: [
    pageNode({
      ...{ id: 'a', type: 'spruce.table', w: 12, h: 6 },
      props: { query: 'devices_1' },
    }),
  ],
  queries: [
    { id: 'devices_1', source: 'devices-by-state', parameters: {} },
    { id: 'alarms_1', source: 'alarms', parameters: {} },
  ],
}

interface PanelStory {
  readonly page: PageParts
  readonly answers: Readonly<Record<string, FakeAnswer>>
  readonly isReadOnly?: boolean
}

const meta = {
  title: 'Page Builder/Studio/QueriesPanel',
  component: QueriesPanel,
  parameters: {
    ...{ page, answers: { devices_1: devices } },
    docs: {
      description: {
        component: `Lists the queries of a page: what each asks, how many components show it, and what it answers now.

| Key | Does |
| --- | --- |
| Tab | goes from query to query, through their buttons |
| Enter, Space | on a name opens what it answers |

**Do** look at the answer before a widget is given the query. **Don't** remove a query that another one joins: the panel names it instead.`,
      },
    },
  },
  render: (_, { parameters }) => {
    const { page, answers, isReadOnly = false } = parameters as unknown as PanelStory
    return (
      <StudioStage page={page} answers={answers} isReadOnly={isReadOnly}>
        <QueriesPanel />
      </StudioStage>
    )
  },
} satisfies Meta<typeof QueriesPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { page: { nodes: [], queries: [] } } }

/** Whoever may not edit sees what is asked, and changes nothing. */
export const ReadOnly: Story = {
  parameters: { isReadOnly: true },
  play: async ({ canvas, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await expect(canvas.queryByRole('button', { name: words.addQuery })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: words.show('devices_1') })).toBeVisible()
  },
}

/** What a query answers stands below its name. */
export const Answer: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: words.show('devices_1') }))
    const table = await canvas.findByRole('table', { name: words.result('devices_1') })
    await expect(table).toHaveTextContent('42')
  },
}

/** A query that a component shows is removed once that was said. */
export const Removed: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: words.remove('devices_1') }))
    await userEvent.click(await screen.findByRole('button', { name: words.removeQuery }))
    await expect(await canvas.findByText(words.removed('devices_1'))).toBeInTheDocument()
    await expect(
      canvas.queryByRole('button', { name: words.show('devices_1') }),
    ).not.toBeInTheDocument()
  },
}

/** A query that another one joins stays: a warning names the other one. */
export const Needed: Story = {
  parameters: {
    page: {
      nodes: [],
      queries: [
        { id: 'devices_1', source: 'devices-by-state', parameters: {} },
        {
          ...{ id: 'alarms_1', source: 'alarms', parameters: {} },
          transforms: [
            { kind: 'join', query: 'devices_1', key: 'state', otherKey: 'state', isInner: false },
          ],
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const words = queryMessages[globals['language'] as 'zh-CN' | 'en-US']
    await userEvent.click(canvas.getByRole('button', { name: words.remove('devices_1') }))
    const warning = await screen.findByText(words.neededBy('devices_1', 'alarms_1'))
    await waitFor(() => expect(warning).toBeVisible())
    await expect(canvas.getByRole('button', { name: words.show('devices_1') })).toBeVisible()
  },
}
