import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { TestAuth } from '../testing/TestAuth.js'
import { sampleApplication } from '../testing/sampleApplication.js'
import { ApplicationPage } from './ApplicationPage.js'

const meta = {
  title: 'Feature Auth/Apply/ApplicationPage',
  component: ApplicationPage,
  parameters: {
    docs: {
      description: {
        component: `How the application of a company stands, and the one thing its applicant can do next.

| Key | Does |
| --- | --- |
| Tab | language, dark mode, the link, its button, then the ways on |
| Enter | on the link: opens the application again |
| Enter, Space | on a button: copies the link, answers, applies anew, signs in or asks how it stands |

**Do** show the reviewer's \`note\` whenever there is one, and put the reason into \`notice\` when another state was expected. **Don't** offer a second way on beside the one of the state; only asking again is always there.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    application: { ...sampleApplication, status: 'submitted', note: null },
    link: 'https://console.example.cn/customer-apply#q3Zt0yBf1m8Yw5uK2cXe7LrP9aVhJ4nDsG6iToQ0xWE',
    onRefresh: fn(),
    onAnswer: fn(),
    onAgain: fn(),
    onSignIn: fn(),
  },
  decorators: [
    (Story) => (
      <TestAuth>
        <Story />
      </TestAuth>
    ),
  ],
} satisfies Meta<typeof ApplicationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Submitted: Story = {}

export const NeedsInformation: Story = { args: { application: sampleApplication } }

export const Approved: Story = {
  args: {
    application: {
      ...sampleApplication,
      status: 'approved',
      note: null,
      decidedAt: '2026-11-21T02:00:00.000Z',
    },
  },
}

export const Rejected: Story = {
  args: {
    application: {
      ...sampleApplication,
      status: 'rejected',
      note: '提供的资料与工商登记不符',
      decidedAt: '2026-11-21T02:00:00.000Z',
    },
  },
}
