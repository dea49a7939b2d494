import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { scatterWidget } from './definition.js'
import { scatterProps } from './props.js'
import { ScatterView } from './ScatterView.js'

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'target', type: 'number', values: [1200, 1000, 1100], label: '目标', unit: 't' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/ScatterView',
  component: ScatterView,
  args: {
    id: 'widget',
    props: { ...scatterProps.fallback, title: '计划与实际产量' },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={scatterWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Two values of each thing against each other.

| Key | Does |
| --- | --- |
| Tab | goes to the buttons of the frame: the table, the copy |

**Do** name the columns and their units. **Don't** read a cause out of a cloud.`,
      },
    },
  },
} satisfies Meta<typeof ScatterView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={scatterWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={scatterWidget}
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
