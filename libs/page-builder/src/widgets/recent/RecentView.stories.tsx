import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { recentWidget } from './definition.js'
import { RecentView } from './RecentView.js'

const meta = {
  title: 'Page Builder/Widgets/RecentView',
  component: RecentView,
  args: {
    id: 'widget',
    props: { ...workProps.fallback, title: '最近打开' },
    frame: { columns: [] },
  },
  render: ({ props }) => <WorkStage definition={recentWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `Pages that the viewer opened last, newest first.

| Key | Does |
| --- | --- |
| Tab | goes along the entries |
| Enter | opens one |

**Do** put it near the top, where a hand returns to. **Don't** show more of them than a person remembers.`,
      },
    },
  },
} satisfies Meta<typeof RecentView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={recentWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={recentWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={recentWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={recentWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={recentWidget} props={props} list="long" />,
}
