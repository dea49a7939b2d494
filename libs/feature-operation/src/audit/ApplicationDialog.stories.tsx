import { createTestApi } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { behindStory, failAnswer, inPortal, type Staged } from '@spruce/console-kit/testing'
import { ApplicationDialog } from './ApplicationDialog.js'
import { createApplicationsApi, makeApplications, someDuplicates } from './applicationsHandlers.js'

const meta = {
  title: 'Feature Operation/Audit/ApplicationDialog',
  component: ApplicationDialog,
  args: {
    api: () => createApplicationsApi(makeApplications(4)),
    permissions: 'all',
    application: { id: 'a1', name: '申请企业 1' },
    onOpen: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(ApplicationDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `One application: what was asked for, what is like it, what was done with it; and the decisions while it waits for one.

| Key | Does |
| --- | --- |
| Tab | goes around within the dialog: the text, which the arrow keys scroll, applications that are alike, the decisions |
| Escape | closes; the focus returns |

**Do** say of each duplicate what it is. **Don't** say whose account a contact is: that is nobody's business here.`,
      },
    },
  },
} satisfies Meta<Staged<typeof ApplicationDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Duplicates: Story = {
  args: { api: () => createApplicationsApi(makeApplications(5), { duplicates: someDuplicates }) },
}

/** Decided: nothing can be done any more. */
export const Rejected: Story = { args: { application: { id: 'a4', name: '申请企业 4' } } }

/** May not see the logs: the last step only. */
export const WithoutLogs: Story = {
  args: { permissions: ['customer:audit'], application: { id: 'a4', name: '申请企业 4' } },
}

/** The server never answers. */
export const Loading: Story = {
  args: {
    api: () =>
      createTestApi({
        'GET /spruce/api/v1/applications/{id}': () => new Promise<never>(() => undefined),
      }),
  },
}

/** The server fails. */
export const Failed: Story = {
  args: { api: () => createTestApi({ 'GET /spruce/api/v1/applications/{id}': failAnswer }) },
}

export const LongText: Story = {
  args: {
    api: () =>
      createApplicationsApi(
        makeApplications(1).map((row) => ({
          ...row,
          name: '很长的企业名称'.repeat(10),
          reason: '很长的申请说明'.repeat(60),
        })),
      ),
    application: { id: 'a1', name: '很长的企业名称'.repeat(10) },
  },
}
