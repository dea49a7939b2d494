import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { deviceAreasWidget } from './definition.js'
import { deviceAreasProps } from './props.js'
import { DeviceAreasView } from './DeviceAreasView.js'

const frame = {
  columns: [
    { name: 'id', type: 'string', values: ['1', '2', '3'] },
    { name: 'area', type: 'string', values: ['总装厂区', '焊装车间', '涂装车间'] },
    { name: 'parent', type: 'string', values: [null, '1', '1'] },
    { name: 'devices', type: 'number', values: [2, 8, 5] },
    { name: 'online', type: 'number', values: [2, 7, 5] },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/DeviceAreasView',
  component: DeviceAreasView,
  args: {
    id: 'widget',
    props: { ...deviceAreasProps.fallback, title: '设备区域' },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={deviceAreasWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Areas with those below them, each with its devices and how many are online.

| Key | Does |
| --- | --- |
| Tab | goes along the names, where the page says what a press does |
| Enter | presses one |

**Do** take the source \`devices-by-area\`. **Don't** filter rows away: an area without the one above it stands at the top.`,
      },
    },
  },
} satisfies Meta<typeof DeviceAreasView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => (
    <WidgetStage definition={deviceAreasWidget} props={props} answer="never" />
  ),
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={deviceAreasWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which column it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: frame.columns.filter(({ name }) => name !== 'parent') } },
}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
