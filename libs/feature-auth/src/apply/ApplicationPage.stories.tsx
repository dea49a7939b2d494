import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import '../auth.css'
import { AuthProvider } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { sampleApplication } from '../testing/sampleApplication.js'
import { ApplicationPage } from './ApplicationPage.js'

const meta = {
  title: 'Feature Auth/Apply/ApplicationPage',
  component: ApplicationPage,
  parameters: { layout: 'fullscreen' },
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
      <AuthProvider value={createTestAuth()}>
        <Story />
      </AuthProvider>
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
