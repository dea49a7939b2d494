import { ApiError } from '@spruce/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { DevicesSection } from './DevicesSection.js'

const meta = {
  title: 'Feature Personal/Profile/DevicesSection',
  component: DevicesSection,
  decorators: [
    (Story, { parameters }) => (
      <TestPersonal handlers={parameters['handlers'] as TestHandlers}>
        <Story />
      </TestPersonal>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Where the account is signed in just now, and the way to end each other session or all of them.

| Key | Does |
| --- | --- |
| Tab | the button for all others, then the button of each row |
| Enter, Space | asks before a session ends; then the heading has the focus |

**Do** mark the device on which one sits, and leave its row without a button. **Don't** say that something ended when it was over before: the server tells how many did.`,
      },
    },
  },
} satisfies Meta<typeof DevicesSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { handlers: { 'GET /spruce/api/v1/sessions': [] } } }

export const Loading: Story = {
  parameters: { handlers: { 'GET /spruce/api/v1/sessions': () => new Promise(() => undefined) } },
}

export const Failed: Story = {
  parameters: {
    handlers: {
      'GET /spruce/api/v1/sessions': () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
}
