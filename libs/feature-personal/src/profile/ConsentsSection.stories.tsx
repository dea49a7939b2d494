import { ApiError } from '@spruce/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { ConsentsSection } from './ConsentsSection.js'

const meta = {
  title: 'Feature Personal/Profile/ConsentsSection',
  component: ConsentsSection,
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
        component: `The applications that a person has let in, each with the way to take it back.

| Key | Does |
| --- | --- |
| Tab | goes from one Revoke button to the next |
| Enter, Space | asks before the consent is taken back; then the heading has the focus |

**Do** say when it was granted and how many sessions live by it: that is what people decide by. **Don't** take a consent back without a question; the sessions of that application end at once.`,
      },
    },
  },
} satisfies Meta<typeof ConsentsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = {
  parameters: { handlers: { 'GET /spruce/api/v1/oauth-consents': [] } },
}

export const Loading: Story = {
  parameters: {
    handlers: { 'GET /spruce/api/v1/oauth-consents': () => new Promise(() => undefined) },
  },
}

export const Failed: Story = {
  parameters: {
    handlers: {
      'GET /spruce/api/v1/oauth-consents': () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
}
