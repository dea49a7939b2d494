import type { Meta, StoryObj } from '@storybook/react-vite'
import { WidgetStage } from '../../testing/WidgetStage.js'
import '../../page.css'
import { clockWidget } from './definition.js'
import { clockProps } from './props.js'
import { ClockView } from './ClockView.js'

const meta = {
  title: 'Page Builder/Widgets/ClockView',
  component: ClockView,
  args: {
    id: 'widget',
    props: { ...clockProps.fallback, title: '当地时间', zone: 'Asia/Shanghai' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WidgetStage definition={clockWidget} props={props} />,
  parameters: {
    docs: {
      description: {
        component: `The time and the day, here or in a time zone, once a minute or once a second.

| Key | Does |
| --- | --- |
| Tab | goes past it: there is nothing to press |

**Do** name the time zone where it is not the own one. **Don't** show seconds where nobody needs them.`,
      },
    },
  },
} satisfies Meta<typeof ClockView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  args: { props: { ...meta.args.props, title: '很长的名称'.repeat(8) } },
}
