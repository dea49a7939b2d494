import type { Meta, StoryObj } from '@storybook/react-vite'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Application } from './applicationQueries.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { ApplicationTimeline } from './ApplicationTimeline.js'

const [waiting, asked, , rejected] = makeApplications(4) as [
  Application,
  Application,
  Application,
  Application,
]

const meta = {
  title: 'Feature Operation/Audit/ApplicationTimeline',
  component: ApplicationTimeline,
  args: {
    application: waiting,
    permissions: ['customer:audit'],
    api: () => createApplicationsApi(makeApplications(4)),
  },
  argTypes: behindStory,
  render: inPortal(ApplicationTimeline),
  parameters: {
    docs: {
      description: {
        component: `Who did what with an application and said what, the newest first. Decisions come from its history; without it the last one is known.

| Key | Does |
| --- | --- |
| — | it is text: nothing to reach |

**Do** show the auditor's words as they were sent. **Don't** make up a time that no record holds.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationTimeline>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Asked: Story = { args: { application: asked } }
export const Rejected: Story = { args: { application: rejected } }
export const LongText: Story = {
  args: { application: { ...rejected, note: '很长的驳回原因'.repeat(40) } },
}
