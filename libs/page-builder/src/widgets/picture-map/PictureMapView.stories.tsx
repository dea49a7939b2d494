import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { pictureMapWidget } from './definition.js'
import { pictureMapProps } from './props.js'
import { PictureMapView } from './PictureMapView.js'

const frame = {
  columns: [
    { name: 'device', type: 'string', values: ['一号水泵', '二号水泵', '一号风机'] },
    { name: 'state', type: 'string', values: ['run', 'alarm', 'run'] },
  ],
} as const

const meta = {
  title: 'Page Builder/Widgets/PictureMapView',
  component: PictureMapView,
  args: {
    id: 'widget',
    props: {
      ...pictureMapProps.fallback,
      title: '厂区平面图',
      url: '/favicon.svg',
      alt: '厂区平面图',
      state: 'state',
      states: [
        { value: 'run', label: '运行', tone: 'success' },
        { value: 'alarm', label: '告警', tone: 'danger' },
      ],
      places: [
        { name: '一号水泵', x: 25, y: 30 },
        { name: '二号水泵', x: 70, y: 60 },
      ],
    },
    frame,
  },
  render: ({ props, frame }) => (
    <WidgetStage definition={pictureMapWidget} props={props} answer={frame} />
  ),
  parameters: {
    docs: {
      description: {
        component: `Things with their states where they stand on a picture; what the page does not place comes below it.

| Key | Does |
| --- | --- |
| Tab | goes along the names, where the page says what a press does |
| Enter | presses one |

**Do** give every state its word. **Don't** place two things on one spot.`,
      },
    },
  },
} satisfies Meta<typeof PictureMapView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Without rows there is nothing to show. */
export const Empty: Story = {
  args: { frame: { columns: frame.columns.map((column) => ({ ...column, values: [] })) } },
}

export const Loading: Story = {
  render: ({ props }) => <WidgetStage definition={pictureMapWidget} props={props} answer="never" />,
}

export const Failed: Story = {
  render: ({ props }) => (
    <WidgetStage
      definition={pictureMapWidget}
      props={props}
      answer={{ ok: false, error: new Error('503') }}
    />
  ),
}

/** It says which columns it needs. */
export const MissingColumn: Story = {
  args: { frame: { columns: [] } },
}

/** An address that must not be shown is none. */
export const NoAddress: Story = { args: { props: { ...meta.args.props, url: '' } } }

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
