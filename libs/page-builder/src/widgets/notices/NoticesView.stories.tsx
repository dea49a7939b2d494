import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { noticesWidget } from './definition.js'
import { NoticesView } from './NoticesView.js'

const meta = {
  title: 'Page Builder/Widgets/NoticesView',
  component: NoticesView,
  args: { id: 'widget', props: { ...workProps.fallback, title: '公告' }, frame: { columns: [] } },
  render: ({ props }) => <WorkStage definition={noticesWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `Notices of the organisation, newest first, with what is unread.

| Key | Does |
| --- | --- |
| Tab | goes along the entries |
| Enter | opens one |

**Do** show when each was published. **Don't** use it for what only one person must do.`,
      },
    },
  },
} satisfies Meta<typeof NoticesView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={noticesWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={noticesWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={noticesWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={noticesWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={noticesWidget} props={props} list="long" />,
}
