import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { todosWidget } from './definition.js'
import { TodosView } from './TodosView.js'

const meta = {
  title: 'Page Builder/Widgets/TodosView',
  component: TodosView,
  args: { id: 'widget', props: { ...workProps.fallback, title: '待办' }, frame: { columns: [] } },
  render: ({ props }) => <WorkStage definition={todosWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `Work that waits for the viewer, each kind with its count.

| Key | Does |
| --- | --- |
| Tab | goes along the entries |
| Enter | opens one |

**Do** lead to the list in which the work is done. **Don't** count what the viewer may not do.`,
      },
    },
  },
} satisfies Meta<typeof TodosView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={todosWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={todosWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={todosWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={todosWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={todosWidget} props={props} list="long" />,
}
