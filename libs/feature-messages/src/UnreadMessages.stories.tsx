import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { letterFixture, messageCalls, TestMessages } from './testing/TestMessages.js'
import { UnreadMessages } from './UnreadMessages.js'

const meta = {
  title: 'Feature Messages/UnreadMessages',
  component: UnreadMessages,
  decorators: [
    (Story, { parameters }) => (
      <TestMessages handlers={parameters['handlers'] as TestHandlers}>
        {/* Room for a finger, as the home page gives it. */}
        <div style={{ lineHeight: '32px' }}>
          <Story />
        </div>
      </TestMessages>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `How many messages wait for the person, and the newest of them, on the home page.

| Key | Does |
| --- | --- |
| Tab | goes to the next message |
| Enter, Space | opens it in the drawer |

**Do** set \`meta.live\` on what it reads, so that a message that comes shows without a reload. **Don't** list everything here; the drawer has all pages.`,
      },
    },
  },
} satisfies Meta<typeof UnreadMessages>
export default meta
type Story = StoryObj<typeof meta>

const failed = () => {
  throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
}

export const Default: Story = {}

export const Empty: Story = {
  parameters: {
    handlers: {
      [messageCalls.numbers]: { total: 0, letters: 0, notices: 0, mustConfirm: 0 },
      [messageCalls.letters]: [],
      [messageCalls.latestNotices]: [],
    },
  },
}

export const Loading: Story = {
  parameters: { handlers: { [messageCalls.numbers]: () => new Promise(() => undefined) } },
}

export const Failed: Story = { parameters: { handlers: { [messageCalls.numbers]: failed } } }

export const LongText: Story = {
  parameters: {
    handlers: {
      [messageCalls.letters]: [
        { ...letterFixture, title: '很长的名称很长的名称很长的名称很长的名称很长的名称' },
      ],
    },
  },
}
