import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { progressWidget } from './definition.js'
import { progressProps } from './props.js'
import { ProgressView } from './ProgressView.js'

const frame = {
  columns: [
    { name: 'line', type: 'string', values: ['一号线', '二号线', '三号线'], label: '产线' },
    { name: 'output', type: 'number', values: [1280, 960, 1105], label: '产量', unit: 't' },
    { name: 'target', type: 'number', values: [1200, 1000, 1100], label: '目标', unit: 't' },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/ProgressView',
  component: ProgressView,
  args: {
    id: 'widget',
    props: { ...progressProps.fallback, title: '计划完成', column: 'output', most: 1500 },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={progressWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `How far each of a few things is on its way to a whole.

| Key | Does |
| --- | --- |
| Tab | goes to the buttons of the frame: the table, the copy |

**Do** say what the whole is. **Don't** show more than fits without scrolling.`,
      },
    },
  },
} satisfies Meta<typeof ProgressView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={progressWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={progressWidget}
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
