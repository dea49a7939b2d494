import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { heatMapWidget } from './definition.js'
import { heatMapProps } from './props.js'
import { HeatMapView } from './HeatMapView.js'

const frame = {
  columns: [
    {
      name: 'line',
      type: 'string',
      values: ['一号线', '一号线', '二号线', '二号线'],
      label: '产线',
    },
    { name: 'shift', type: 'string', values: ['早班', '晚班', '早班', '晚班'], label: '班次' },
    { name: 'output', type: 'number', values: [640, 320, 505, 600], label: '产量', unit: 't' },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/HeatMapView',
  component: HeatMapView,
  args: {
    id: 'widget',
    props: { ...heatMapProps.fallback, title: '各产线产量' },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={heatMapWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Values by two names each: a table whose cells are the deeper the higher they are.

| Key | Does |
| --- | --- |
| Tab | goes to the buttons of the frame: the table, the copy |

**Do** put the longer list of names into the rows. **Don't** show more than a screen of columns.`,
      },
    },
  },
} satisfies Meta<typeof HeatMapView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={heatMapWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={heatMapWidget}
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
