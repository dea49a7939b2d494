import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Application } from './applicationQueries.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { ApproveDialog } from './ApproveDialog.js'

const [application] = makeApplications(1) as [Application]

const meta = {
  title: 'Feature Operation/Audit/ApproveDialog',
  component: ApproveDialog,
  args: {
    api: () => createApplicationsApi(makeApplications(1)),
    permissions: 'all',
    application,
    onSubmit: fn(() => Promise.resolve(application)),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ApproveDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: `Code, plan and end of a new customer, with what will be set up and where its credentials go. The preview follows code and plan.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: code, plan, day, buttons |
| Enter | approves, from a text field |
| Escape | closes, after a question when something was changed |

**Do** say before the press what the server would refuse. **Don't** show a password here: it goes to the contact alone.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApproveDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Code and mobile are known already. */
export const Conflicts: Story = {
  args: {
    api: () =>
      createApplicationsApi(makeApplications(1), { takenCodes: ['apply-1'], hasTakenMobile: true }),
  },
}

/** May decide, may not see plans. */
export const WithoutPlans: Story = { args: { permissions: ['customer:audit'] } }

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/applications/{id}/approval-preview': () =>
          new Promise<never>(() => undefined),
        'GET /spruce/api/v1/plans': () => ({ rows: [], total: 0 }),
      }),
  },
}

export const LongText: Story = {
  args: { application: { ...application, name: '很长的企业名称'.repeat(10) } },
}
