import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { tableWidget } from './definition.js'
import { tableProps } from './props.js'
import { TableView } from './TableView.js'

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
    { name: 'target', type: 'number', values: [1200, 1000, 1100], label: '目标', unit: 't' },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/TableView',
  component: TableView,
  args: { id: 'widget', props: { ...tableProps.fallback, title: '各产线' }, frame },
  render: ({ props, frame }) => (
    <WidgetStage definition={tableWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Rows of a frame, sorted by a press on a head; the first cell leads on where the page says so.

| Key | Does |
| --- | --- |
| Tab | goes to the heads and the links of rows |
| Enter, Space | on a head sorts by it, once more turns the order round |

**Do** choose the few columns that are read. **Don't** show more rows than somebody goes through.`,
      },
    },
  },
} satisfies Meta<typeof TableView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Chosen columns, each under a name and in a unit of its own; from a threshold on a word says it. */
export const OwnColumns: Story = {
  args: {
    props: {
      ...meta.args.props,
      columns: [
        { name: 'line', label: '', unit: '', thresholds: [] },
        {
          ...{ name: 'output', label: '今日', unit: 't', decimals: 1 },
          thresholds: [{ from: 1200, tone: 'success', label: '达标' }],
        },
      ],
    },
  },
}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={tableWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={tableWidget}
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
