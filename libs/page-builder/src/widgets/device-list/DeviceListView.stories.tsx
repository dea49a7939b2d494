import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { deviceListWidget } from './definition.js'
import { deviceListProps } from './props.js'
import { DeviceListView } from './DeviceListView.js'

const frame = {
  columns: [
    { name: 'device', type: 'string', values: ['一号水泵', '二号水泵', '一号风机'] },
    { name: 'area', type: 'string', values: ['焊装车间', '焊装车间', '涂装车间'] },
    { name: 'online', type: 'boolean', values: [true, false, true] },
    { name: 'lastSeenAt', type: 'time', values: [1763798400000, 1763712000000, 1763798460000] },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/DeviceListView',
  component: DeviceListView,
  args: {
    id: 'widget',
    props: { ...deviceListProps.fallback, title: '设备列表' },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={deviceListWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Devices, each with its area, its state and when it was last heard.

| Key | Does |
| --- | --- |
| Tab | goes along the names, where the page says what a press does |
| Enter | presses one |

**Do** take the source \`devices\`. **Don't** show a whole company: choose an area or a type.`,
      },
    },
  },
} satisfies Meta<typeof DeviceListView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={deviceListWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={deviceListWidget}
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
