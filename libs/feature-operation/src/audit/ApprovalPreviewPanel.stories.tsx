import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import type { Application } from './applicationQueries.js'
import { createApplicationsApi, makeApplications } from './applicationsHandlers.js'
import { ApprovalPreviewPanel } from './ApprovalPreviewPanel.js'

const [application] = makeApplications(1) as [Application]
const operation = 'GET /spruce/api/v1/applications/{id}/approval-preview'

const meta = {
  title: 'Feature Operation/Audit/ApprovalPreviewPanel',
  component: ApprovalPreviewPanel,
  args: {
    api: () => createApplicationsApi(makeApplications(1)),
    application,
    code: application.code,
    planId: 'p1',
  },
  argTypes: behindStory,
  render: inPortal(ApprovalPreviewPanel),
  parameters: {
    docs: {
      description: {
        component: `What an approval will set up, whom it tells, and why it would be refused, for the code and the plan chosen above it.

| Key | Does |
| --- | --- |
| Tab | Try again, where it has failed; all else is text |

**Do** keep the former preview on show while the next one is fetched. **Don't** hide what is set up when something would be refused: both are needed to decide.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApprovalPreviewPanel>>
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

/** The server never answers. */
export const Loading: Story = {
  args: { api: () => createTestApi({ [operation]: () => new Promise<never>(() => undefined) }) },
}

/** The server fails. */
export const Failed: Story = { args: { api: () => createTestApi({ [operation]: failAnswer }) } }

export const LongText: Story = {
  args: {
    api: () =>
      createApplicationsApi([
        { ...application, name: '很长的企业名称'.repeat(10), shortName: '很长的简称'.repeat(10) },
      ]),
    application: { ...application, contactName: '很长的联系人姓名'.repeat(5) },
  },
}
