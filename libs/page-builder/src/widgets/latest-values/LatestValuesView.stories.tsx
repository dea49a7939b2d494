import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { latestValuesWidget } from './definition.js'
import { latestValuesProps } from './props.js'
import { LatestValuesView } from './LatestValuesView.js'

const frame = {
  columns: [
    { name: 'device', type: 'string', values: ['一号水泵', '一号水泵', '一号风机'] },
    { name: 'point', type: 'string', values: ['温度', '压力', '温度'] },
    { name: 'value', type: 'number', values: [61.5, 0.42, null] },
    { name: 'unit', type: 'string', values: ['℃', 'MPa', '℃'] },
    { name: 'valueAt', type: 'time', values: [1763798400000, 1763798400000, null] },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/LatestValuesView',
  component: LatestValuesView,
  args: {
    id: 'widget',
    props: { ...latestValuesProps.fallback, title: '实时数据' },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={latestValuesWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `The last value of each data point, one device after the other.

| Key | Does |
| --- | --- |
| Tab | goes along the names, where the page says what a press does |
| Enter | presses one |

**Do** take the source \`latest-values\`. **Don't** take it for how a value went: that is a chart.`,
      },
    },
  },
} satisfies Meta<typeof LatestValuesView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => (
    <WidgetStage definition={latestValuesWidget} props={props} answer="never" />
  ),
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={latestValuesWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which column it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: frame.columns.slice(1) } },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
