import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { calendarProps } from './props.js'
import '../../page.css'
import { calendarWidget } from './definition.js'
import { CalendarView } from './CalendarView.js'

const meta = {
  title: 'Page Builder/Widgets/CalendarView',
  component: CalendarView,
  args: {
    id: 'widget',
    props: { ...calendarProps.fallback, title: '我的日程' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WorkStage definition={calendarWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `The viewer's next events, day by day.

| Key | Does |
| --- | --- |
| Tab | goes past it: there is nothing to press |

**Do** choose as many days as people plan ahead. **Don't** show the events of others.`,
      },
    },
  },
} satisfies Meta<typeof CalendarView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={calendarWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={calendarWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={calendarWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={calendarWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={calendarWidget} props={props} list="long" />,
}
