import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { gaugeWidget } from './definition.js'
import { gaugeProps } from './props.js'
import { GaugeView } from './GaugeView.js'

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
    { name: 'target', type: 'number', values: [1200, 1000, 1100], label: '目标', unit: 't' },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/GaugeView',
  component: GaugeView,
  args: {
    id: 'widget',
    props: {
      ...gaugeProps.fallback,
      title: '负荷',
      column: 'output',
      most: 1500,
      thresholds: [{ from: 1000, tone: 'warning', label: '偏高' }],
    },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={gaugeWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `The last value of a column between its least and its most, with the word of its threshold.

| Key | Does |
| --- | --- |
| Tab | goes to the buttons of the frame: the table, the copy |

**Do** give each threshold its word. **Don't** use it for a value that has no limits.`,
      },
    },
  },
} satisfies Meta<typeof GaugeView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A unit and decimals of its own, in the place of those of the column. */
export const OwnFormat: Story = {
  args: { props: { ...meta.args.props, unit: 't', decimals: 1 } },
}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={gaugeWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={gaugeWidget}
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
