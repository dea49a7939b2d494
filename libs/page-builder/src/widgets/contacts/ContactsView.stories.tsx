import type { Meta, StoryObj } from '@storybook/react-vite'
import { WorkStage } from '../../testing/WorkStage.js'
import { workProps } from '../../work/workProps.js'
import '../../page.css'
import { contactsWidget } from './definition.js'
import { ContactsView } from './ContactsView.js'

const meta = {
  title: 'Page Builder/Widgets/ContactsView',
  component: ContactsView,
  args: { id: 'widget', props: { ...workProps.fallback, title: '通讯录' }, frame: { columns: [] } },
  render: ({ props }) => <WorkStage definition={contactsWidget} props={props} list="filled" />,
  parameters: {
    docs: {
      description: {
        component: `The contact book: a search and who it finds.

| Key | Does |
| --- | --- |
| Tab | goes to the search |
| Enter | searches at once |

**Do** leave contacts masked. **Don't** make it a list of a whole company.`,
      },
    },
  },
} satisfies Meta<typeof ContactsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  render: ({ props }) => <WorkStage definition={contactsWidget} props={props} list="empty" />,
}

export const Loading: Story = {
  render: ({ props }) => <WorkStage definition={contactsWidget} props={props} list="loading" />,
}

export const Failed: Story = {
  render: ({ props }) => <WorkStage definition={contactsWidget} props={props} list="failed" />,
}

/** A page whose feature gives no such list says so. */
export const WithoutPort: Story = {
  render: ({ props }) => <WorkStage definition={contactsWidget} props={props} list="none" />,
}

export const LongText: Story = {
  render: ({ props }) => <WorkStage definition={contactsWidget} props={props} list="long" />,
}
