import { ApiError } from '@spruce/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestHandlers } from '@spruce/api-client/testing'
import '../personal.css'
import { TestPersonal } from '../testing/TestPersonal.js'
import { SignInsSection } from './SignInsSection.js'

const meta = {
  title: 'Feature Personal/Profile/SignInsSection',
  component: SignInsSection,
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
        component: `The last sign-ins of the account, the failed ones too: by them a person notices somebody else.

**Do** say the reason of a failed one beside where it came from. **Don't** leave the successful ones out: one that was not the person's own is the one that matters.`,
      },
    },
  },
} satisfies Meta<typeof SignInsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { handlers: { 'GET /spruce/api/v1/sign-ins': [] } } }

export const Loading: Story = {
  parameters: { handlers: { 'GET /spruce/api/v1/sign-ins': () => new Promise(() => undefined) } },
}

export const Failed: Story = {
  parameters: {
    handlers: {
      'GET /spruce/api/v1/sign-ins': () => {
        throw new ApiError({ kind: 'http', status: 503, message: '网络开小差了，请稍后重试' })
      },
    },
  },
}
