import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { messagesWidget } from './definition.js'
import { MessagesView } from './MessagesView.js'

const meta = {
  title: 'Page Builder/Widgets/MessagesView',
  component: MessagesView,
  args: { id: 'widget', props: { ...workProps.fallback, title: '消息' }, frame: { columns: [] } },
  render: ({ props }) => <WorkStage definition={messagesWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `Messages to the viewer, newest first, with what is unread.

| Key | Does |
| --- | --- |
| Tab | goes along the entries |
| Enter | opens one |

**Do** open the message itself. **Don't** repeat what notices say.`,
      },
    },
  },
} satisfies Meta<typeof MessagesView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={messagesWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={messagesWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={messagesWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={messagesWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={messagesWidget} props={props} list="long" />,
}
