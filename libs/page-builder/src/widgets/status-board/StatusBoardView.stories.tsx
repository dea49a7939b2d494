import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { statusBoardWidget } from './definition.js'
import { statusBoardProps } from './props.js'
import { StatusBoardView } from './StatusBoardView.js'

const frame = {
  columns: [
    { name: 'device', type: 'string', values: ['一号水泵', '二号水泵', '一号风机'] },
    { name: 'state', type: 'string', values: ['run', 'alarm', 'off'] },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/StatusBoardView',
  component: StatusBoardView,
  args: {
    id: 'widget',
    props: {
      ...statusBoardProps.fallback,
      title: '设备状态',
      state: 'state',
      states: [
        { value: 'run', label: '运行', tone: 'success' },
        { value: 'alarm', label: '告警', tone: 'danger' },
      ],
    },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={statusBoardWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `A tile for each thing, with its state in a word and a colour; a press does what the page says of a row.

| Key | Does |
| --- | --- |
| Tab | goes along the tiles, where the page says what a press does |
| Enter | presses one |

**Do** give every state its word. **Don't** rely on the colour alone.`,
      },
    },
  },
} satisfies Meta<typeof StatusBoardView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => (
    <WidgetStage definition={statusBoardWidget} props={props} answer="never" />
  ),
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={statusBoardWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which columns it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: [] } },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
