import { ApiError } from '@spruce/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { LinkedSection } from './LinkedSection.js'

const meta = {
  title: 'Feature Personal/Profile/LinkedSection',
  component: LinkedSection,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal
        handlers={parameters['handlers'] as TestHandlers}
        environment={{ hasWechat: true }}
      >
        <Story />
      </TestPersonal>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The accounts elsewhere that open this one, with the ways to unlink them and to link more.

| Key | Does |
| --- | --- |
| Tab | the button of each row, then the buttons that link |
| Enter, Space | asks before an account is unlinked; then the heading has the focus |

**Do** set \`isLimited\` where an identity provider let the person in: WeChat opens the whole account. **Don't** offer to link what is linked already; ConnectButtons leaves it out.`,
      },
    },
  },
} satisfies Meta<typeof LinkedSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  parameters: { handlers: { 'GET /spruce/api/v1/bound-accounts': [] } },
}

/** An identity provider let the person in: WeChat is not theirs to change. */
export const Limited: Story = { args: { isLimited: true } }

/** On the way back from WeChat. */
export const NotConnected: Story = {
  args: { problem: '微信授权无效或已失效' },
  parameters: { handlers: { 'GET /spruce/api/v1/bound-accounts': [] } },
}

export const Loading: Story = {
  parameters: {
    handlers: { 'GET /spruce/api/v1/bound-accounts': () => new Promise(() => undefined) },
  },
}

export const Failed: Story = {
  parameters: {
    handlers: {
      'GET /spruce/api/v1/bound-accounts': () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
}
